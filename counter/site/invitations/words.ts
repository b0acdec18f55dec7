import { SUSPICIONS, type InvitationPart, type ReviewedInvitation } from '../../contract/invitation'

export const PART_NAMES: Readonly<Record<InvitationPart, string>> = { waiting: '待核实', decided: '已核实' }
export const NONE: Readonly<Record<InvitationPart, string>> = { waiting: '没有等待核实的邀请', decided: '还没有核实过邀请' }

/** Accounts that were closed name nobody. */
export const nameOf = (masked: string): string => masked || '（已注销）'

/** Whose invitation it is: 周* 邀请的 陈* */
export const pairOf = ({ inviterName, friendName }: ReviewedInvitation): string => `${nameOf(inviterName)} 邀请的 ${nameOf(friendName)}`

export const reasonsOf = ({ reasons }: ReviewedInvitation): string[] => reasons.map((reason) => SUSPICIONS[reason])
