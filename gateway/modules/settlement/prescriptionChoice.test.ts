import { eq } from 'drizzle-orm'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { orders, packings, prescriptions } from '../../tables'

/** Both parents take the same drug, and each has a prescription of their own. */
let shop: Shop
let buyers: Buyer[]
let me: Buyer
let other: Buyer
let skus: Array<{ skuCode: string; quantity: number }>
let fathers: string
let mothers: string
beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 14)
  const [packing] = await shop.db.select({ skuCode: packings.skuCode }).from(packings).where(eq(packings.productCode, VALSARTAN))
  skus = [{ skuCode: packing!.skuCode, quantity: 1 }]
})
beforeEach(async () => {
  ;[me, other] = [buyers.pop()!, buyers.pop()!]
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 3600_000)
  fathers = await prescribe(shop, me.memberId, { patientName: '周建国', validUntil: inDays(1) })
  mothers = await prescribe(shop, me.memberId, { patientName: '陈秀兰', relationLabel: '母亲', validUntil: inDays(2) })
})

const settle = async (prescriptionId?: string) =>
  (await me.settlement.purchase({ body: { skus, ...(prescriptionId !== undefined && { prescriptionId }) } })).settleId
const shown = async (settleId: string, prescriptionId?: string) =>
  me.settlement.detail({ params: { settleId }, query: { ...(prescriptionId !== undefined && { prescriptionId }) } })
const submit = async (settleId: string, prescriptionId?: string) =>
  me.order.submit({
    body: { ...submissionOf(await shown(settleId, prescriptionId)), ...(prescriptionId !== undefined && { prescriptionId }) },
  })
const orderedBy = async (orderCode: string) =>
  (await shop.db.select({ by: orders.prescriptionId }).from(orders).where(eq(orders.orderCode, orderCode)))[0]!.by
const useUp = (prescriptionId: string) =>
  shop.db.update(prescriptions).set({ usedByOrder: 'another', fetchesUsed: 1 }).where(eq(prescriptions.prescriptionId, prescriptionId))

describe('an order that several prescriptions cover', () => {
  it('is made by the one that ends first, where nobody chose, and says how many would do', async () => {
    const settleId = await settle()
    expect(await shown(settleId)).toMatchObject({ prescription: { prescriptionId: fathers, patientName: '周建国' }, prescriptionCount: 2 })
    expect(await orderedBy((await submit(settleId)).orderCode)).toBe(fathers)
  })

  it('is made by the one it was begun from', async () => {
    const settleId = await settle(mothers)
    expect(await shown(settleId)).toMatchObject({ prescription: { prescriptionId: mothers, patientName: '陈秀兰' } })
    expect(await orderedBy((await submit(settleId)).orderCode)).toBe(mothers)
  })

  it('is made by the one that was chosen on the way', async () => {
    const settleId = await settle(fathers)
    expect(await orderedBy((await submit(settleId, mothers)).orderCode)).toBe(mothers)
  })

  it('is not made by another than the shopper saw', async () => {
    const settleId = await settle()
    const seen = submissionOf(await shown(settleId))
    await useUp(fathers)
    await expect(me.order.submit({ body: { ...seen, prescriptionId: fathers } })).rejects.toMatchObject({
      status: 409,
      code: 'PRESCRIPTION',
      message: '这张处方刚刚用完或已过期，请核对用药人和处方后再提交',
    })
    expect(await shown(settleId)).toMatchObject({ prescription: { prescriptionId: mothers }, prescriptionCount: 1 })
    expect(await orderedBy((await submit(settleId, mothers)).orderCode)).toBe(mothers)
  })

  it('is never made by somebody else’s', async () => {
    const theirs = await prescribe(shop, other.memberId)
    await expect(settle(theirs)).rejects.toMatchObject({ status: 404, message: '没有找到这张处方' })
    expect(await shown(await settle(), theirs)).toMatchObject({ prescription: { prescriptionId: fathers }, prescriptionCount: 2 })
    await expect(submit(await settle(), theirs)).rejects.toMatchObject({ status: 409, code: 'PRESCRIPTION' })
  })
})

describe('prescriptions for some products', () => {
  const validFor = async (products: Array<{ productCode: string; quantity: number }>, patientId?: string) =>
    (await me.prescription.validFor({ query: { ...(patientId !== undefined && { patientId }) }, body: { products } })).results.map(
      ({ prescriptionId }) => prescriptionId,
    )

  it('are those by which one order of all of them can be made now, the one that ends first in front', async () => {
    expect(await validFor([{ productCode: VALSARTAN, quantity: 3 }])).toEqual([fathers, mothers])
    // The same product twice is one number of boxes.
    expect(await validFor([1, 2].map(() => ({ productCode: VALSARTAN, quantity: 2 })))).toEqual([])
    await useUp(fathers)
    expect(await validFor([{ productCode: VALSARTAN, quantity: 1 }])).toEqual([mothers])
    expect(await validFor([{ productCode: '100021', quantity: 1 }])).toEqual([])
  })

  it('are those of one patient, where one is named', async () => {
    await shop.db.update(prescriptions).set({ patientId: 'mother' }).where(eq(prescriptions.prescriptionId, mothers))
    expect(await validFor([{ productCode: VALSARTAN, quantity: 1 }], 'mother')).toEqual([mothers])
  })
})
