import { SUSPICIONS, type ReviewedInvitation } from '../../contract/invitation'
import { nameOf } from '../rewards/words'

/** Whose invitation it is: 周* 邀请的 陈* */
export const pairOf = ({ inviterName, friendName }: ReviewedInvitation): string => `${nameOf(inviterName)} 邀请的 ${nameOf(friendName)}`

export const reasonsOf = ({ reasons }: ReviewedInvitation): string[] => reasons.map((reason) => SUSPICIONS[reason])
