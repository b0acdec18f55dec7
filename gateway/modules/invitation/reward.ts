import { and, eq, gte } from 'drizzle-orm'
import { instantOn, shopFormat } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { giveCoupon } from '../coupon/giveCoupon'
import { checkSubstitute, couponEnded } from '../coupon/substitute'
import { notify } from '../message/notify'
import { giftsDue } from './gifts'
import { invitations, type InvitationRow } from './schema'
import { step } from './states'

const rewardedOf = (inviterId: string) => and(eq(invitations.inviterId, inviterId), eq(invitations.state, 'rewarded'))

/** Friends for whom something was given to this member: ever, and in the calendar year of the shop. */
export async function rewardedFor(db: Querying, inviterId: string, now: Date): Promise<{ ever: number; year: number }> {
  const ever = await db.$count(invitations, rewardedOf(inviterId))
  const from = instantOn(`${shopFormat(now, 'YYYY')}-01-01`)
  return { ever, year: await db.$count(invitations, and(rewardedOf(inviterId), gte(invitations.rewardedAt, from))) }
}

type Rewarding = { now: Date; move: 'reward' | 'approve'; set?: Partial<InvitationRow>; couponType?: string | undefined }

/**
 * Gives what was published when the friend accepted, once, in the transaction that says so. Beyond the year’s friends it lapses by itself, and is refused to staff with 409 YEAR_FULL; 409 COUPON_ENDED where a coupon has ended and no other takes its place,
 * NOBODY_THERE where the account of who invites is closed.
 */
export async function reward(tx: Transaction, row: InvitationRow, { now, move, set, couponType }: Rewarding): Promise<void> {
  const { invitationId, inviterId, terms } = row
  if (inviterId === null) throw new HttpError(409, 'NOBODY_THERE', '邀请人已注销账号，不能再发')
  await lockMember(tx, inviterId)
  const { ever, year } = await rewardedFor(tx, inviterId, now)
  if (year >= terms.most) {
    if (move === 'approve') throw new HttpError(409, 'YEAR_FULL', `邀请人今年的 ${terms.most} 位已满，不能再发`)
    await step(tx, { invitationId, move: 'lapse', set })
    return
  }
  const gifts = await giftsDue(tx, { invitationId, terms, before: ever, now })
  if (couponType !== undefined) await checkSubstitute(tx, couponType, now)
  else if (gifts.some(({ isEnded }) => isEnded)) throw couponEnded()
  const given = await step(tx, { invitationId, move, set: { ...set, waitsSince: null, rewardedAt: now } })
  if (!given) return
  for (const { grant, ...gift } of gifts) {
    const type = gift.isEnded ? (couponType ?? gift.couponType) : gift.couponType
    await giveCoupon(tx, { memberId: inviterId, couponType: type, grant, now })
  }
  await notify(tx, {
    ...{ template: 'invitationRewarded', memberId: inviterId, event: invitationId, at: now },
    words: { count: String(gifts.length) },
  })
}

export const tellRefused = (tx: Transaction, { invitationId, inviterId }: InvitationRow, { reason, now }: { reason: string; now: Date }) =>
  inviterId === null
    ? Promise.resolve(false)
    : notify(tx, { template: 'invitationRefused', memberId: inviterId, event: invitationId, words: { reason }, at: now })

/** Whether nothing was given because a published coupon has ended. */
export const isEnded = (error: unknown) => error instanceof HttpError && error.code === 'COUPON_ENDED'
