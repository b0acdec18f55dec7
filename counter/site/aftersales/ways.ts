import type { AftersalesCase } from '../../contract/aftersales'
import type { KeyName } from '../keys/keys'

/** What can be done with a refund: each a call, that of the end of an inspection two. */
export type Way = 'take' | 'agree' | 'refuse' | 'arrive' | 'beginInspection' | 'pass' | 'fail'
type WayRow = { can: keyof AftersalesCase['can']; label: string; key: KeyName; letter: string; isRefusal?: true }

/** In the order of the bar: what leads on stands right-most. */
export const WAYS: Readonly<Record<Way, WayRow>> = {
  refuse: { can: 'refuse', label: '拒绝', key: 'refuse', letter: 'R', isRefusal: true },
  fail: { can: 'endInspection', label: '不通过', key: 'refuse', letter: 'R', isRefusal: true },
  take: { can: 'take', label: '受理', key: 'giveBack', letter: 'H' },
  agree: { can: 'agree', label: '同意', key: 'approve', letter: 'A' },
  arrive: { can: 'arrive', label: '已收到', key: 'approve', letter: 'A' },
  beginInspection: { can: 'beginInspection', label: '开始验收', key: 'approve', letter: 'A' },
  pass: { can: 'endInspection', label: '验收通过', key: 'approve', letter: 'A' },
}

const ALL = Object.keys(WAYS) as Way[]
export const waysOf = ({ can }: Pick<AftersalesCase, 'can'>) =>
  ALL.filter((way) => can[WAYS[way].can]).map((way) => ({ way, ...WAYS[way] }))
