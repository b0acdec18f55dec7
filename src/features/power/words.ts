import type { Power, PowerState } from '@/contract/power'
import { spokenDate } from '@/lib/time'
import type { TagKind } from '@/ui/text/Tag'

/** What rights in each state are called, and the look of that word beside one of them. */
export const STATES: Readonly<Record<PowerState, { text: string; tag: TagKind }>> = {
  usable: { text: '可以使用', tag: 'green' },
  coming: { text: '即将开始', tag: 'clinic' },
  paused: { text: '暂停中', tag: 'rx' },
  spent: { text: '已用完', tag: 'plain' },
  over: { text: '已到期', tag: 'plain' },
}

/** 周*国的慢病用药保障 */
export const ofWhom = ({ title, insured }: Pick<Power, 'title' | 'insured'>): string => (insured === null ? title : `${insured}的${title}`)

/** From its first day to its last. */
export const daysText = ({ startsOn, endsOn }: Pick<Power, 'startsOn' | 'endsOn'>): string =>
  `${spokenDate(startsOn)}至 ${spokenDate(endsOn)}`

/** What all of a limit is called: of instalments what those that are paid added. */
export const limitLabel = ({ type }: Pick<Power, 'type'>): string => (type === 'innovationpay' ? '目前额度' : '一年')
