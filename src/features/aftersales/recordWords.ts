import type { AftersalesRecord } from '@/contract/aftersalesRecord'
import { shopFormat } from '@/lib/time'

/** The colour of a record: green where what was asked for was given, quiet where it was not. */
export const recordTone = (result: string): string =>
  result === 'granted' ? 'color-link' : result === 'notGranted' ? 'color-secondary' : 'color-clinic'

/** The month under which it stands: 2026 年 11 月. */
export const monthOf = ({ appliedAt }: Pick<AftersalesRecord, 'appliedAt'>): string => shopFormat(appliedAt, 'YYYY 年 M 月')

/** What it is about: its first goods, and how many more. */
export function aboutText({ lines, count }: Pick<AftersalesRecord, 'lines' | 'count'>): string {
  const [line] = lines
  if (!line) return ''
  return lines.length > 1 ? `${line.card.name} 等 ${count} 件` : `${line.card.name} ×${count}`
}
