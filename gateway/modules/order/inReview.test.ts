import { eq } from 'drizzle-orm'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { OrderStatus } from '../../../src/contract/order'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { SEEDED_AT } from '../../../tests/support/gateway'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { orders, packings, prescriptions, settings, staff } from '../../tables'
import { hashPassword } from '../../kernel/password'

const PASSWORD = 'a long enough password'

let gateway: Shop
let pharmacist: StaffPerson
let others: Buyer[]
let me: Buyer
let prescriptionId: string
let skuCode: string

beforeAll(async () => {
  gateway = await shopAt()
  others = await newBuyers(gateway, 12)
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  await gateway.db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.staffId, pharmacist.staffId))
  skuCode = (await gateway.db.select().from(packings).where(eq(packings.productCode, VALSARTAN)))[0]!.skuCode
})
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  prescriptionId = await prescribe(gateway, me.memberId, { status: 'pending', validUntil: daysOn(2) })
})

const daysOn = (days: number) => new Date(gateway.clock.now().getTime() + days * DAY_SECONDS * 1000)
async function settled(quantity = 1) {
  const { settleId } = await me.settlement.purchase({ body: { skus: [{ skuCode, quantity }] } })
  return me.settlement.detail({ params: { settleId } })
}
const order = async () => me.order.submit({ body: submissionOf(await settled()) })
const statusOf = async (orderCode: string) => (await me.order.detail({ params: { orderCode } })).status
const approve = () => pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })
const stock = async () => (await gateway.db.select().from(packings).where(eq(packings.skuCode, skuCode)))[0]!.stock
const pay = (ordersCode: string) => me.pay.start({ body: { ordersCode, methodId: 'bank' } })
const told = async () => (await me.message.list({ query: { kind: 'prescription' } })).results.map(({ title, text }) => `${title}：${text}`)

describe('an order whose prescription waits for a pharmacist', () => {
  it('is made with it and not paid before he has approved it', async () => {
    expect((await settled()).prescription).toMatchObject({ prescriptionId, isReviewed: false })
    const before = await stock()
    const { orderCode, isInReview } = await order()
    expect([isInReview, await stock()]).toEqual([true, before - 1])
    const shown = await me.order.detail({ params: { orderCode } })
    expect(shown).toMatchObject({
      status: OrderStatus.inReview,
      statusText: '药师审方中',
      expiresAt: null,
      review: { isAsked: false, expectedBefore: new Date(new Date(SEEDED_AT).getTime() + 30 * 60_000).toISOString() },
    })
    expect(await me.counts.orders()).toMatchObject({ inReview: 1, toPay: 0 })
    expect((await me.order.list({ query: { tab: 'inReview' } })).results.map((one) => one.orderCode)).toEqual([orderCode])
    const refusal = { status: 409, code: 'ORDER_IN_REVIEW', message: '药师审方中，审过才付款；结果会发消息告诉您' }
    await expect(pay(orderCode)).rejects.toMatchObject(refusal)
    await expect(me.pay.methods({ query: { ordersCode: orderCode } })).rejects.toMatchObject(refusal)
    await expect(me.product.info({ params: { code: VALSARTAN } })).rejects.toMatchObject({ code: 'LEAFLET_SEALED' })
    expect((await me.prescription.detail({ query: { prescriptionId } })).state).toBe('waiting')

    await pharmacist.prescription.ask({ params: { prescriptionId }, body: { text: '现在还在吃哪些药？' } })
    expect((await me.order.detail({ params: { orderCode } })).review).toEqual({ isAsked: true, expectedBefore: null })
    await approve()
    // A day to pay, for nobody was waiting at the screen.
    expect(await me.order.detail({ params: { orderCode } })).toMatchObject({
      status: OrderStatus.toPay,
      expiresAt: daysOn(1).toISOString(),
      review: null,
    })
    expect(await told()).toEqual([
      `处方审核通过，可以付款了：周建国的处方已由沈知夏审核通过，请在 11 月 22 日 10:00 前为订单 ${orderCode} 付款`,
    ])
    await gateway.payerDoes((await pay(orderCode)).payUrl, 'confirm')
    expect([await statusOf(orderCode), (await me.prescription.detail({ query: { prescriptionId } })).state]).toEqual([
      OrderStatus.toShip,
      'used',
    ])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'is refused',
      () => pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'dosage' } }),
      '处方没有通过审核：用法用量不合适。没有收费',
    ],
    ['is withdrawn', () => me.prescription.hide({ body: { prescriptionId } }), '处方已撤回，没有收费'],
    [
      'ends before anybody looked',
      () => {
        gateway.clock.set(daysOn(3))
        return gateway.jobs()
      },
      '处方在审核前已过有效期，订单自动取消，没有收费',
    ],
  ])('is cancelled and holds nothing any more where the prescription %s', async (_what, happens, reason) => {
    const before = await stock()
    const { orderCode } = await order()
    await happens()
    expect(await me.order.detail({ params: { orderCode } })).toMatchObject({
      status: OrderStatus.cancelled,
      cancelReason: reason,
      refundText: null,
    })
    expect(await stock()).toBe(before)
  })

  it('leaves the prescription to wait where the member cancels it, and another order may take it', async () => {
    const { orderCode } = await order()
    await me.order.cancel({ params: { orderCode }, body: { reason: '其他原因' } })
    expect((await me.prescription.detail({ query: { prescriptionId } })).state).toBe('waiting')
    const again = await order()
    await approve()
    expect([await statusOf(orderCode), await statusOf(again.orderCode)]).toEqual([OrderStatus.cancelled, OrderStatus.toPay])
  })

  it('is one of fifty at once, whatever a pharmacist does meanwhile', async () => {
    const settlements = await Promise.all(Array.from({ length: 50 }, () => settled()))
    const ends = await Promise.allSettled([approve(), ...settlements.map((one) => me.order.submit({ body: submissionOf(one) }))])
    expect(ends.filter(({ status }) => status === 'rejected').length).toBe(49)
    const made = await gateway.db.select().from(orders).where(eq(orders.memberId, me.memberId))
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    expect(made.map(({ orderCode, status }) => [orderCode, status])).toEqual([[row!.usedByOrder, OrderStatus.toPay]])
  })

  it('is approved or cancelled, never both, where both are done at once', async () => {
    const { orderCode } = await order()
    await Promise.allSettled([approve(), me.order.cancel({ params: { orderCode }, body: { reason: '其他原因' } })])
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    // The member's cancelling holds before and after the approval.
    expect([await statusOf(orderCode), row!.status, row!.usedByOrder]).toEqual([OrderStatus.cancelled, 'approved', null])
  })

  it('is not made where the shop takes orders after the review only', async () => {
    const own = await shopAt()
    await own.db.insert(settings).values({ key: 'rxRules', value: { validDays: 3, ordersWait: false } })
    await prescribe(own, own.chen.memberId, { status: 'pending' })
    const body = { skus: [{ skuCode, quantity: 1 }] }
    await expect(own.chen.settlement.purchase({ body })).rejects.toMatchObject({ status: 409, code: 'PRESCRIPTION' })
    expect((await own.visitor.prescription.rules()).ordersWait).toBe(false)
  })

  it('prefers a prescription that is approved, and takes none that was deleted', async () => {
    const approved = await prescribe(gateway, me.memberId)
    expect((await settled()).prescription).toMatchObject({ prescriptionId: approved, isReviewed: true })
    for (const one of [approved, prescriptionId]) await me.prescription.hide({ body: { prescriptionId: one } })
    await expect(settled()).rejects.toMatchObject({ code: 'PRESCRIPTION' })
  })
})
