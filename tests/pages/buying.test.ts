import { eq } from 'drizzle-orm'
import { couponTypes, packings, settings } from '../../gateway/tables'
import type { Settlement } from '@/contract/settlement'
import { RX_WARNING } from '@/lib/rxWarning'
import { inTransaction } from '../../gateway/kernel/transaction'
import { giveCoupon } from '../../gateway/modules/coupon/giveCoupon'
import { give } from '../../gateway/modules/ledger/enter'
import { atCounter } from '../support/atCounter'
import { eventually } from '../support/eventually'
import { forgetLedger } from '../support/forgetLedger'
import { shopOnPages } from '../support/pageShopper'
import { prescribe } from '../support/prescribe'

const IBUPROFEN = '110011'
const VALSARTAN = '100011'
const shop = shopOnPages()
const packingsOf = async (productCode: string) =>
  (await shop.gateway.zhou.product.detail({ params: { code: productCode }, query: {} })).packings
const settled = async (productCode = IBUPROFEN, quantity = 1) => {
  const [packing] = await packingsOf(productCode)
  const body = { skuCode: packing?.skuCode ?? '', quantity, sourceHost: '' }
  return (await shop.gateway.zhou.settlement.purchaseNow({ body })).settleId
}
const detail = (settleId: string): Promise<Settlement> => shop.gateway.zhou.settlement.detail({ params: { settleId }, query: {} })

describe('a member who confirms an order', () => {
  const zhou = shop.openedBy('zhou')

  it('reads how the sum comes about, to the cent', async () => {
    const { app } = zhou
    const settleId = await settled(IBUPROFEN, 2)
    const { goods, freight, payable, promotion, coupon, lines } = await detail(settleId)
    expect(payable).toBe(goods + freight - promotion - coupon)
    const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`
    await app.open('orderConfirm', { settleId })
    await app.readsTitle('确认订单')
    await app.sees('商品清单', `共 ${lines.reduce((sum, { quantity }) => sum + quantity, 0)} 件`)
    await app.sees('商品金额', yuan(goods), '运费', yuan(freight), '应付金额', yuan(payable))
    if (coupon + promotion > 0) await app.sees('已优惠', `−${yuan(promotion + coupon)}`)
    await app.sees('选填，如「放门口」')
  })

  it('is asked to tick what has to be agreed to, and orders nothing before', async () => {
    const { app } = zhou
    const settleId = await settled()
    await app.open('orderConfirm', { settleId })
    await app.tap('提交订单')
    await app.sees('请先阅读并勾选')
    await app.isAt('orderConfirm', { settleId })
    await app.tap(/^阅读《/)
    await app.sees('起生效')
    await app.tap('关闭')
    await app.isAt('orderConfirm', { settleId })
  })

  it('is promised the same day on tile, product, cart and confirmation', async () => {
    const { app } = zhou
    const [packing] = await packingsOf(IBUPROFEN)
    await app.open('searchResult', { keyword: '布洛芬' })
    await app.sees('明天达')
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('有货，今天 18:00 前付款，预计明天送达')
    await shop.gateway.zhou.cart.add({ query: {}, body: { items: [{ skuCode: packing?.skuCode ?? '', quantity: 1 }] } })
    await app.open('cart')
    await app.sees('明天送达')
    await app.open('orderConfirm', { settleId: await settled() })
    await app.sees('明天 11 月 22 日送达')
  })

  it('chooses another way to have it brought', async () => {
    const { app } = zhou
    const settleId = await settled()
    await app.open('orderConfirm', { settleId })
    await app.tap(/^配送标准配送/)
    await app.tap(/^晚间配送/)
    await app.sees(/配送晚间配送/)
    await app.isAt('orderConfirm', { settleId })
  })

  it('is told when the half hour is over', async () => {
    const { app } = zhou
    const settleId = await settled()
    await shop.gateway.zhou.settlement.giveUp({ params: { settleId } })
    await app.open('orderConfirm', { settleId })
    await app.sees('结算已过期', '为保证价格与库存准确，结算只保留 30 分钟，请回购物车重新结算')
    await app.tap('回购物车')
    await app.isAt('cart')
  })

  it('is told what cannot be ordered, and mends it in the cart', async () => {
    const { app } = zhou
    const [packing] = await packingsOf(IBUPROFEN)
    const settleId = await settled()
    const setStock = (stock: number) =>
      shop.gateway.db
        .update(packings)
        .set({ stock })
        .where(eq(packings.skuCode, packing?.skuCode ?? ''))
    await setStock(0)
    await app.open('orderConfirm', { settleId })
    await app.sees('提交前请先处理')
    await app.cannotTap('提交订单')
    await app.tap('回购物车修改')
    await app.isAt('cart')
    await setStock(500)
    await expect(detail(settleId)).rejects.toMatchObject({ status: 404 })
  })

  it('reads whose prescription covers a prescription drug, and what the shop says about it wherever one is shown', async () => {
    const { app } = zhou
    const own = { cart: '先审方', settle: '再核对', order: '按处方用', upload: '写明用药人的处方' }
    await shop.gateway.db.insert(settings).values({ key: 'rxSetting', value: own })
    const settleId = await settled(VALSARTAN)
    const { prescription } = await detail(settleId)
    await app.open('orderConfirm', { settleId })
    await app.sees(`用药人 ${prescription?.patientName}`, own.settle, '处方已通过药师审核')
    await app.sees(`确诊疾病：${prescription?.diagnosis}`, '有效至 11 月 24 日')
    const [packing] = await packingsOf(VALSARTAN)
    await shop.gateway.zhou.cart.add({ query: {}, body: { items: [{ skuCode: packing?.skuCode ?? '', quantity: 1 }] } })
    await app.open('cart')
    await app.sees(RX_WARNING, own.cart)
    const { results } = await shop.gateway.zhou.order.list({ query: { tab: 'all' } })
    const { orderCode = '' } = results.find(({ patientName }) => patientName !== null) ?? {}
    await app.open('order', { orderCode })
    await app.sees(RX_WARNING, own.order)
    await app.open('pharmacist')
    await app.sees(RX_WARNING, own.upload)
  })

  it('chooses by which of several prescriptions, and buys from one by that very one', async () => {
    const { app } = zhou
    const { gateway } = shop
    const settleId = await settled(VALSARTAN)
    const { prescription: fathers } = await detail(settleId)
    await app.open('orderConfirm', { settleId })
    await app.sees(`用药人 ${fathers?.patientName}`)
    await app.seesNot('更换处方')
    const mothers = await prescribe(gateway, gateway.zhou.memberId, {
      patientName: '陈秀兰',
      relationLabel: '母亲',
      diagnosis: '高血压 2 级',
    })
    await app.open('orderConfirm', { settleId })
    await app.tap(/^更换处方/)
    await app.sees('用哪张处方买', '陈秀兰（母亲）', '确诊疾病：高血压 2 级', '药师已审核')
    await app.tap('陈秀兰（母亲）')
    await app.sees('用药人 陈秀兰')
    await app.seesNot('用哪张处方买')
    await app.open('prescriptionDetail', { prescriptionId: mothers })
    await app.tap('按此处方购药')
    await app.sees('用药人 陈秀兰', '×3')
  })

  it('chooses among coupons, or none', async () => {
    const { app } = zhou
    const settleId = await settled(IBUPROFEN, 9)
    const { coupons, couponId } = await detail(settleId)
    const usable = coupons.filter(({ problem }) => problem === null)
    const chosen = coupons.find(({ coupon }) => coupon.couponId === couponId)
    expect([usable.length, chosen === undefined]).toEqual([expect.any(Number), false])
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    await app.sees('不使用优惠券', '满 99 可用', /\d{4}\.\d+\.\d+–\d{4}\.\d+\.\d+ 有效/)
    for (const { problem } of coupons) if (problem !== null) await app.sees('本单不可用', problem)
    await app.tap('不使用优惠券')
    await app.sees(`优惠券${usable.length} 张可用`)
    await app.tap(/^优惠券/)
    await app.tap(new RegExp(chosen?.coupon.name ?? ''))
    await app.sees(`优惠券${chosen?.coupon.name}`)
    await app.isAt('orderConfirm', { settleId })
  })
})

describe('a member with health coins', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(() => forgetLedger(shop.gateway.db, shop.gateway.zhou))

  it('pays with them once he says so, with as many as he likes, and reads where they went', async () => {
    const { app } = zhou
    const { memberId } = shop.gateway.zhou
    const gift = {
      memberId,
      account: 'coin',
      amount: 300,
      reason: 'task',
      reference: 'gift',
      key: 'gift',
      at: shop.gateway.clock.now(),
    } as const
    await inTransaction(shop.gateway.db, (tx) => give(tx, gift))
    const settleId = await settled(IBUPROFEN, 2)
    await app.open('orderConfirm', { settleId })
    await app.sees('可用 300 枚，抵')
    expect(app.isOn('使用健康币')).toBe(false)
    await app.tap('使用健康币')
    await app.sees('使用 300 枚，抵', '健康币抵扣', '−¥3.00')
    await app.tap('改数量')
    await app.fill('枚数', '301')
    await app.sees('请填写 1 到 300')
    await app.fill('枚数', '120')
    await app.tap('确定')
    await app.sees('使用 120 枚，抵', '−¥1.20')
    await app.tap('使用健康币')
    await app.sees('可用 300 枚，抵')
    expect(app.isOn('使用健康币')).toBe(false)
    await app.tap('使用健康币')
    await app.sees('使用 300 枚，抵')
    for (const { text } of (await detail(settleId)).consents) await app.tap(text)
    await app.tap('提交订单')
    await app.sees('剩余支付时间')
    await app.open('coin')
    await app.sees('下单抵扣', '−300')
  })
})

describe('a coupon that pays the freight', () => {
  const zhou = shop.openedBy('zhou')

  it('is told beside the freight, before the order and after', async () => {
    const { app } = zhou
    const { memberId } = shop.gateway.zhou
    await inTransaction(shop.gateway.db, (tx) =>
      giveCoupon(tx, { memberId, couponType: 'levelFreeDelivery', grant: 'test', now: shop.gateway.clock.now() }),
    )
    const settleId = await settled()
    const { freight } = await shop.gateway.zhou.settlement.detail({ params: { settleId }, query: { couponId: 'none' } })
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    await app.tap(/会员免邮券/)
    const off = `−¥${(freight / 100).toFixed(2)}`
    await app.sees(`优惠券会员免邮券`, new RegExp(`运费.{0,12}¥${(freight / 100).toFixed(2)}`), new RegExp(`免邮券.{0,12}${off}`))
    for (const { text } of (await detail(settleId)).consents) await app.tap(text)
    await app.tap('提交订单')
    await app.sees('剩余支付时间')
    const { results } = await shop.gateway.zhou.order.list({ query: { tab: 'toPay', page: 1, size: 1 } })
    await app.open('order', { orderCode: results[0]!.orderCode })
    await app.sees(new RegExp(`免邮券.{0,12}${off}`))
  })
})

describe('a coupon that is not drawn yet', () => {
  const zhou = shop.openedBy('zhou')
  const period = { beginsAt: new Date(0), endsAt: new Date(Date.now() + 10 ** 12) }
  const type = { couponType: 'late', uuid: 'late', name: '下单时才领的券', scope: 'shop' as const, rule: '', amount: 700, threshold: 100 }

  /** Adds a type and waits until a settlement offers it: what can be drawn is held for a second. */
  async function offered(own: Partial<typeof couponTypes.$inferInsert> = {}) {
    const added = { ...type, remaining: 2, validDays: 7, ...period, ...own }
    await shop.gateway.db.insert(couponTypes).values(added)
    const settleId = await settled()
    await eventually(async () => {
      const { drawable = [] } = await detail(settleId)
      if (!drawable.some(({ couponType }) => couponType === added.couponType)) throw new Error(`${added.couponType} is not offered`)
    })
    return settleId
  }

  it('is drawn while the order is confirmed, and used for it', async () => {
    const { app } = zhou
    const settleId = await offered()
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    await app.sees('领取后本单可用', '下单时才领的券')
    await app.tap('领取')
    await app.sees('领取成功，已用于本单', /优惠券下单时才领的券.*7\.00/)
    expect((await detail(settleId)).drawable).toEqual([])
    await app.isAt('orderConfirm', { settleId })
  })

  it('that somebody else has just had says so, and the order stays as it was', async () => {
    const { app } = zhou
    const settleId = await offered({ couponType: 'last', uuid: 'last', name: '最后一张', remaining: 1 })
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    await app.sees('最后一张')
    await shop.gateway.db.update(couponTypes).set({ remaining: 0 }).where(eq(couponTypes.couponType, 'last'))
    await app.tap('领取')
    await app.sees('这张优惠券已经领完')
    await app.isAt('orderConfirm', { settleId })
  })
})

describe('where a threshold is met exactly', () => {
  const zhou = shop.openedBy('zhou')
  const yuan = (cents: number) => (cents / 100).toFixed(2)

  it.each([-1, 0, 1])('freight is free from the sum of the goods %i cents', async (by) => {
    const { app } = zhou
    const settleId = await settled(IBUPROFEN, 2)
    const { goods, promotion } = await shop.gateway.zhou.settlement.detail({ params: { settleId }, query: { couponId: 'none' } })
    const counted = goods - promotion
    const config = await shop.gateway.visitor.mall.config()
    const value = JSON.stringify({ ...config, freight: { amount: 700, freeFrom: counted + by } })
    await atCounter(shop.gateway.db, (tx) => tx.update(settings).set({ value }).where(eq(settings.key, 'mallConfig')))
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    await app.tap('不使用优惠券')
    const freight = by > 0 ? 700 : 0
    await app.sees(new RegExp(`运费.{0,12}¥${yuan(freight)}`), `¥${yuan(counted + freight)}`)
  })

  it.each([-1, 0, 1])('a coupon is offered from the sum of the goods %i cents', async (by) => {
    const { app } = zhou
    const settleId = await settled(IBUPROFEN, 2)
    const { coupons, goods, promotion } = await detail(settleId)
    const own = coupons.find(({ coupon }) => coupon.scope === 'shop') ?? coupons[0]
    const { couponType = '', name = '', amount = 0 } = own?.coupon ?? {}
    await shop.gateway.db
      .update(couponTypes)
      .set({ threshold: goods - promotion + by })
      .where(eq(couponTypes.couponType, couponType))
    await app.open('orderConfirm', { settleId })
    await app.tap(/^优惠券/)
    if (by > 0) {
      await app.sees('本单不可用', '不可用', name)
      return
    }
    await app.tap(new RegExp(name))
    await app.sees(`优惠券${name}减 `, `−¥${yuan(amount)}`)
  })
})

describe('a member at the cashier', () => {
  const zhou = shop.openedBy('zhou')
  const unpaid = async () => (await shop.gateway.zhou.order.list({ query: { tab: 'toPay', page: 1, size: 20 } })).results[0]

  it('reads how much and until when', async () => {
    const { app } = zhou
    const order = await unpaid()
    await app.open('cashier', { orderCode: order?.orderCode ?? '' })
    await app.readsTitle('收银台')
    await app.sees(/请在 \d+ 分 \d+ 秒内完成支付/, '剩余支付时间', `支付信息已加密，订单号 ${order?.orderCode}`)
    await app.sees(`确认支付 ¥${((order?.payable ?? 0) / 100).toFixed(2)}`)
  })

  it('sends the link by which a relative pays, and it names nothing of what was bought', async () => {
    const { app } = zhou
    const shared: unknown[] = []
    Object.defineProperty(navigator, 'share', { value: async (link: unknown) => void shared.push(link), configurable: true })
    const order = await unpaid()
    const { methods } = await shop.gateway.zhou.pay.methods({ query: { ordersCode: order?.orderCode ?? '' } })
    await app.open('cashier', { orderCode: order?.orderCode ?? '' })
    await app.tap(new RegExp(`^${methods.find((one) => one.shared)?.name}`))
    await app.tap('生成代付链接')
    await app.sees(`把付款链接发给家人，对方只会看到金额 ¥${((order?.payable ?? 0) / 100).toFixed(2)} 和您的姓氏，看不到买了什么。`)
    await app.tap('发给家人')
    await app.settled()
    expect(shared).toEqual([{ title: '青禾健康 帮我付款', url: expect.stringMatching(/^http:\/\/localhost\/bank\//) as string }])
    await app.tap('关闭')
    await app.isAt('cashier', { orderCode: order?.orderCode ?? '' })
  })

  it('is not led to an address that is no payment page', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    app.stands('POST /api/pay', () => Response.json({ payId: 'pay-1', payUrl: 'javascript:alert(1)', wechat: null }))
    await app.open('cashier', { orderCode })
    await app.tap(/^确认支付/)
    await app.sees('支付页面地址不正确，请联系药师')
    await app.isAt('cashier', { orderCode })
  })

  it('finds who helps while paying online is switched off', async () => {
    const { app } = zhou
    const { orderCode = '' } = (await unpaid()) ?? {}
    const config = await shop.gateway.visitor.mall.config()
    app.stands('GET /api/mall/config', () => Response.json({ ...config, onlinePay: false }))
    await app.open('cashier', { orderCode })
    await app.sees('线上支付暂时关闭', '订单已为您保留。请联系药师，确认其他付款方式与送达时间。')
    await app.seesNot('确认支付')
  })
})
