import { OrderStatus } from '@/contract/order'
import { spokenMoney } from '@/lib/money'
import { shopOnPages } from '../support/pageShopper'

/** Milliseconds between questions whether an order is paid; the page's own table is proved beside it. */
let mockDelays: number[] = [60_000]
jest.mock('@/features/pay/pages/payResult/pollDelay', () => ({ pollDelay: (asked: number) => mockDelays[asked] }))

const shop = shopOnPages()

describe('a member who pays', () => {
  const zhou = shop.openedBy('zhou')
  const unpaid = async () => (await shop.gateway.zhou.order.list({ query: { tab: 'toPay', page: 1, size: 20 } })).results[0]

  /** What the payer does on the bank's page, and the bank's word about it. */
  const payerSays = async (answer: 'confirm' | 'fail', orderCode: string) => {
    const { methods } = await shop.gateway.zhou.pay.methods({ query: { ordersCode: orderCode } })
    const { payUrl } = await shop.gateway.zhou.pay.start({ body: { ordersCode: orderCode, methodId: methods[0]?.id ?? '' } })
    const body = `answer=${answer}&delivery=once`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await shop.gateway.app.request(payUrl, { method: 'POST', body, headers })
    await shop.gateway.bankDelivers()
  }

  it.each([
    ['no address', {}],
    ['an address elsewhere', { url: 'https://evil.example/bank/1' }],
  ])('is not led to the bank by a link with %s', async (_title, params) => {
    const { app } = zhou
    await app.open('bank', params)
    await app.sees('这不是青禾的支付页面', '为了您的资金安全没有打开，请从订单里重新支付')
    await app.tap('去看订单')
    await app.isAt('orders')
  })

  it('waits for the bank, which has said nothing yet', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    await app.open('payResult', { orderCode })
    await app.sees('支付结果确认中', '正在等待银行的通知，请稍候', '付过了请不要再付一次；付重的款会原路退回')
    await app.sees(`尾号 ${orderCode.slice(-4)}，¥`, '订单为您保留到')
    await app.tap('查一下结果')
    await app.sees('支付结果确认中')
    await app.tap('还没付款，去支付')
    await app.isAt('cashier', { orderCode })
  })

  it('decides after half a minute whether to go on waiting', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    mockDelays = [0]
    await app.open('payResult', { orderCode })
    await app.sees('银行还没有通知我们，已付的款不会丢失，稍后在订单里也能看到结果')
    mockDelays = [60_000]
    await app.tap('继续等待')
    await app.sees('正在等待银行的通知，请稍候')
    await app.isAt('payResult', { orderCode })
  })

  it('is told of a payment that failed, and pays again', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    await payerSays('fail', orderCode)
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    app.stands('GET /api/pay/state', (pass) => held.then(pass))
    const opened = app.open('payResult', { orderCode })
    await app.sees('正在查询支付结果')
    expect(app.text()).not.toContain('银行')
    answer()
    await opened
    await app.sees('支付未完成', '没有扣款，订单已为您保留')
    await app.tap('继续支付')
    await app.isAt('cashier', { orderCode })
    await app.sees('上次支付没有成功，订单已为您保留，可以再试一次')
  })

  it('is told that nothing is known where no answer comes, and not that the bank is awaited', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    await payerSays('fail', orderCode)
    app.stands('GET /api/pay/state', () => Promise.reject(new TypeError('Failed to fetch')))
    mockDelays = [0]
    await app.open('payResult', { orderCode })
    await app.sees('没有查到支付结果', '已付的款不会丢失，稍后在订单里也能看到结果')
    expect(app.text()).not.toContain('银行')
    app.passes()
    mockDelays = [60_000]
    await app.tap('再查一次')
    await app.sees('支付未完成', '没有扣款，订单已为您保留')
  })

  it('is told what comes next once it is paid', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    await payerSays('confirm', orderCode)
    await app.open('cashier', { orderCode })
    await app.isAt('payResult', { orderCode })
    const { payable, addressText, consigneePhone, earns = 0 } = await shop.gateway.zhou.order.detail({ params: { orderCode } })
    await app.sees(
      '支付成功',
      `实付${spokenMoney(payable)}`,
      /预计明天 11 月 \d+ 日送达/,
      '接下来',
      '药师核对药品',
      '核对无误后配药，打包发出后可在订单里查看物流',
      '标准配送，收货时请当面核对品名与有效期',
      `${addressText}，${consigneePhone}`,
      '送达后，可随时问药师怎么吃',
      '药到之前，先读一读',
    )
    const { results } = await shop.gateway.zhou.article.toRead({ params: { orderCode } })
    expect(results).toHaveLength(2)
    for (const { title, author, authorTitle, minutes } of results) await app.sees(title, `${author} ${authorTitle} · 约 ${minutes} 分钟`)
    await app.tap(results[0]?.title ?? '')
    await app.isAt('article', { articleId: results[0]?.articleId ?? '' })
    await app.goBack()
    await app.sees(`可抵 ¥${(earns / 100).toFixed(2)}，下单时用`)
    await app.tap(`确认收货后得 ${earns} 健康币`)
    await app.isAt('coin')
    await app.goBack()
    await app.tap('查看订单')
    await app.isAt('order', { orderCode })
    await app.tap(`确认收货后得 ${earns} 健康币`)
    await app.isAt('coin')
  })

  it('is told that an order is over, and where it is', async () => {
    const { app } = zhou
    const all = (await shop.gateway.zhou.order.list({ query: { tab: 'all', page: 1, size: 20 } })).results
    const cancelled = all.find(({ status }) => status === OrderStatus.cancelled)?.orderCode ?? ''
    await app.open('payResult', { orderCode: cancelled })
    await app.sees('订单已取消', '如已付款，款项会原路退回')
    await app.open('cashier', { orderCode: cancelled })
    await app.sees('订单已过支付时间', '订单已取消，药品与优惠券已退回，可以再次购买')
    await app.tap('去看订单')
    await app.isAt('order', { orderCode: cancelled })
  })
})
