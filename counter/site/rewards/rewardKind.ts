import type { TableColumnsType } from 'antd'
import type { ReviewedAssist } from '../../contract/assist'
import type { ReviewedInvitation } from '../../contract/invitation'
import type { QueueName } from '../../contract/queues'

/** What is the same in every reward that a rule stopped. */
export type ReviewedReward = Pick<ReviewedInvitation | ReviewedAssist, 'waitsSince' | 'reasons' | 'gives' | 'decided'>

export type RewardColumn<R> = TableColumnsType<R>[number]

/** What a coupon is given for: its queue, its words and its calls. */
export type RewardKind<R extends ReviewedReward> = {
  queue: QueueName
  /** Of drafts, by what the audit log calls it: `invitation`. */
  record: string
  idOf: (of: R) => string
  /** 邀请 */
  name: string
  /** Who gets the coupon: 邀请人 */
  receiver: string
  /** Of others, what a refusal keeps to itself. */
  unsaid: string
  /** Which one it is, as a button names it. */
  titleOf: (of: R) => string
  /** What it is decided by, line by line. */
  linesOf: (of: R) => string[]
  /** Of both parts; what stands before and after them is the same everywhere. */
  facts: RewardColumn<R>[]
  approve: (of: R, body: { couponType?: string }, key: string) => Promise<unknown>
  refuse: (of: R, body: { reason: string }, key: string) => Promise<unknown>
}

/** One that is decided on in a dialog. */
export type DecidingProps<R extends ReviewedReward> = {
  kind: RewardKind<R>
  /** As it was seen. */
  of: R
  onClose: () => void
  onDone: () => void
  /** Reads it again. */
  onReread: () => void
}
