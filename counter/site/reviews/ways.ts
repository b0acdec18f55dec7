import type { ReviewCase } from '../../contract/review'
import type { KeyName } from '../keys/keys'

/** What can be done with a review: each a call. */
export type Way = 'hide' | 'answer' | 'keep' | 'publish'
type WayRow = { label: string; key: KeyName; letter: string; isPrimary?: true }

/** In the order of the bar: what leads on stands right-most. */
export const WAYS: Readonly<Record<Way, WayRow>> = {
  hide: { label: '不展示', key: 'refuse', letter: 'R' },
  answer: { label: '回复', key: 'write', letter: 'P' },
  keep: { label: '保留，驳回举报', key: 'approve', letter: 'A', isPrimary: true },
  publish: { label: '展示', key: 'approve', letter: 'A', isPrimary: true },
}

const ALL = Object.keys(WAYS) as Way[]
export const waysOf = ({ can }: Pick<ReviewCase, 'can'>) => ALL.filter((way) => can[way]).map((way) => ({ way, ...WAYS[way] }))
