import { desc, eq, gt, and, asc, isNull } from 'drizzle-orm'
import type { LookUpName } from '../../../counter/contract/settings/questionRows'
import type { CardKind } from '../../../src/contract/chat'
import { OrderStatus } from '../../../src/contract/order'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { shopTime } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { couponWords } from '../coupon/couponWords'
import { endsSoonAt } from '../coupon/endsSoonAt'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { listOrders } from '../order/listOrders'
import { orderOf } from '../order/orderViews'
import { ownOrder } from '../order/ownOrder'
import { parcelOf } from '../order/parcelOf'
import { listOwn } from '../prescription/memberViews'
import { sentence } from './sentence'

export type Own = { db: Querying; ring: KeyRing; memberId: string; now: Date }
/** What was found of a member's own, and the card of what it is about. */
export type Found = { text: string; card?: { kind: CardKind; code: string } }

/** Orders that are looked through for a parcel or a refund. */
const RECENT = 20

const summaries = async ({ db, ring, memberId }: Own) =>
  (await listOrders({ db, ring }, { memberId, tab: 'all', page: 1, size: RECENT })).results

const cardOf = (code: string): Pick<Required<Found>, 'card'> => ({ card: { kind: 'order', code } })

async function latestOrder(own: Own): Promise<Found> {
  const [latest] = await summaries(own)
  if (!latest) return { text: '您还没有订单。' }
  const { orderCode, createdAt, statusText } = latest
  return { text: `您最近的订单是 ${shopTime(createdAt)} 下的，现在：${statusText}。`, ...cardOf(orderCode) }
}

async function parcelNow(own: Own): Promise<Found> {
  const all = await summaries(own)
  const onItsWay = all.find(({ status }) => status === OrderStatus.shipped)
  if (!onItsWay) {
    const waiting = all.find(({ status }) => status === OrderStatus.toShip)
    return waiting
      ? { text: '您的订单还没有发货，药师核对通过后发货。', ...cardOf(waiting.orderCode) }
      : { text: '您现在没有在路上的包裹。' }
  }
  const { orderCode } = onItsWay
  const parcel = await parcelOf(own.db, await ownOrder(own.db, { memberId: own.memberId, orderCode }))
  const [newest] = parcel?.events ?? []
  if (!parcel || !newest) return { text: `您的包裹在路上，现在：${onItsWay.statusText}。`, ...cardOf(orderCode) }
  const text = `您的包裹由${parcel.carrierName}运送，单号 ${parcel.trackingNumber}。最新（${shopTime(newest.at)}）：${sentence(newest.text)}`
  return { text, ...cardOf(orderCode) }
}

async function latestRefund(own: Own): Promise<Found> {
  const { db, ring, now, memberId } = own
  for (const { orderCode, status } of await summaries(own)) {
    if (status === OrderStatus.toPay || status === OrderStatus.inReview) continue
    const { refundText } = await orderOf({ db, ring, now }, await ownOrder(db, { memberId, orderCode }))
    if (refundText !== null) return { text: `您最近的退款：${sentence(refundText)}`, ...cardOf(orderCode) }
  }
  return { text: '您没有正在处理的退款。' }
}

/** The order that an invoice may be asked for: its card leads there. */
async function paidOrder(own: Own): Promise<Found> {
  const { toShip, shipped, completed } = OrderStatus
  const paid = (await summaries(own)).find(({ status }) => status === toShip || status === shipped || status === completed)
  if (!paid) return { text: '您还没有付款的订单。' }
  return { text: `您最近付款的订单是 ${shopTime(paid.createdAt)} 下的，点开就能看到“发票”。`, ...cardOf(paid.orderCode) }
}

async function prescriptionState({ memberId, ...viewing }: Own): Promise<Found> {
  const { results } = await listOwn(viewing, { memberId, page: 1, size: 1 })
  const [latest] = results
  if (!latest) return { text: '您还没有提交过处方。' }
  const { prescriptionId, state } = latest
  const { word, todo } = stateRowOf(state)
  return { text: `您最近的处方：${word}。${todo}`, card: { kind: 'prescription', code: prescriptionId } }
}

/** Coupons that are named; of the rest their number is told. */
const NAMED = 5

async function couponsEnding({ db, memberId, now }: Own): Promise<Found> {
  const rows = await db
    .select({ type: couponTypes, endsAt: memberCoupons.endsAt })
    .from(memberCoupons)
    .innerJoin(couponTypes, eq(couponTypes.couponType, memberCoupons.couponType))
    .where(and(eq(memberCoupons.memberId, memberId), isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now)))
    .orderBy(asc(memberCoupons.endsAt), desc(couponTypes.amount))
  if (rows.length === 0) return { text: '您现在没有可以用的优惠券。' }
  const lines = rows.slice(0, NAMED).map(({ type, endsAt }) => {
    const ends = endsSoonAt(endsAt, now) ?? `${shopTime(endsAt.toISOString())} 到期`
    return sentence(`${type.name}：${couponWords(type)}，${ends}`)
  })
  const rest = rows.length > NAMED ? [`还有 ${rows.length - NAMED} 张。`] : []
  return { text: [`您有 ${rows.length} 张可以用的券：`, ...lines, ...rest].join('\n') }
}

/** What an answer is looked up by, of this member's own data alone. A name without a row does not compile. */
export const LOOK_UPS: Readonly<Record<LookUpName, (own: Own) => Promise<Found | undefined>>> = {
  none: () => Promise.resolve(undefined),
  latestOrder,
  parcelNow,
  latestRefund,
  paidOrder,
  prescriptionState,
  couponsEnding,
}
