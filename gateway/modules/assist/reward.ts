import type { Transaction } from '../../db/open'
import { giveCoupon } from '../coupon/giveCoupon'
import { notify } from '../message/notify'
import type { AssistRow } from './schema'
import { step } from './states'

/** What a coupon is given for, by which it is found. */
export const assistGrant = (assistId: string) => `assist ${assistId}`

type Rewarding = { now: Date; move: 'reward' | 'approve'; set?: Partial<AssistRow>; couponType?: string | undefined }

/** Gives what was published when it was begun, or by staff another coupon in its place, once, in the transaction that says so. */
export async function reward(
  tx: Transaction,
  row: AssistRow,
  { now, move, set, couponType = row.terms.couponType }: Rewarding,
): Promise<void> {
  const { assistId, memberId } = row
  const given = await step(tx, { assistId, move, set: { ...set, waitsSince: null, rewardedAt: now } })
  if (!given) return
  await giveCoupon(tx, { memberId, couponType, grant: assistGrant(assistId), now })
  await notify(tx, { template: 'assistRewarded', memberId, event: assistId, words: { title: row.terms.title, id: assistId }, at: now })
}

export const tellRefused = (tx: Transaction, { assistId, memberId }: AssistRow, { reason, now }: { reason: string; now: Date }) =>
  notify(tx, { template: 'assistRefused', memberId, event: assistId, words: { reason, id: assistId }, at: now })
