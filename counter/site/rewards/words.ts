import type { RewardPart } from '../../contract/rewardReview'

export const PART_NAMES: Readonly<Record<RewardPart, string>> = { waiting: '待核实', decided: '已核实' }

/** That a list is empty: 没有等待核实的邀请 */
export const noneOf = (name: string, part: RewardPart): string => (part === 'waiting' ? `没有等待核实的${name}` : `还没有核实过${name}`)

/** Accounts that were closed name nobody. */
export const nameOf = (masked: string): string => masked || '（已注销）'
