import { eq } from 'drizzle-orm'
import type { CarrierCode } from '@/contract/carriers'
import { piecesText, type Refund, type RefundForm } from '@/contract/refund'
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/duration'
import { OrderStatus } from '@/contract/order'
import { orders } from '../../gateway/tables'
import { staffAt, type StaffPerson } from '../support/counter'
import { paperPhoto } from '../support/paperPhoto'
import { shopOnPages } from '../support/pageShopper'
import { pictureUploads } from '../support/pictureUploads'
import { receivedOrder, returnablePackings } from '../support/receivedOrder'
import { ordered, packingOf } from '../support/shop'

const shop = shopOnPages()
/** What may be sent back for any reason, and a medicine that may not. */
const goods = { skuCode: '', name: '' }
const medicine = { skuCode: '' }
let clerk: StaffPerson
const clerkComes = async () => void (clerk = await staffAt(shop.gateway, { roles: ['clerk'], name: '何叙' }))
/** Whoever sits at the counter has to log in again after that long. */
async function timePasses(seconds: number) {
  shop.gateway.clock.advance(seconds)
  await clerkComes()
}

beforeAll(async () => {
  const { gateway } = shop
  await clerkComes()
  Object.assign(goods, (await returnablePackings(gateway))[0])
  medicine.skuCode = (await packingOf(gateway, 'otcB', 1)).skuCode
  await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
})

const received = (...skuCodes: string[]) =>
  receivedOrder(shop.gateway, shop.gateway.zhou, ...skuCodes.map((skuCode) => ({ skuCode, quantity: 1 })))

/** What was asked for of an order's first line, or of another one. */
async function asked({ orderCode, lines }: Awaited<ReturnType<typeof received>>, own: Partial<RefundForm> = {}, place = 0) {
  const { refund, upload } = shop.gateway.zhou
  const { id } = await upload.addEvidence({ body: { kind: 'aftersales' }, file: await paperPhoto('clear') })
  const pieces = [{ lineId: lines[place]?.lineId ?? '', quantity: 1 }]
  const reason = own.reason ?? 'damaged'
  const { amount } = await refund.quote({ params: { orderCode }, query: { pieces: piecesText(pieces), reason } })
  const form = { orderCode, pieces, reason, type: 'returnAndRefund' as const, note: '屏幕不亮', expectedAmount: amount, ...own }
  return refund.apply({ body: { ...form, pictures: [id] } })
}
const of = ({ refundNumber }: Refund) => ({ params: { refundNumber } })
const taken = async (one: Refund) => void (await clerk.aftersales.take(of(one)))
const agreed = async (own: Partial<RefundForm> = {}, skuCode = goods.skuCode) => {
  const one = await asked(await received(skuCode), own)
  await taken(one)
  await clerk.aftersales.agree(of(one))
  return one
}
const refused = async () => {
  const one = await asked(await received(goods.skuCode))
  await taken(one)
  await clerk.aftersales.refuse({ ...of(one), body: { reason: 'evidence', words: '请拍破损的地方' } })
  return one
}
const sent = async () => {
  const one = await agreed()
  const body = { trackingId: 7 as CarrierCode, trackingNumber: 'SF1234567890123' }
  return shop.gateway.zhou.refund.track({ ...of(one), body })
}
const now = async (one: Refund) => shop.gateway.zhou.refund.detail(of(one))
const yuan = (cents: number) => (cents / 100).toFixed(2)

describe('the refunds of a member', () => {
  const zhou = shop.openedBy('zhou')

  it('say how they stand, what comes back and what comes next, and lead there', async () => {
    const { app } = zhou
    const awaited = await agreed()
    const atBank = await agreed({ type: 'refundOnly' }, medicine.skuCode)
    await app.open('refunds')
    await app.readsTitle('退款 / 售后')
    await app.sees('可申请', '处理中 2', '售后记录', `退款单 ${awaited.refundNumber}`, '等待寄回', goods.name, '×1')
    await app.sees(new RegExp(`退款金额.*${yuan(awaited.amount)}`), /请在 .+内填写寄回单号/, '等待退款', '查看进度')
    expect(app.links('/aftersales/')).toEqual([`/aftersales/${atBank.refundNumber}`, `/aftersales/${awaited.refundNumber}`])
    await app.tap('填写单号')
    await app.isAt('refund', { refundNumber: awaited.refundNumber })
    await shop.gateway.jobs()
    await app.open('refunds')
    await app.sees('处理中 1')
    await app.tap('售后记录')
    await app.sees('退款成功', /\d\d-\d\d 已退回原支付账户/, '再次购买')
  })

  it('leave the list after a question, once they are over', async () => {
    const { app } = zhou
    const own = () => shop.gateway.zhou.refund.list({ query: { filter: 'ended' } })
    const { results } = await own()
    for (const { refundNumber } of results) await shop.gateway.zhou.refund.hide({ params: { refundNumber } })
    await refused()
    await app.open('refunds', { tab: 'ended' })
    await app.sees('已关闭', '申请没有通过')
    await app.tap(/^删除记录$/)
    await app.sees('删除这条退款记录？', '只是不再显示在列表里；按法规要求，记录会继续保存')
    await app.tap('先不删')
    await app.settled()
    expect((await own()).hits).toBe(1)
    await app.tap(/^删除记录$/)
    await app.tap(/^删除$/)
    await app.sees('还没有售后记录', '退款完成或关闭后，会留在这里')
    expect((await own()).hits).toBe(0)
  })

  it('offer what may be asked for, and by order what is under way or may not be asked for, with the reason', async () => {
    const { app } = zhou
    await received(goods.skuCode, medicine.skuCode)
    const onItsWay = await received(goods.skuCode)
    await shop.gateway.db
      .update(orders)
      .set({ status: OrderStatus.shipped, signedAt: null, completedAt: null })
      .where(eq(orders.orderCode, onItsWay.orderCode))
    const { results } = await shop.gateway.zhou.refund.applicable({ query: {} })
    await app.open('refunds', { tab: 'applicable' })
    await app.sees(...results.map(({ orderCode }) => `订单 ${orderCode}`), /前可申请/, goods.name)
    await app.seesNot(`订单 ${onItsWay.orderCode}`)
    await app.tap('全部订单')
    await app.sees(`订单 ${onItsWay.orderCode}`, '还在路上', '包裹还在路上，收到后再申请', '前可申请')
    await app.tap('售后中')
    const working = (await shop.gateway.zhou.refund.underWay({ query: {} })).results
    expect(working.length).toBeGreaterThan(0)
    await app.sees(...working.map(({ orderCode }) => `订单 ${orderCode}`))
    await app.seesNot(`订单 ${onItsWay.orderCode}`)
    await app.tap('查看进度')
    await app.isAt('refund', { refundNumber: working.at(-1)?.openRefunds[0] ?? '' })
    await app.open('refunds', { tab: 'applicable' })
    await app.tap('申请售后')
    await app.isAt('refundApply', { orderCode: results.at(-1)?.orderCode ?? '' })
  })

  it('reckon what is left of a time by the gateway’s clock', async () => {
    const { app } = zhou
    const device = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'))
    try {
      await app.open('refunds')
      // On a device whose clock is years ahead the time would be over.
      await app.sees(/请在 (7 天 0|6 天 23) 小时内填写寄回单号/)
    } finally {
      device.mockRestore()
    }
  })

  it('fail with a retry', async () => {
    const { app } = zhou
    app.stands('GET /api/refunds', () => Response.json({ code: 'GONE', message: '没有找到' }, { status: 404 }))
    await app.open('refunds')
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('等待寄回')
  })
})

describe('the refunds of a member who asked for none', () => {
  const chen = shop.openedBy('chen')

  it('say so, and what may be asked for and until when', async () => {
    const { app } = chen
    await app.open('refunds')
    await app.sees('没有处理中的售后', '收到的商品有问题，可以在这里申请退款')
    await app.tap('看哪些可以申请')
    await app.sees('现在没有可以申请的订单', '收货次日起七天内可以申请；还没发货的订单可直接取消', '售后须知')
    await app.tap('售后中')
    await app.sees('没有售后中的订单')
    await app.tap('可以申请')
    await app.tap('看全部订单')
    await app.sees('还没有已发货的订单')
    await app.tap('售后记录')
    await app.sees('还没有售后记录')
    await app.tap('全部记录')
    await app.isAt('records')
    await app.sees('申请过的售后都会留在这里')
  })

  it('are not those of another', async () => {
    const { app } = chen
    const { results } = await shop.gateway.zhou.refund.list({})
    for (const refundNumber of [results[0]?.refundNumber ?? '', results[0]?.id ?? '', 'TK0']) {
      await app.open('refund', { refundNumber })
      await app.sees('没有找到这笔退款', '编号可能有误，或属于其他账号')
    }
    await app.tap('查看我的售后')
    await app.isAt('refunds')
  })
})

describe('one refund', () => {
  const zhou = shop.openedBy('zhou')

  it('says its stage, how much time is left and everything that happened, and copies where the goods go', async () => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
      configurable: true,
    })
    const { app } = zhou
    const one = await agreed()
    await timePasses(2 * HOUR_SECONDS)
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.readsTitle('退款详情')
    await app.sees(
      '请寄回商品',
      /剩余 .*6 天 21 小时.*，超时将自动取消/,
      '提交申请，已完成',
      '平台审核，已完成',
      '寄回商品，进行中',
      '验收，未开始',
    )
    await app.sees('审核通过，等待寄回', '请保留外包装与配件，随箱附上退款单号', '提交退款申请', '原因：包装破损')
    await app.sees('退货退款', /原路退回（.+）/, '屏幕不亮', '寄回运费由我们承担，可先垫付并保留凭证', new RegExp(yuan(one.amount)))
    await app.tap('复制寄回地址')
    await app.sees('已复制')
    await app.tap('复制退款编号')
    await app.reaches(() => written.length === 2)
    const { name, phone, address } = (await now(one)).returnTo ?? { name: '', phone: '', address: '' }
    expect(written).toEqual([`${name} ${phone} ${address}`, one.refundNumber])
    expect(address).not.toBe('')
  })

  it('takes the parcel back: nothing without carrier and number, a carrier known by its number, and keeps what was typed', async () => {
    const { app } = zhou
    const one = await agreed()
    const { refundNumber } = one
    await app.open('refund', { refundNumber })
    await app.tap('提交寄回信息')
    await app.sees('请选择快递公司', '请填写快递单号')
    await app.tap(/^快递公司/)
    await app.tap('圆通速递')
    await app.fill('快递单号', 'SF1234567890123')
    await app.tap('提交寄回信息')
    await app.sees('圆通速递的单号是 YT 加 13 位数字，或 10 到 18 位数字和字母，请核对')
    await app.tap(/^快递公司/)
    await app.tap('顺丰速运')
    // The gateway knows carriers by the same table: what it refuses beyond it is of a newer one.
    const error = { code: 'BAD_REQUEST', message: '这个单号查不到', field: 'trackingNumber' }
    app.stands(`POST /api/refunds/${refundNumber}/tracking`, () => Response.json(error, { status: 400 }))
    await app.tap('提交寄回信息')
    await app.sees('这个单号查不到', 'SF1234567890123')
    expect(app.asksBeforeLeaving()).toBe(true)

    app.passes()
    await app.tap('提交寄回信息')
    await app.sees('商品寄回途中', '查看物流')
    expect((await now(one)).tracking).toMatchObject({ trackingId: 7, trackingNumber: 'SF1234567890123' })
    expect(app.asksBeforeLeaving()).toBe(false)
    await app.tap('修改寄回信息')
    await app.fill('快递单号', 'SF1234567890124')
    await app.tap('提交寄回信息')
    await app.sees('SF1234567890124', '查看物流')
    expect((await now(one)).tracking).toMatchObject({ trackingNumber: 'SF1234567890124' })
  })

  it('comes through inspection to the bank, and is over with the money back', async () => {
    const { app } = zhou
    const one = await sent()
    await clerk.aftersales.arrive(of(one))
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('已收到商品', '48 小时内验收', '商品已收到，等待验收')
    await clerk.aftersales.beginInspection(of(one))
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('正在验收', '验收，进行中')
    await clerk.aftersales.endInspection({ ...of(one), body: { isPassed: true } })
    await shop.gateway.jobs()
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('退款成功', '完成，已完成', '同意退款，等待退款', '款项已退回', new RegExp(yuan(one.amount)))
    await app.seesNot('取消申请', '提交寄回信息')
  })

  it('that did not pass inspection says why', async () => {
    const { app } = zhou
    const one = await sent()
    await clerk.aftersales.arrive(of(one))
    await clerk.aftersales.beginInspection(of(one))
    await clerk.aftersales.endInspection({ ...of(one), body: { isPassed: false, reason: 'missing', words: '少一根电源线' } })
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('原因：寄回的件数或配件不全。少一根电源线', '验收，已中止', '申请金额')
  })

  it('is cancelled after a question', async () => {
    const { app } = zhou
    const one = await agreed()
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.tap('取消申请')
    await app.sees('取消这次退款申请？', '取消后商品和款项都不变。还在期限内的，可以再申请')
    await app.tap('先不取消')
    await app.settled()
    expect((await now(one)).ending).toBeNull()
    await app.tap('取消申请')
    await app.sees('取消这次退款申请？')
    await app.tap('取消申请')
    await app.sees('平台审核，已完成', '寄回商品，已中止')
    expect((await now(one)).ending).toBe('cancelled')
  })

  it('stops where it was refused, is led to by a message, says why, and is deleted after a question', async () => {
    const { app } = zhou
    const one = await refused()
    await app.open('messages')
    await app.tap(/退款申请没有通过/)
    await app.reaches(() => location.pathname.startsWith('/aftersales/TK'))
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('申请没有通过', '原因：图片看不出所说的问题。请拍破损的地方')
    await app.sees('提交申请，已完成', '平台审核，已中止', '寄回商品，未开始', '申请金额')
    await app.seesNot('寄回地址', '取消申请')
    await app.tap('删除记录')
    await app.tap('删除')
    await app.isAt('home')
    expect((await shop.gateway.zhou.refund.list({})).results.map(({ id }) => id)).not.toContain(one.id)
  })

  it('in a state that this version does not know says since when, and that it is being worked on', async () => {
    const { app } = zhou
    const one = await now(await agreed())
    const log = [{ statusCode: 499, dateTime: one.statusAt, text: '已转交专人' }, ...one.log]
    const newer = { ...one, statusCode: 499, until: null, returnTo: null, log, can: { cancel: false, track: false, hide: false } }
    app.stands(`GET /api/refunds/${one.refundNumber}`, () => Response.json(newer))
    await app.open('refund', { refundNumber: one.refundNumber })
    await app.sees('正在处理', /更新，我们正在处理/, '处理中', '已转交专人', '查看全部售后')
  })
})

describe('the parcel back', () => {
  const zhou = shop.openedBy('zhou')

  it('is none before it was sent', async () => {
    const { app } = zhou
    const { refundNumber } = await agreed()
    await app.open('refundLogistic', { refundNumber })
    await app.sees('还没有寄回的物流信息', '寄出商品并填写快递单号后，这里会更新')
    await app.tap('查看退款')
    await app.isAt('refund', { refundNumber })
  })

  it('is followed to where it goes, also while its courier knows nothing', async () => {
    const { app } = zhou
    const one = await sent()
    const { refundNumber } = one
    await app.open('refundLogistic', { refundNumber })
    await app.readsTitle('寄回物流')
    await app.sees('快递公司还没有更新，揽收后这里会显示')
    await timePasses(DAY_SECONDS)
    await app.open('refundLogistic', { refundNumber })
    await app.sees('【南京市】售后仓已签收，等待验收', (await now(one)).returnTo?.address ?? '没有地址', '顺丰速运客服95338')
  })
})

describe('the application', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(async () => pictureUploads({ 'blob:clear': await paperPhoto('clear') }))

  it('says what is missing beside its field, and sends nothing', async () => {
    const { app } = zhou
    const { orderCode } = await received(goods.skuCode, medicine.skuCode)
    const before = (await shop.gateway.zhou.refund.list({})).hits
    await app.open('refundApply', { orderCode })
    await app.readsTitle('申请售后')
    await app.tap('提交申请')
    await app.sees('请选择要退的商品', '请选择退款原因')
    expect((await shop.gateway.zhou.refund.list({})).hits).toBe(before)
  })

  it('asks for goods apart that no reason is common to', async () => {
    const { app } = zhou
    const { orderCode } = await received(goods.skuCode, medicine.skuCode)
    const form = await shop.gateway.zhou.refund.form({ params: { orderCode } })
    // Today's table of reasons has one for all goods; that of another gateway need not.
    const apart = form.lines.map((line, place) => ({ ...line, reasons: [place === 0 ? 'damaged' : 'fewer'] }))
    app.stands(`GET /api/orders/${orderCode}/refund`, () => Response.json({ ...form, lines: apart }))
    await app.open('refundApply', { orderCode })
    const [one = '', other = ''] = form.lines.map(({ card }) => card.name)
    await app.tap(one)
    await app.tap(other)
    await app.sees('这些商品的售后规则不同，请分开申请')
    await app.tap(other)
    await app.seesNot('这些商品的售后规则不同，请分开申请')
  })

  it('shows the gateway’s arithmetic, keeps everything where the amount has changed, and leads to the refund', async () => {
    const { app } = zhou
    const other = await packingOf(shop.gateway, 'otcB', 4)
    const order = await received(medicine.skuCode, other.skuCode)
    const { orderCode, freight, lines } = order
    expect(freight).toBeGreaterThan(0)
    const [line] = lines
    await app.open('refundApply', { orderCode, lineId: line?.lineId ?? '' })
    await app.sees('要退的商品')
    await app.tap(/^退款原因/)
    await app.sees('需要照片，需寄回的，运费由我们承担')
    await app.seesNot('不想要了（七天无理由）')
    await app.tap(/^包装破损/)
    const net = line?.net ?? 0
    await app.sees('商品金额', new RegExp(`可退金额.*${yuan(net)}`), /按实付计算，原路退回.*寄回运费由我们承担/)
    await app.fill('补充说明', '盒子压坏了')
    await app.tap('提交申请')
    await app.sees('请上传照片，说明商品的情况')
    const { default: Taro } = await import('@tarojs/taro')
    jest
      .spyOn(Taro, 'chooseImage')
      .mockResolvedValue({ tempFilePaths: ['blob:clear'] } as unknown as Awaited<ReturnType<typeof Taro.chooseImage>>)
    await app.tap('从相册选售后照片')
    await app.sees('1 / 9')

    // On another phone the other half is asked for: these are the last pieces now, and the freight comes with them.
    await asked(order, {}, 1)
    await app.tap('提交申请')
    await app.sees('退款金额有变化', `现在可退 ¥${yuan(net + freight)}，请核对后再提交`)
    await app.tap('查看新金额')
    await app.sees('盒子压坏了', '包装破损', '1 / 9', '退回运费', new RegExp(`可退金额.*${yuan(net + freight)}`))

    const meanwhile = await asked(order)
    await app.tap('提交申请')
    await app.sees(`已在退款 ${meanwhile.refundNumber} 中`, '填好的内容会保留')
    await app.tap('留在这里')
    await shop.gateway.zhou.refund.cancel(of(meanwhile))
    await app.tap('提交申请')
    await app.sees('等待平台审核')
    const [made] = (await shop.gateway.zhou.refund.list({})).results
    await app.isAt('refund', { refundNumber: made?.refundNumber ?? '' })
    const { note, pictures, amount, reason } = await shop.gateway.zhou.refund.detail({ params: { refundNumber: made?.refundNumber ?? '' } })
    expect([note, pictures.length, amount, reason]).toEqual(['盒子压坏了', 1, net + freight, 'damaged'])
  })

  it('is still there when its page was left, and asks for the declaration anew', async () => {
    const { app } = zhou
    const { orderCode, lines } = await received(goods.skuCode)
    await app.open('refundApply', { orderCode, lineId: lines[0]?.lineId ?? '' })
    await app.tap(/^退款原因/)
    await app.sees('商品完好、没有拆封，寄回运费由您承担')
    await app.tap(/^不想要了/)
    await app.tick('商品完好、没有拆封，配件和外包装齐全')
    await app.fill('补充说明', '买多了')
    await app.open('refunds')
    await app.open('refundApply', { orderCode })
    await app.sees('买多了', '不想要了（七天无理由）')
    expect(app.isOn('商品完好、没有拆封，配件和外包装齐全，不影响再次销售')).toBe(false)
    await app.tap('提交申请')
    await app.sees('请确认商品完好、没有拆封')
    await app.tick('商品完好、没有拆封，配件和外包装齐全')
    await app.tap('提交申请')
    await app.readsTitle('退款详情')
    await app.sees('等待平台审核', '买多了')
    const made = (await shop.gateway.zhou.refund.list({})).results.find((one) => one.orderCode === orderCode)
    expect(made?.reason).toBe('notWanted')
  })

  it('says why nothing may be asked for, and what to do instead', async () => {
    const { app } = zhou
    const { orderCode } = await ordered(shop.gateway.zhou, { skuCode: goods.skuCode, quantity: 1 })
    await app.open('refundApply', { orderCode })
    await app.sees('现在不能申请售后', '订单还没有付款，可以直接取消订单', '在线客服')
    await app.tap('查看订单')
    await app.isAt('order', { orderCode })
  })
})

describe('the entries', () => {
  const zhou = shop.openedBy('zhou')

  it('stand on "me", on an order that may be asked about, and on one that is in a refund', async () => {
    const { app } = zhou
    await app.open('me')
    await app.tap(/^售后/)
    await app.isAt('refunds')
    const order = await received(goods.skuCode)
    const { orderCode } = order
    const { results } = await shop.gateway.zhou.order.list({ query: { tab: 'completed', page: 1, size: 10 } })
    const offering = results.filter(({ afterSales }) => afterSales?.canApply && afterSales.openRefund === null)
    await app.open('orders', { tab: 'completed' })
    await app.tap('申请售后')
    await app.isAt('refundApply', { orderCode: offering.at(-1)?.orderCode ?? '' })
    await app.open('order', { orderCode })
    await app.tap('申请售后')
    await app.isAt('refundApply', { orderCode })
    const { refundNumber } = await asked(order)
    await app.open('order', { orderCode })
    await app.tap('售后中')
    await app.isAt('refund', { refundNumber })
  })

  it('do not stand where it is too late', async () => {
    const { app } = zhou
    const { orderCode } = await received(goods.skuCode)
    const long = new Date(shop.gateway.clock.now().getTime() - 9 * DAY_SECONDS * 1000)
    await shop.gateway.db.update(orders).set({ shippedAt: long, signedAt: long, completedAt: long }).where(eq(orders.orderCode, orderCode))
    await app.open('order', { orderCode })
    await app.sees('更多查看物流评价再次购买')
    await app.open('refundApply', { orderCode })
    await app.sees('现在不能申请售后', /已超过签收后 7 天/)
  })
})
