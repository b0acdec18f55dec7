import { and, eq, gt, isNull } from 'drizzle-orm'
import { OrderStatus, type order } from '../../../src/contract/order'
import type { Parsed } from '../../../src/contract/endpoint'
import { MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { memberCoupons } from '../coupon/schema'
import { orders } from '../purchase/schema'
import { takeFetch } from '../prescription/fetches'
import { isOrderable, isUsable, type UsablePrescription } from '../prescription/usable'
import { holdLimit } from '../benefit/limit'
import { sha256 } from '../../lib/hash'
import { notFound, HttpError } from '../../lib/httpError'
import { couponOfMember, type HeldCoupon } from '../coupon/held'
import { checkConsents } from '../settlement/checkConsents'
import { isDelivery } from '../delivery/deliveries'
import { alreadyOrdered, checkNotExpired, heldSettlement } from '../settlement/ownSettlement'
import type { KeyRing } from '../../lib/keyRing'
import { joinOrder, takesPrizes } from '../lottery/withOrder'
import { labelOf } from '../lottery/prizes'
import { spendCoins } from './orderCoins'
import { orderTerms } from '../settlement/orderTerms'
import { payableOf } from '../settlement/payableOf'
import { quote, type Quote } from '../settlement/quote'
import { newOrderCode } from './orderCode'
import { boxesOf, reserveStock } from './stock'
import { storeOrder } from './storeOrder'
import { takeFromCart } from './takeFromCart'
import { checkUnpaid, placeHashOf } from './unpaid'

export type Submission = Parsed<typeof order.submit>['body']
export type Submitting = {
  /** None in a command without keys. */
  ring: KeyRing | undefined
  memberId: string
  deviceId: string
  channel: string
  /** A keyed hash of the caller's address. */
  callerHmac: string
  now: Date
  body: Submission
}
type Made = { orderCode: string; payable: number; expiresAt: string; isInReview: boolean }

/**
 * Creates the order of a settlement, atomically and idempotently. The settlement's row is the lock, so it makes one order however often and
 * from however many tabs it is submitted; the same submission again gets the same order. What is taken (stock, coupon, prescription, cart
 * lines) is taken by conditional updates: whoever comes second is refused. Everything that decides about money is read in this transaction.
 */
export async function submitOrder(tx: Transaction, submitting: Submitting): Promise<{ made: Made; isNew: boolean }> {
  const { memberId, now, body } = submitting
  const settlement = await heldSettlement(tx, { memberId, settleId: body.settleId })
  const submitHash = hashOf(body)
  if (settlement.orderCode !== null) {
    if (settlement.submitHash !== submitHash) throw alreadyOrdered(settlement.orderCode)
    return { made: await madeBefore(tx, settlement.orderCode), isNew: false }
  }
  checkNotExpired(settlement, now)
  const { addressId, prescriptionId = settlement.prescriptionId } = body
  const terms = await orderTerms(tx, now)
  const quoted = await quote(tx, {
    memberId,
    skus: settlement.skus,
    now,
    terms,
    addressId,
    prescriptionId,
    benefitId: settlement.benefitId,
  })
  const [problem] = quoted.problems
  if (problem) throw new HttpError(409, problem.code, problem.message, { details: { problems: quoted.problems } })
  if (body.prescriptionId !== undefined && quoted.prescription?.prescriptionId !== body.prescriptionId)
    throw new HttpError(409, 'PRESCRIPTION', '这张处方刚刚用完或已过期，请核对用药人和处方后再提交')
  const { address, consents } = quoted
  if (!address) throw notFound('收货地址')
  if (!isDelivery(body.deliveryId)) throw new HttpError(400, 'DELIVERY_UNKNOWN', '请选择配送方式', { field: 'deliveryId' })
  checkConsents(consents, body.consents)
  const coupon = await couponToUse(tx, quoted, submitting)
  const priced = payableOf(quoted, coupon, body.coins)
  const { payable, coins } = priced
  if (coins < body.coins || coins > quoted.coinBalance)
    throw new HttpError(409, 'COINS', `这张订单最多可用 ${Math.min(priced.mostCoins, quoted.coinBalance)} 枚健康币，请核对后再提交`, {
      field: 'coins',
    })
  if (payable !== body.expectedTotal)
    throw new HttpError(409, 'PRICE_CHANGED', '金额有变化，请确认后再提交', { details: { before: body.expectedTotal, after: payable } })
  const placeHash = placeHashOf(submitting.callerHmac, address)
  if (payable > 0) await checkUnpaid(tx, { placeHash, quoted })

  const orderCode = newOrderCode(now)
  await takeFromCart(tx, memberId, settlement.skus)
  if (coupon) await useCoupon(tx, { memberId, couponId: coupon.couponId, orderCode, now })
  if (coins > 0) await spendCoins(tx, { memberId, orderCode, coins, now })
  if (quoted.prescription) await usePrescription(tx, { memberId, prescription: quoted.prescription, orderCode, now })
  // A pharmacist looks at it first: it is paid once he has approved it, and ends with the prescription.
  const waiting = quoted.prescription?.isReviewed === false ? quoted.prescription : undefined
  const gifts = quoted.gifts.map(({ skuCode, quantity }) => ({ skuCode, boxes: quantity }))
  const short = await reserveStock(tx, boxesOf(quoted.lines, gifts))
  if (short !== undefined) throw soldOut(quoted, short)
  const expiresAt = waiting ? waiting.validUntil : new Date(now.getTime() + quoted.rules.payMinutes * MINUTE)
  const prizes = await joinOrder(tx, {
    ring: submitting.ring,
    memberId,
    drawIds: prizesIn(quoted, body),
    orderCode,
    to: labelOf(address),
    now,
  })
  await storeOrder(tx, {
    ring: submitting.ring,
    orderCode,
    submitting,
    submitHash,
    quoted,
    prizes,
    address,
    couponId: coupon?.couponId ?? null,
    priced,
    placeHash,
    expiresAt,
    isInReview: waiting !== undefined,
  })
  const { benefit } = quoted
  if (benefit && priced.insured > 0) await holdLimit(tx, { ...benefit, memberId, orderCode, cents: priced.insured, now })
  return { made: { orderCode, payable, expiresAt: expiresAt.toISOString(), isInReview: waiting !== undefined }, isNew: true }
}

/** Without coins and prizes as the release before made it. */
const hashOf = ({ coins, prizes = [], ...body }: Submission) =>
  sha256(JSON.stringify({ ...body, ...(coins > 0 && { coins }), ...(prizes.length > 0 && { prizes }) }))

/** Prizes go with what is no prescription drug alone. 400 PRIZES_RX. */
function prizesIn({ lines }: Quote, { prizes = [] }: Submission): readonly string[] {
  if (prizes.length > 0 && !takesPrizes(lines))
    throw new HttpError(400, 'PRIZES_RX', '只有处方药的订单不能带奖品，请单独填写奖品的收货地址', { field: 'prizes' })
  return prizes
}

async function madeBefore(tx: Transaction, orderCode: string): Promise<Made> {
  const [made] = await tx
    .select({ payable: orders.payable, expiresAt: orders.expiresAt, status: orders.status })
    .from(orders)
    .where(eq(orders.orderCode, orderCode))
  if (!made) throw notFound('订单')
  const isInReview = made.status === OrderStatus.inReview
  return { orderCode, payable: made.payable, expiresAt: made.expiresAt.toISOString(), isInReview }
}

async function couponToUse(tx: Transaction, { priced }: Quote, { memberId, body }: Submitting): Promise<HeldCoupon | undefined> {
  if (body.couponId === null) return undefined
  const found = priced.coupons.find(({ coupon }) => coupon.couponId === body.couponId)
  if (!found && !(await couponOfMember(tx, memberId, body.couponId))) throw notFound('优惠券')
  const problem = found ? found.standing.problem : '这张优惠券已使用或已过期'
  if (problem !== null) throw new HttpError(409, 'COUPON_UNUSABLE', problem, { field: 'couponId' })
  return found?.coupon
}

type Using = { memberId: string; orderCode: string; now: Date }

async function useCoupon(tx: Transaction, { memberId, couponId, orderCode, now }: Using & { couponId: string }) {
  const [used] = await tx
    .update(memberCoupons)
    .set({ usedByOrder: orderCode })
    .where(
      and(
        eq(memberCoupons.couponId, couponId),
        eq(memberCoupons.memberId, memberId),
        isNull(memberCoupons.usedByOrder),
        gt(memberCoupons.endsAt, now),
      ),
    )
    .returning({ couponId: memberCoupons.couponId })
  if (!used) throw new HttpError(409, 'COUPON_UNUSABLE', '这张优惠券已使用或已过期', { field: 'couponId' })
}

/** A prescription is good for one order, or as many as its pharmacist said (LAW-AND-PRIVACY, D7), and stands as it did when it was quoted. */
async function usePrescription(tx: Transaction, { memberId, prescription, orderCode, now }: Using & { prescription: UsablePrescription }) {
  const { prescriptionId, isReviewed } = prescription
  const isGood = isReviewed ? isUsable(memberId, now) : isOrderable(memberId, now)
  if (!(await takeFetch(tx, { prescriptionId, orderCode, where: isGood, now })))
    throw new HttpError(409, 'PRESCRIPTION', '处方已使用或已过期，请先咨询药师')
}

/** Lost a race between the quote and the reservation. */
function soldOut({ lines }: Quote, skuCode: string) {
  const line = lines.find((one) => one.skuCode === skuCode)
  const message = line ? `「${line.goods.name}」刚刚售完或库存不足` : '赠品刚刚赠完，请重新确认订单'
  return new HttpError(409, line ? 'STOCK' : 'GIFT_GONE', message, {
    details: { problems: [{ code: 'STOCK', message, skuCode: line ? skuCode : null }] },
  })
}
