import { eq, inArray } from 'drizzle-orm'
import { orders as orderRows, parcels, products } from '../../gateway/tables'
import { OrderStatus } from '@/contract/order'
import { ProductStatus } from '@/contract/productCard'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

describe('the orders of a member', () => {
  const zhou = shop.openedBy('zhou')
  const orders = async (tab: 'all' | 'toPay' | 'toShip' | 'shipped' | 'completed') =>
    (await shop.gateway.zhou.order.list({ query: { tab, page: 1, size: 20 } })).results
  const codeOf = async (tab: 'toPay' | 'toShip' | 'shipped' | 'completed') => (await orders(tab))[0]?.orderCode ?? ''
  const order = (orderCode: string) => shop.gateway.zhou.order.detail({ params: { orderCode } })

  /** The order of three lines, once it is received. */
  let received = ''
  /** Takes products from the shelf, or puts them back. */
  const shelve = async (codes: readonly string[], status: number) =>
    shop.gateway.db
      .update(products)
      .set({ status })
      .where(inArray(products.productCode, [...codes]))

  it('stand under the state they are in, and nowhere else', async () => {
    const { app } = zhou
    await app.open('orders')
    await app.sees('订单状态', '剩余支付时间', '周建国的处方单')
    const tabs = { 待付款: 'toPay', 待发货: 'toShip', 待收货: 'shipped', 已完成: 'completed' } as const
    for (const [words, tab] of Object.entries(tabs)) {
      await app.tap(new RegExp(`^${words}`))
      await app.settled()
      const own = await orders(tab)
      expect(own.length).toBeGreaterThan(0)
      expect(app.links('/orders/').sort()).toEqual(own.map(({ orderCode }) => `/orders/${orderCode}`).sort())
    }
    await app.isAt('orders')
  })

  it('that a relative was asked to pay say, once over, what becomes of money that was paid', async () => {
    const { app } = zhou
    const serverTime = new Date().toISOString()
    const over = { payable: 3900, payerFor: '周*', expiresAt: null, serverTime, state: 'closed' }
    app.stands('GET /api/pay/family/a-bill', () => Response.json(over))
    await app.open('familyPay', { bill: 'a-bill' })
    await app.sees('不用再付款了', '订单已取消或已超时，如已付款，款项会原路退回')
    app.passes()
  })

  it('that nobody was asked to pay are said to be unknown, and lead home', async () => {
    const { app } = zhou
    await app.open('familyPay', { bill: 'of-nobody' })
    await app.sees('没有找到这份账单', '链接可能不完整，请让家人再发一次')
    await app.tap('回到首页')
    await app.isAt('home')
    app.passes()
  })

  it('are searched by what was bought or by their code, in all states, and all come back with an empty field', async () => {
    const { app } = zhou
    const [first] = await orders('toShip')
    const { name = '' } = first?.lines[0]?.card ?? {}
    const listed = async (keyword: string) => {
      const { results } = await shop.gateway.zhou.order.list({ query: { keyword, tab: 'all', page: 1, size: 10 } })
      return results.map(({ orderCode }) => `/orders/${orderCode}`).sort()
    }
    await app.open('orders', { tab: 'toPay' })
    await app.tap('搜索')
    await app.sees('请输入药名或订单号')
    await app.fill('搜索订单', name)
    await app.confirms('搜索订单')
    await app.settled()
    expect(app.links('/orders/').sort()).toEqual(await listed(name))
    expect(app.isOn('全部')).toBe(true)
    await app.fill('搜索订单', first?.orderCode.slice(-8) ?? '')
    await app.tap('搜索')
    await app.settled()
    expect(app.links('/orders/')).toEqual([`/orders/${first?.orderCode ?? ''}`])
    await app.tap('已完成')
    await app.sees(`没有找到「${first?.orderCode.slice(-8) ?? ''}」的已完成订单`, '换个药名，或用订单号的后几位试试')
    await app.tap('查看全部订单')
    await app.settled()
    expect(app.isOn('全部')).toBe(true)
    expect(app.links('/orders/').sort()).toEqual(await listed(''))
  })

  it.each(['order', 'orderLogistic', 'cashier', 'payResult'] as const)('says that there is no such order: %s', async (page) => {
    const { app } = zhou
    await app.open(page, { orderCode: '2611110000000000' })
    await app.sees('没有找到这个订单', /您现在登录的是 138/, '订单号可能有误，或是用其他账号下的单', '请客服帮忙找')
    await app.seesNot('重试', '正在查询')
    await app.tap('查看我的订单')
    await app.isAt('orders')
  })

  it('says of an order that is paid everything that was agreed', async () => {
    const { app } = zhou
    const orderCode = await codeOf('toShip')
    await app.open('order', { orderCode })
    await app.readsTitle('订单详情')
    await app.sees('订单信息', `订单编号${orderCode}`, /下单时间2026-11-\d\d \d\d:\d\d/, /付款时间2026-11-\d\d \d\d:\d\d/)
    await app.sees(/付款方式[^订]+/, '配送方式标准配送', '实付金额', /订单或用药有疑问.*打电话问药师 400-000-2026.*在线客服/)
    await app.seesNot('应付金额', '取消原因')
    await app.tap('投诉这笔订单')
    await app.isAt('report', { subjectKind: 'order', subjectId: orderCode })
  })

  it('copies the number of an order', async () => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
      configurable: true,
    })
    const { app } = zhou
    const orderCode = await codeOf('toShip')
    await app.open('order', { orderCode })
    await app.tap('复制订单编号')
    await app.sees('已复制')
    expect(written).toEqual([orderCode])
    await app.isAt('order', { orderCode })
  })

  it('has no parcel before it is sent', async () => {
    const { app } = zhou
    const orderCode = await codeOf('toShip')
    await app.open('orderLogistic', { orderCode })
    await app.readsTitle('物流信息')
    await app.sees('还没有物流信息', '药师核对配药后打包发出，发出后这里会更新')
    await app.tap('查看订单')
    await app.isAt('order', { orderCode })
  })

  it('are promised for one day, on the order and beside its parcel', async () => {
    const { app } = zhou
    const orderCode = await codeOf('shipped')
    const paidAt = new Date('2026-11-21T09:00:00+08:00')
    await shop.gateway.db.update(orderRows).set({ paidAt }).where(eq(orderRows.orderCode, orderCode))
    await app.open('order', { orderCode })
    await app.sees('预计送达明天 11 月 22 日送达')
    await app.open('orderLogistic', { orderCode })
    await app.sees('预计明天 11 月 22 日送达')
  })

  it('follows a parcel through exactly the stages it went', async () => {
    const { app } = zhou
    const orderCode = await codeOf('shipped')
    await app.open('orders', { tab: 'shipped' })
    await app.tap('查看物流')
    await app.isAt('orderLogistic', { orderCode })
    const { parcel } = await shop.gateway.zhou.order.logistic({ params: { orderCode } })
    expect(parcel).toMatchObject({ stage: 'transit', events: [{ stage: 'transit' }, { stage: 'collected' }, { stage: 'packed' }] })
    await app.sees('包裹进度', '已打包，已完成', '已揽收，已完成', '运输中，进行中', '派送中，未开始', '已签收，未开始')
    await app.sees('物流动态', `${parcel?.carrierName ?? ''}客服`, parcel?.trackingNumber ?? '')
    await app.seesNot('快递员')
    await app.sees('南京市同城配送，运输中')
    for (const { text } of parcel?.events ?? []) await app.sees(text)
    await app.tap('复制运单号')
    await app.sees('已复制')
    await app.tap('在线客服')
    await app.isAt('kf', { orderCode })
  })

  it('says from where to where a parcel goes that leaves its city', async () => {
    const { app } = zhou
    const orderCode = await codeOf('shipped')
    const goesTo = (toCity: string) => shop.gateway.db.update(parcels).set({ toCity }).where(eq(parcels.orderCode, orderCode))
    await goesTo('杭州市')
    await app.open('orderLogistic', { orderCode })
    await app.sees('从南京市到杭州市，运输中', '南京市', '杭州市')
    await goesTo('南京市')
  })

  it('is not cancelled without a reason, and then with each of them', async () => {
    const { app } = zhou
    const orderCode = await codeOf('toPay')
    await app.open('orders', { tab: 'toPay' })
    await app.tap('取消订单')
    await app.sees('取消后优惠券和健康币会退回')
    await app.cannotTap('确认取消')
    for (const reason of ['暂时不需要了', '药品或数量选错了', '想用其他方式支付', '送达时间太久', '其他原因', '收货信息填错了']) {
      await app.tap(reason)
      expect(app.isOn(reason)).toBe(true)
    }
    await app.tap('确认取消')
    await app.sees('订单已取消', '没有待付款的订单', '需要用药时，可按症状找药或先问药师')
    expect(await order(orderCode)).toMatchObject({ cancelReason: '收货信息填错了', status: OrderStatus.cancelled })
    await app.isAt('orders', { tab: 'toPay' })
    await app.tap('去找药')
    await app.isAt('category')
  })

  it('says what happens to the money of a paid order before it is cancelled', async () => {
    const { app } = zhou
    const orderCode = await codeOf('toShip')
    await app.open('order', { orderCode })
    await app.tap('取消订单')
    await app.sees('已付款项会原路退回，优惠券和健康币一并退回')
    await app.tap('其他原因')
    await app.tap('确认取消')
    await app.sees('订单已取消', '取消原因：其他原因')
    await app.isAt('order', { orderCode })
    expect((await order(orderCode)).cancelReason).toBe('其他原因')
  })

  it('is received after a question', async () => {
    const { app } = zhou
    const orderCode = await codeOf('shipped')
    await app.open('order', { orderCode })
    await app.tap('确认收货')
    await app.sees('确认收到药品了吗？', '请先核对品名、规格与有效期，包装完好再确认')
    await app.tap('还没收到')
    await app.settled()
    expect((await order(orderCode)).status).toBe(OrderStatus.shipped)
    await app.tap('确认收货')
    await app.tap('确认收货')
    await app.sees('已确认收货', '再次购买')
    await app.seesNot('还没收到')
    expect((await order(orderCode)).status).toBe(OrderStatus.completed)
    received = orderCode
    const { earned = 0 } = await order(orderCode)
    await app.tap(`已得 ${earned} 健康币`)
    await app.isAt('coin')
    await app.sees('购物奖励', `+${earned}`)
    await app.goBack()
    await app.isAt('order', { orderCode })
  })

  it('is bought again with what is still sold', async () => {
    const { app } = zhou
    const [first, ...others] = (await order(received)).lines.map(({ card }) => card)
    expect(others).toHaveLength(2)
    await shelve([first?.productCode ?? ''], ProductStatus.offShelf)
    await app.open('order', { orderCode: received })
    await app.tap('再次购买')
    await app.sees('已加入购物车，有几处变化', first?.name ?? '')
    await app.tap('去购物车')
    await app.isAt('cart')
    const { groups } = await shop.gateway.zhou.cart.products()
    const inCart = groups.flatMap(({ lines }) => lines.map(({ card }) => card.productCode))
    expect(inCart.sort()).toEqual(others.map(({ productCode }) => productCode).sort())
    await shelve([first?.productCode ?? ''], ProductStatus.onShelf)
  })

  it('stays where it is when nothing of it can be bought again', async () => {
    const { app } = zhou
    const codes = (await order(received)).lines.map(({ card }) => card.productCode)
    await shelve(codes, ProductStatus.offShelf)
    await app.open('order', { orderCode: received })
    await app.tap('再次购买')
    await app.sees('这些商品暂时买不到')
    await app.tap('我知道了')
    await app.isAt('order', { orderCode: received })
    await shelve(codes, ProductStatus.onShelf)
  })

  it('leaves the list after a question, and is kept', async () => {
    const { app } = zhou
    const before = await orders('completed')
    const gone = before[0]?.orderCode ?? ''
    await app.open('orders', { tab: 'completed' })
    await app.open('order', { orderCode: gone })
    await app.tap('更多')
    await app.tap('删除订单')
    await app.sees('删除这笔订单？', '订单不再显示在列表里；按法规要求，购药记录会继续保存')
    await app.tap('先不删')
    expect(await orders('completed')).toHaveLength(before.length)
    await app.tap('更多')
    await app.tap('删除订单')
    await app.tap('删除')
    await app.sees('已从列表删除')
    expect((await orders('completed')).map(({ orderCode }) => orderCode)).toEqual(before.slice(1).map(({ orderCode }) => orderCode))
  })
})

describe('somebody without orders', () => {
  const chen = shop.openedBy('chen')

  it('is told what to do with them', async () => {
    await chen.app.open('orders')
    await chen.app.sees('还没有订单', '需要用药时，可按症状找药或先问药师')
  })

  it('lets a member whose order it is not come back with another account', async () => {
    const { app } = chen
    await app.open('order', { orderCode: '2611110000000000' })
    await app.tap('换账号登录')
    await app.sees('购物车和订单会为您保留')
    await app.tap('取消')
    await app.isAt('order', { orderCode: '2611110000000000' })
    await app.tap('换账号登录')
    await app.tap('退出')
    await app.isAt('accountLogin')
    await expect(shop.gateway.chen.account.devices()).rejects.toMatchObject({ status: 401 })
  })
})
