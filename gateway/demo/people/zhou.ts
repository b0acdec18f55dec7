import { and, eq, lt } from 'drizzle-orm'
import { prescription } from '../../../src/contract/prescription'
import { DAY, MINUTE } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { drawCoupon } from '../../modules/coupon/draw'
import { inTurn } from '../../db/inTurn'
import type { Transaction } from '../../db/open'
import { inClear } from '../../kernel/sealedText'
import { addresses, browsed, couponTypes, favourites, messageDeliveries, messages, prescriptionDrugs, prescriptions } from '../../tables'
import { notify } from '../../modules/message/notify'
import { cancelOrder } from '../../modules/order/orderStates'
import { validUntilOf } from '../../modules/prescription/rxRules'
import { shownNow } from '../../modules/product/shownNow'
import { carryPast, completePast, pastOrder, payPast } from './pastOrder'
import { onShelf, productCodesOf } from './shelf'

const MEMBER = 'zhoulan'
const HOME = 'zhoulan-home'
const CITY = '南京市'
/** Minutes of a day. */
const DAY_MINUTES = DAY / MINUTE

/** 周岚, a member for some time: she buys for herself and for her father 周建国. Her open orders are returned. */
export async function zhou(tx: Transaction, now: Date): Promise<{ held: Array<string | undefined>; toPay: Array<string | undefined> }> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  await live(tx, ago)
  await fathersPrescriptions(tx, ago)
  await waitingPrescription(tx, ago)
  const open = await orderAll(tx, ago, now)
  const types = await tx.select().from(couponTypes)
  for (const { couponType } of types.filter(({ newMembersOnly }) => !newMembersOnly).slice(0, 3))
    await drawCoupon(tx, { memberId: MEMBER, couponType, now })
  const remembered = async (names: readonly string[], dearerBy: readonly number[] = []) => {
    const codes = await productCodesOf(tx, names)
    return inTurn(codes.entries(), async ([place, productCode]) => {
      const { skuCode, salePrice } = await shownNow(tx, productCode)
      const then = salePrice === null ? null : salePrice + (dearerBy[place] ?? 0)
      return { memberId: MEMBER, productCode, at: ago(60 * (place + 1) + Math.floor(place / 2) * DAY_MINUTES), skuCode, salePrice: then }
    })
  }
  // Since then one has become cheaper and one dearer.
  const liked = await remembered(['布洛芬缓释胶囊', '氯雷他定片', '碳酸钙D₃片', '上臂式电子血压计'], [300, -100])
  if (liked.length > 0) await tx.insert(favourites).values(liked)
  const seen = await remembered(['板蓝根颗粒', '布洛芬缓释胶囊', '蒙脱石散', '缬沙坦胶囊', '医用外科口罩', '聚乙烯醇滴眼液'])
  if (seen.length > 0) await tx.insert(browsed).values(seen)
  await told(tx, ago)
  return open
}

type Ago = (minutes: number) => Date

/** Besides what her orders told her: a reminder. What is older than a day she has read; nothing of it is sent to her telephone now. */
async function told(tx: Transaction, ago: Ago) {
  const mask = await onShelf(tx, '医用外科口罩')
  const words = mask && { name: '医用外科口罩', productCode: mask.productCode }
  if (words) await notify(tx, { template: 'stockBack', memberId: MEMBER, event: 'ready-made', words, at: ago(30) })
  await tx.delete(messageDeliveries).where(eq(messageDeliveries.memberId, MEMBER))
  await tx
    .update(messages)
    .set({ readAt: ago(DAY_MINUTES) })
    .where(and(eq(messages.memberId, MEMBER), lt(messages.at, ago(DAY_MINUTES))))
}

async function live(tx: Transaction, ago: Ago) {
  const gulou = {
    province: { code: '320000', name: '江苏省' },
    city: { code: '320100', name: CITY },
    area: { code: '320106', name: '鼓楼区' },
  }
  await tx.insert(addresses).values([
    {
      id: HOME,
      memberId: MEMBER,
      consigneeName: '周岚',
      consigneePhone: '13800006207',
      ...gulou,
      detail: '中央路 32 号 青禾苑 5 幢 1202',
      label: '家',
      isDefault: true,
      createdAt: ago(180 * DAY_MINUTES),
    },
    {
      id: 'zhoulan-father',
      memberId: MEMBER,
      consigneeName: '周建国',
      consigneePhone: '13800005518',
      ...gulou,
      detail: '湖南路 7 号 2 单元 401',
      label: '父母家',
      isDefault: false,
      createdAt: ago(170 * DAY_MINUTES),
    },
  ])
}

/** Her father's, which can be used. */
export const GOOD_PRESCRIPTION = 'zhoulan-rx-2'
/** As long as the law lets a prescription of this day be good. */
export const goodUntil = (now: Date) => validUntilOf(shopDate(now), prescription.rules.fallback.validDays)

/** Seeding has no keys: what names somebody is encrypted within the hour. */
const named = (patientName: string, diagnosis: string) => ({ patientName: inClear(patientName), diagnosis: inClear(diagnosis) })

/** One prescription that was used a month ago, and the new one, still unused. */
async function fathersPrescriptions(tx: Transaction, ago: Ago) {
  const drug = await onShelf(tx, '缬沙坦胶囊', '禾安')
  if (!drug) return
  const father = { memberId: MEMBER, ...named('周建国', '原发性高血压'), relationLabel: '父亲', status: 'approved' as const }
  const issued = [
    { prescriptionId: 'zhoulan-rx-1', createdAt: ago(33 * DAY_MINUTES), validUntil: goodUntil(ago(33 * DAY_MINUTES)) },
    { prescriptionId: GOOD_PRESCRIPTION, createdAt: ago(120), validUntil: goodUntil(ago(0)) },
  ]
  await tx.insert(prescriptions).values(issued.map((one) => ({ ...father, ...one })))
  await tx
    .insert(prescriptionDrugs)
    .values(issued.map(({ prescriptionId }) => ({ prescriptionId, productCode: drug.productCode, quantity: 2 })))
}

/** Her mother's, which waits for a pharmacist: the demonstration's leaves it to whoever tries the counter. */
export const WAITING_PRESCRIPTION = 'zhoulan-rx-3'

async function waitingPrescription(tx: Transaction, ago: Ago) {
  const drug = await onShelf(tx, '阿仑膦酸钠片')
  if (!drug) return
  const mother = { memberId: MEMBER, ...named('顾秀兰', '骨质疏松症'), relationLabel: '母亲', status: 'pending' as const }
  await tx
    .insert(prescriptions)
    .values({ prescriptionId: WAITING_PRESCRIPTION, ...mother, createdAt: ago(20), validUntil: goodUntil(ago(0)) })
  await tx.insert(prescriptionDrugs).values({ prescriptionId: WAITING_PRESCRIPTION, productCode: drug.productCode, quantity: 1 })
}

/** One order in each state, oldest first; the open ones are returned. */
async function orderAll(tx: Transaction, ago: Ago, now: Date) {
  const order = (minutes: number, wanted: Array<{ name: string; brandName?: string; quantity: number }>) =>
    pastOrder(tx, { memberId: MEMBER, addressId: HOME, toCity: CITY, at: ago(minutes), wanted })
  const forFather = await order(32 * DAY_MINUTES, [{ name: '缬沙坦胶囊', brandName: '禾安', quantity: 1 }])
  if (forFather) await completePast(tx, { orderCode: forFather, toCity: CITY, at: ago(32 * DAY_MINUTES) })
  const monitor = await order(20 * DAY_MINUTES, [{ name: '上臂式电子血压计', quantity: 1 }])
  if (monitor) await completePast(tx, { orderCode: monitor, toCity: CITY, at: ago(20 * DAY_MINUTES) })
  const dropped = await order(9 * DAY_MINUTES, [{ name: '氯雷他定片', quantity: 1 }])
  if (dropped) await cancelOrder(tx, { orderCode: dropped, move: 'cancel', reason: '不想买了', now: ago(9 * DAY_MINUTES - 4) })
  const onItsWay = await order(9, [
    { name: '板蓝根颗粒', quantity: 2 },
    { name: '布洛芬缓释胶囊', quantity: 1 },
    { name: '蒙脱石散', quantity: 1 },
  ])
  if (onItsWay) {
    await payPast(tx, { orderCode: onItsWay, at: ago(8) })
    await carryPast(tx, { orderCode: onItsWay, toCity: CITY, from: ago(2), until: now, speed: 360 })
  }
  const paid = await order(3, [{ name: '医用外科口罩', quantity: 2 }])
  if (paid) await payPast(tx, { orderCode: paid, at: ago(2) })
  const toPay = await order(1, [{ name: '聚乙烯醇滴眼液', quantity: 1 }])
  return { held: [onItsWay, paid], toPay: [toPay] }
}
