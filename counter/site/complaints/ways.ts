import type { ComplaintCase } from '../../contract/complaint'
import type { KeyName } from '../keys/keys'

/** What can be done with a complaint: each a call. */
export type Way = 'take' | 'ask' | 'answer' | 'handIn'
type WayRow = { label: string; key: KeyName; letter: string; isPrimary?: true }

/** In the order of the bar: what leads on stands right-most. */
export const WAYS: Readonly<Record<Way, WayRow>> = {
  take: { label: '受理', key: 'giveBack', letter: 'H' },
  handIn: { label: '登记上报', key: 'write', letter: 'P' },
  ask: { label: '请顾客补充', key: 'ask', letter: 'Q' },
  answer: { label: '回复', key: 'approve', letter: 'A', isPrimary: true },
}

const ALL = Object.keys(WAYS) as Way[]
export const waysOf = ({ can }: Pick<ComplaintCase, 'can'>) => ALL.filter((way) => can[way]).map((way) => ({ way, ...WAYS[way] }))
