import { eq } from 'drizzle-orm'
import { MAX_COINS_A_DAY, MAX_OF_ORDER, type Gift } from '../../../counter/contract/compensation'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { members } from '../../kernel/schema'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { giveCoupon } from '../coupon/giveCoupon'
import { couponTypes } from '../coupon/schema'
import { give } from '../ledger/enter'
import { notify } from '../message/notify'
import { orders } from '../purchase/schema'
import { compensations } from './schema'

type Giving = { orderCode: string; gift: Gift; reason: string; staffId: string; now: Date }

/**
 * Gives the member of an order coins or a coupon, in one transaction with the row that says why, and tells the member. 404 of an unknown order
 * or coupon; 409 NO_MEMBER where the account is closed, TOO_MANY beyond the gifts of one order; 429 beyond a person's coins of a day.
 */
export async function compensate(tx: Transaction, { orderCode, gift, reason, staffId, now }: Giving): Promise<string> {
  const memberId = await memberOf(tx, orderCode)
  const given = await tx.$count(compensations, eq(compensations.orderCode, orderCode))
  if (given >= MAX_OF_ORDER) throw new HttpError(409, 'TOO_MANY', `一笔订单最多补发 ${MAX_OF_ORDER} 次`)
  const id = randomId()
  const words = gift.kind === 'coins' ? `${gift.coins} 枚健康币` : await couponNamed(tx, gift.couponType)
  const what = gift.kind === 'coins' ? { coins: gift.coins } : { couponType: gift.couponType }
  await tx.insert(compensations).values({ id, memberId, orderCode, ...what, gift: words, reason, givenBy: staffId, givenAt: now })
  if (gift.kind === 'coins') await giveCoins(tx, { id, memberId, orderCode, coins: gift.coins, staffId, now })
  else await giveCoupon(tx, { memberId, couponType: gift.couponType, grant: `compensation ${id}`, now })
  await notify(tx, { template: 'compensated', memberId, event: id, words: { orderCode, gift: words }, at: now })
  return id
}

/** Whose order it is; locked, so that gifts of one order are counted one after the other. */
async function memberOf(tx: Transaction, orderCode: string): Promise<string> {
  const [order] = await tx.select({ memberId: orders.memberId }).from(orders).where(eq(orders.orderCode, orderCode)).for('update')
  if (!order) throw notFound('这笔订单')
  await lockMember(tx, order.memberId)
  const [member] = await tx.select({ erasedAt: members.erasedAt }).from(members).where(eq(members.memberId, order.memberId))
  if (member?.erasedAt !== null) throw new HttpError(409, 'NO_MEMBER', '这位会员已注销，不能补发')
  return order.memberId
}

async function couponNamed(tx: Transaction, couponType: string): Promise<string> {
  const [type] = await tx.select({ name: couponTypes.name }).from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type) throw notFound('这张优惠券')
  return type.name
}

type Coins = { id: string; memberId: string; orderCode: string; coins: number; staffId: string; now: Date }

async function giveCoins(tx: Transaction, { id, memberId, orderCode, coins, staffId, now }: Coins): Promise<void> {
  const limit = { bucket: `compensation:${staffId}`, max: MAX_COINS_A_DAY, seconds: DAY_SECONDS, amount: coins }
  await enforceRateLimit(tx, { ...limit, message: `您今天补发的健康币已到 ${MAX_COINS_A_DAY} 枚，请明天再发或请同事发` }, now)
  const entry = { account: 'coin', amount: coins, reason: 'compensation', reference: orderCode } as const
  await give(tx, { memberId, ...entry, key: `compensation ${id}`, at: now })
}
