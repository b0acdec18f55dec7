import { OrderStatus } from '../../../src/contract/order'
import { drawCoupon } from '../../modules/coupon/draw'
import type { Transaction } from '../../db/open'
import { addresses, browsed, couponTypes, favourites, prescriptionDrugs, prescriptions } from '../../db/schema'
import { cancelOrder } from '../../modules/order/orderStates'
import { carryPast, completePast, pastOrder, payPast } from './pastOrder'
import { onShelf, productCodesOf } from './shelf'

const MEMBER = 'zhoulan'
const HOME = 'zhoulan-home'
const CITY = '南京市'
const MINUTE = 60_000
const DAY = 24 * 60

/** 周岚, a member for some time: she buys for herself and for her father 周建国. */
export async function zhou(tx: Transaction, now: Date): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  await live(tx, ago)
  await fathersPrescriptions(tx, ago)
  await orderAll(tx, ago, now)
  const types = await tx.select().from(couponTypes)
  for (const { couponType } of types.filter(({ newMembersOnly }) => !newMembersOnly).slice(0, 3))
    await drawCoupon(tx, { memberId: MEMBER, couponType, now })
  const remembered = async (names: readonly string[]) =>
    (await productCodesOf(tx, names)).map((productCode, place) => ({ memberId: MEMBER, productCode, at: ago(60 * (place + 1)) }))
  const liked = await remembered(['布洛芬缓释胶囊', '氯雷他定片', '碳酸钙D₃片', '上臂式电子血压计'])
  if (liked.length > 0) await tx.insert(favourites).values(liked)
  const seen = await remembered(['板蓝根颗粒', '布洛芬缓释胶囊', '蒙脱石散', '缬沙坦胶囊', '医用外科口罩', '聚乙烯醇滴眼液'])
  if (seen.length > 0) await tx.insert(browsed).values(seen)
}

type Ago = (minutes: number) => Date

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
      createdAt: ago(180 * DAY),
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
      createdAt: ago(170 * DAY),
    },
  ])
}

/** One prescription that was used a month ago, and the new one, still unused. */
async function fathersPrescriptions(tx: Transaction, ago: Ago) {
  const drug = await onShelf(tx, '缬沙坦胶囊', '禾安')
  if (!drug) return
  const father = { memberId: MEMBER, patientName: '周建国', relationLabel: '父亲', diagnosis: '原发性高血压', status: 'approved' as const }
  const issued = [
    { prescriptionId: 'zhoulan-rx-1', createdAt: ago(33 * DAY), validUntil: ago(3 * DAY) },
    { prescriptionId: 'zhoulan-rx-2', createdAt: ago(2 * DAY), validUntil: ago(-28 * DAY) },
  ]
  await tx.insert(prescriptions).values(issued.map((one) => ({ ...father, ...one })))
  await tx
    .insert(prescriptionDrugs)
    .values(issued.map(({ prescriptionId }) => ({ prescriptionId, productCode: drug.productCode, quantity: 2 })))
}

/** One order in each state, oldest first. */
async function orderAll(tx: Transaction, ago: Ago, now: Date) {
  const order = (minutes: number, wanted: Array<{ name: string; brandName?: string; quantity: number }>) =>
    pastOrder(tx, { memberId: MEMBER, addressId: HOME, toCity: CITY, at: ago(minutes), wanted })
  const forFather = await order(32 * DAY, [{ name: '缬沙坦胶囊', brandName: '禾安', quantity: 1 }])
  if (forFather) await completePast(tx, { orderCode: forFather, toCity: CITY, at: ago(32 * DAY) })
  const monitor = await order(20 * DAY, [{ name: '上臂式电子血压计', quantity: 1 }])
  if (monitor) await completePast(tx, { orderCode: monitor, toCity: CITY, at: ago(20 * DAY) })
  const dropped = await order(9 * DAY, [{ name: '氯雷他定片', quantity: 1 }])
  if (dropped) await cancelOrder(tx, { orderCode: dropped, from: [OrderStatus.toPay], reason: '不想买了', now: ago(9 * DAY - 4) })
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
  await order(1, [{ name: '聚乙烯醇滴眼液', quantity: 1 }])
}
