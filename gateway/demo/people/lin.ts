import { DAY, MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { addresses } from '../../tables'
import { carryPast, pastOrder, payPast } from './pastOrder'

const MEMBER = 'linxiuzhi'

/** 林秀芝, an elder shopper: one address, and one order on its way, which is returned. */
export async function lin(tx: Transaction, now: Date): Promise<string | undefined> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  const addressId = 'linxiuzhi-home'
  await tx.insert(addresses).values({
    id: addressId,
    memberId: MEMBER,
    consigneeName: '林秀芝',
    consigneePhone: '13800001943',
    province: { code: '330000', name: '浙江省' },
    city: { code: '330100', name: '杭州市' },
    area: { code: '330106', name: '西湖区' },
    detail: '文三路 18 号 桂语里 3 幢 2 单元 301',
    label: '家',
    isDefault: true,
    createdAt: ago((120 * DAY) / MINUTE),
  })
  const orderCode = await pastOrder(tx, {
    memberId: MEMBER,
    addressId,
    toCity: '杭州市',
    at: ago(8),
    wanted: [
      { name: '板蓝根颗粒', quantity: 2 },
      { name: '碳酸钙D₃片', quantity: 1 },
    ],
    note: '请放门口',
  })
  if (!orderCode) return undefined
  await payPast(tx, { orderCode, at: ago(7) })
  // Two minutes ago on a clock of 360: twelve hours on the way.
  await carryPast(tx, { orderCode, toCity: '杭州市', from: ago(2), until: now, speed: 360 })
  return orderCode
}
