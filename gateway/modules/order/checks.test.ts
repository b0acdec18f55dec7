import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { prescribe } from '../../../tests/support/prescribe'
import { newBuyers, ordered, packingOf, shopAt, stockOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { OrderStatus } from '../../../src/contract/order'
import { actAsStaff } from '../../demo/people/actingStaff'
import { seedStaff } from '../../demo/people/readyStaff'

describe('a paid order at the counter', () => {
  let shop: Shop
  let buyer: Buyer
  let pharmacist: StaffPerson
  beforeEach(async () => {
    shop = await shopAt(undefined, { checksOrders: false })
    ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
    pharmacist = await staffAt(shop, { roles: ['pharmacist'], name: '沈知夏' })
  })
  const paid = async (skuCode: string) => {
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    await shop.payerDoes((await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    return orderCode
  }
  const paidOrder = async () => paid((await packingOf(shop, 'otcB')).skuCode)
  const detail = (orderCode: string) => buyer.order.detail({ params: { orderCode } })
  const parcelOf = async (orderCode: string) => (await buyer.order.logistic({ params: { orderCode } })).parcel
  const listed = async (query: Parameters<StaffPerson['order']['list']>[0] = {}) =>
    (await pharmacist.order.list(query)).results.map(({ orderCode }) => orderCode)

  it('is not sent before a pharmacist has checked it, who is then named to the shopper', async () => {
    const orderCode = await paidOrder()
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(2 * MINUTE_SECONDS)
      await shop.jobs()
    }
    expect([await parcelOf(orderCode), (await detail(orderCode)).check]).toEqual([null, null])

    await pharmacist.order.approve({ params: { orderCode } })
    const at = shop.clock.now().toISOString()
    expect((await detail(orderCode)).check).toEqual({ at, by: '沈知夏' })
    await shop.jobs()
    shop.clock.advance(2 * MINUTE_SECONDS)
    await shop.jobs()
    expect((await detail(orderCode)).status).toBe(OrderStatus.shipped)
    expect((await listed({ query: { state: 'checked' } }))[0]).toBe(orderCode)
  })

  it('is cancelled where it is refused: the member is told why, money and stock come back', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const before = await stockOf(shop, skuCode)
    const orderCode = await paid(skuCode)
    const refuse = (words: string) => pharmacist.order.refuse({ params: { orderCode }, body: { reason: 'other', words } })
    await expect(refuse('  ')).rejects.toMatchObject({ status: 400, field: 'words', message: '请写明原因' })
    await refuse('请先带处方到院复诊')
    await shop.jobs()
    const cancelled = await detail(orderCode)
    expect(cancelled).toMatchObject({
      status: OrderStatus.cancelled,
      cancelReason: '药师核对未通过：其他原因，请先带处方到院复诊',
      refundText: '已退款，款项原路退回付款账户',
      check: null,
    })
    expect(await stockOf(shop, skuCode)).toBe(before)
    const { results } = await buyer.message.list({ query: { kind: 'order' } })
    expect(results.map(({ title }) => title)).toContain('订单没有通过药师核对')
    expect(results.find(({ title }) => title === '订单没有通过药师核对')?.text).toContain('：其他原因，请先带处方到院复诊。订单已取消')
  })

  it('is checked once: the second of two people is told who it was, and who comes after the member that he cancelled', async () => {
    const orderCode = await paidOrder()
    const other = await staffAt(shop, { roles: ['pharmacist'], name: '梁景和' })
    const ends = await Promise.allSettled([
      pharmacist.order.approve({ params: { orderCode } }),
      other.order.refuse({ params: { orderCode }, body: { reason: 'quality' } }),
    ])
    const refused = ends.find((end) => end.status === 'rejected')
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { check } = await pharmacist.order.detail({ params: { orderCode } })
    expect(refused?.reason).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    const what = check?.refusal === null ? '核对通过这个订单' : `退回这个订单：${check?.refusal ?? ''}`
    expect((refused?.reason as Error).message).toMatch(new RegExp(`^${check?.by ?? '?'}已在 .* ${what}，您的决定没有写入$`))

    const given = await paidOrder()
    await buyer.order.cancel({ params: { orderCode: given }, body: { reason: '不想买了' } })
    await expect(pharmacist.order.approve({ params: { orderCode: given } })).rejects.toMatchObject({
      code: 'NOT_WAITING',
      message: '这个订单已取消，不用再核对',
    })
    await expect(pharmacist.order.approve({ params: { orderCode: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
  })

  it('waits with those that were paid before it, found by prescription and code, with who gets it masked', async () => {
    const plain = await paidOrder()
    shop.clock.advance(MINUTE_SECONDS)
    const { skuCode, productCode } = await packingOf(shop, 'rx')
    await prescribe(shop, buyer.memberId, {}, productCode)
    const prescribed = await paid(skuCode)
    const waiting = await listed()
    expect(waiting.slice(-2)).toEqual([plain, prescribed])
    expect(await listed({ query: { sort: 'newest', size: 1 } })).toEqual([prescribed])
    expect(await listed({ query: { drugs: 'prescription' } })).toEqual([prescribed])
    expect(await listed({ query: { code: plain } })).toEqual([plain])
    const seen = await pharmacist.order.detail({ params: { orderCode: prescribed } })
    expect(seen).toMatchObject({
      consigneePhone: '139****0000',
      consigneeName: '买*',
      address: '江苏省南京市鼓楼区****',
      prescription: { patientName: '周*国', diagnosis: '高血压' },
    })
    expect(JSON.stringify(seen)).not.toContain('中央路')
  })
})

describe('the pharmacist of a demonstration', () => {
  it('checks a paid order after a believable time, is named as one, and leaves it to whoever is at the counter', async () => {
    const shop = await shopAt(undefined, { checksOrders: false })
    const [buyer] = (await newBuyers(shop, 1)) as [Buyer]
    const { orderCode } = await ordered(buyer, { skuCode: (await packingOf(shop, 'otcB')).skuCode, quantity: 1 })
    await shop.payerDoes((await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    const act = async () => {
      await actAsStaff({ db: shop.db, ring: shop.providers.fileKeys, now: shop.clock.now(), speed: 360 })
      return (await buyer.order.detail({ params: { orderCode } })).check
    }
    const paidAt = shop.clock.now()
    shop.clock.advance(21)
    const real = await staffAt(shop, { roles: ['pharmacist'] })
    await real.staff.logOut()
    // A real shop has nobody who acts, and the name of somebody else is never used.
    expect(await act()).toBeNull()
    shop.clock.set(new Date(paidAt.getTime() + 19_000))
    await seedStaff(shop.db, shop.clock.now())
    expect(await act()).toBeNull()
    shop.clock.advance(2)
    const person = await staffAt(shop, { roles: ['pharmacist'] })
    expect(await act()).toBeNull()
    // The ready-made order waits for whoever tries the counter.
    expect((await person.order.list()).hits).toBe(2)
    await person.staff.logOut()
    expect(await act()).toEqual({ at: shop.clock.now().toISOString(), by: '沈知夏（演示药师）' })
    const next = await staffAt(shop, { roles: ['pharmacist'] })
    expect((await next.order.list()).hits).toBe(1)
  })
})
