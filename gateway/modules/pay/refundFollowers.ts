import type { Transaction } from '../../db/open'
import type { Subject } from './subject'

/** Where money that was asked back is: at the bank, for somebody to send by hand, or back. */
export type RefundMoved = {
  subject: Subject
  /** What it was asked back for (`requestRefund`). */
  key: string
  to: 'bank' | 'byHand' | 'done'
  /** It is back because somebody sent it by hand. */
  wasByHand?: boolean
  now: Date
}
type Follower = (tx: Transaction, moved: RefundMoved) => Promise<void>

const followers: Follower[] = []

/** Adds one who is told, in the transaction in which it moves, of money that moves; told twice of one place is told once. */
export const followRefunds = (follower: Follower) => void followers.push(follower)

export async function tellRefundMoved(tx: Transaction, moved: RefundMoved): Promise<void> {
  for (const follower of followers) await follower(tx, moved)
}
