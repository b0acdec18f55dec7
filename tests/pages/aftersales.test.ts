import type { Output } from '@/contract/endpoint'
import type { refund, Refund, RefundableOrder, RefundSummary } from '@/contract/refund'
import { RefundStatus } from '@/contract/refundStates'
import { DAY, HOUR, MINUTE } from '@/lib/duration'
import { pictureUploads } from '../support/pictureUploads'
import { paperPhoto } from '../support/paperPhoto'
import { shopOnPages } from '../support/pageShopper'

/*
 * The pages over answers of the contract's shape that stand in the gateway's place: a refund stands in each of its states without a clerk, a courier and a
 * bank that bring it there. What the gateway itself does is proved beside its module.
 */
const shop = shopOnPages()
const zhou = shop.openedBy('zhou')
const NUMBER = 'TK2611210331'
const CODE = '2611210000000331'
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

type Answers = { summary: RefundSummary; detail: Refund; form: Output<typeof refund.form> }
const answers = {} as Answers

beforeAll(async () => {
  const { results } = await shop.gateway.zhou.order.list({ query: { tab: 'completed', page: 1, size: 1 } })
  const card = results[0]?.lines[0]?.card
  if (!card) throw new Error('The demonstration member has received nothing')
  const line = { lineId: 'a1', card: { ...card, name: '上臂式电子血压计' }, specification: '语音大屏款', quantity: 1, amount: 26_900 }
  const other = { ...line, lineId: 'b1', card: { ...card, name: '维生素C片' }, specification: '100片' }
  const can = { cancel: true, track: true, hide: false }
  answers.summary = {
    ...{
      id: 'r1',
      refundNumber: NUMBER,
      orderCode: CODE,
      statusCode: RefundStatus.parcelAwaited,
      statusAt: later(-HOUR),
      amount: 26_900,
      count: 1,
    },
    ...{ type: 'returnAndRefund', reason: 'notAsDescribed', lines: [line], ending: null, can },
    until: { at: later(6 * DAY + 4 * HOUR + 30 * MINUTE), closes: true },
  }
  answers.detail = {
    ...answers.summary,
    ...{ note: '屏幕不亮', pictures: [], phone: '138****6207', goods: 27_900, discount: 1000, freight: 0, coupons: 1, paysReturn: true },
    log: [
      { statusCode: 406, dateTime: later(-HOUR), text: '请保留外包装与配件，随箱附上退款单号' },
      { statusCode: 405, dateTime: later(-2 * HOUR), text: '客服已受理您的申请' },
      { statusCode: 402, dateTime: later(-3 * HOUR), text: '原因：收到商品与描述不符' },
    ],
    returnTo: { name: '青禾售后仓', phone: '025-8888 0457', address: '江苏省南京市江宁区禾田路 18 号 3 号库' },
    ...{ tracking: null, refusal: null, paymentName: '微信支付', serverTime: later(0) },
  }
  const left = (of: typeof line, pieces: number, reasons: string[], openRefund: string | null = null) => ({
    ...{ lineId: of.lineId, card: of.card, specification: of.specification, quantity: 2, left: pieces, paid: 26_900, reasons, openRefund },
  })
  const order: RefundableOrder = {
    ...{ orderCode: CODE, createdAt: later(-2 * DAY), until: later(5 * DAY) },
    lines: [left(line, 2, ['damaged', 'quality', 'notWanted']), left(other, 1, ['fewer'])],
  }
  answers.form = { ...order, refusal: null, phone: '138****6207' }
  pictureUploads({ 'blob:clear': await paperPhoto('clear') })
})

const page = <Entry>(results: Entry[]) => ({ results, hits: results.length, currentPage: 1, hasMore: false })
const answersWith = (request: string, answer: unknown, status = 200) => zhou.app.stands(request, () => Response.json(answer, { status }))
const refused = (request: string, status: number, error: { code: string; message: string; field?: string; details?: unknown }) =>
  answersWith(request, error, status)
/** Notes what is sent, and answers it. */
function hears(request: string, answer: unknown) {
  const heard: unknown[] = []
  zhou.app.stands(request, async (_, sent) => {
    const text = await sent.clone().text()
    heard.push(text === '' ? null : JSON.parse(text))
    return Response.json(answer)
  })
  return heard
}
const lists = (open: RefundSummary[], ended: RefundSummary[] = []) =>
  zhou.app.stands('GET /api/refunds', (_, request) => {
    const isEnded = new URL(request.url).searchParams.get('filter') === 'ended'
    return Response.json({ ...page(isEnded ? ended : open), openCount: open.length })
  })
const stands = (more: Partial<Refund> = {}) => answersWith(`GET /api/refunds/${NUMBER}`, { ...answers.detail, ...more })

describe('the refunds of a member', () => {
  const bank = (): RefundSummary => ({
    ...{
      ...answers.summary,
      id: 'r2',
      refundNumber: 'TK2611210332',
      statusCode: 409,
      until: null,
      can: { cancel: false, track: false, hide: false },
    },
  })
  const over = (statusCode: number, ending: string): RefundSummary => ({
    ...{ ...bank(), id: 'r3', refundNumber: 'TK2611210333', statusCode, ending, can: { cancel: false, track: false, hide: true } },
  })

  it('say how they stand, what comes back and what comes next, and lead there', async () => {
    const { app } = zhou
    lists([answers.summary, bank()])
    stands()
    await app.open('refunds')
    await app.readsTitle('退款 / 售后')
    await app.sees(
      '可申请',
      '处理中 2',
      '售后记录',
      `退款单 ${NUMBER}`,
      '等待寄回',
      '上臂式电子血压计',
      '语音大屏款 · ×1',
      /退款金额.*269\.00/,
    )
    await app.sees('请在 6 天 4 小时内填写寄回单号', '银行退款中', '预计 1–3 个工作日到账', '查看进度')
    expect(app.links('/aftersales/')).toEqual([`/aftersales/${NUMBER}`, '/aftersales/TK2611210332'])
    await app.tap('填写单号')
    await app.isAt('refund', { refundNumber: NUMBER })
  })

  it('say of what has ended how, and leave the list after a question', async () => {
    const { app } = zhou
    lists([], [over(430, 'refunded'), { ...over(440, 'refused'), id: 'r4', refundNumber: 'TK2611210334' }])
    const hidden = hears('DELETE /api/refunds/TK2611210333', { done: true })
    await app.open('refunds', { tab: 'ended' })
    await app.sees('退款成功', /\d\d-\d\d 已退回原支付账户/, '已关闭', '申请没有通过', '再次购买')
    await app.tap(/^删除记录$/)
    await app.sees('删除这条退款记录？', '只是不再显示在列表里；按法规要求，记录会继续保存')
    await app.tap('先不删')
    await app.settled()
    expect(hidden).toEqual([])
  })

  it('offer what may be asked for, and say where there is nothing', async () => {
    const { app } = zhou
    lists([])
    answersWith('GET /api/refunds/applicable', page([answers.form]))
    answersWith(`GET /api/orders/${CODE}/refund`, answers.form)
    await app.open('refunds')
    await app.sees('没有处理中的售后', '收到的商品有问题，可以在这里申请退款')
    await app.tap('看哪些可以申请')
    await app.sees(`订单 ${CODE}`, /前可申请/, '维生素C片', '还可申请 1 件')
    await app.tap('申请售后')
    await app.isAt('refundApply', { orderCode: CODE })
    answersWith('GET /api/refunds/applicable', page([]))
    await app.open('refunds', { tab: 'applicable' })
    await app.sees('现在没有可以申请的订单', '收货次日起七天内可以申请；还没发货的订单可直接取消', '售后须知')
    await app.tap('售后记录')
    await app.sees('还没有售后记录', '退款完成或关闭后，会留在这里')
  })

  it('fail with a retry', async () => {
    const { app } = zhou
    refused('GET /api/refunds', 404, { code: 'GONE', message: '没有找到' })
    await app.open('refunds')
    await app.sees('重试')
    lists([answers.summary])
    await app.tap('重试')
    await app.sees('等待寄回')
  })
})

describe('one refund', () => {
  it('says its stage, how much time is left and everything that happened, and copies where the goods go', async () => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
      configurable: true,
    })
    const { app } = zhou
    stands()
    await app.open('refund', { refundNumber: NUMBER })
    await app.readsTitle('退款详情')
    await app.sees(
      '请寄回商品',
      /剩余 .*6 天 04 小时.*，超时将自动取消/,
      '提交申请，已完成',
      '平台审核，已完成',
      '寄回商品，进行中',
      '验收，未开始',
    )
    await app.sees('审核通过，等待寄回', '请保留外包装与配件，随箱附上退款单号', '提交退款申请', '原因：收到商品与描述不符')
    await app.sees('减去享受的优惠', '优惠券 1 张', '退货退款', '原路退回微信支付', '屏幕不亮', '寄回运费由我们承担，可先垫付并保留凭证')
    await app.tap('复制寄回地址')
    await app.sees('已复制')
    await app.tap('复制退款编号')
    await app.reaches(() => written.length === 2)
    expect(written).toEqual(['青禾售后仓 025-8888 0457 江苏省南京市江宁区禾田路 18 号 3 号库', NUMBER])
  })

  it('takes the parcel back: nothing without carrier and number, a carrier known by its number, and keeps what was typed', async () => {
    const { app } = zhou
    stands()
    const request = `POST /api/refunds/${NUMBER}/tracking`
    await app.open('refund', { refundNumber: NUMBER })
    await app.tap('提交寄回信息')
    await app.sees('请选择快递公司', '请填写快递单号')
    await app.tap(/^快递公司/)
    await app.tap('圆通速递')
    await app.fill('快递单号', 'SF1234567890123')
    await app.tap('提交寄回信息')
    await app.sees('圆通速递的单号是 YT 加 13 位数字，请核对')
    await app.tap(/^快递公司/)
    await app.tap('顺丰速运')
    refused(request, 400, { code: 'BAD_REQUEST', message: '这个单号查不到', field: 'trackingNumber' })
    await app.tap('提交寄回信息')
    await app.sees('这个单号查不到', 'SF1234567890123')
    expect(app.asksBeforeLeaving()).toBe(true)

    const tracking = { trackingId: 7, carrierName: '顺丰速运', trackingNumber: 'SF1234567890123', trackingPhone: '138****6207' }
    const sent = hears(request, { ...answers.detail, statusCode: 407, tracking })
    stands({ statusCode: 407, tracking, until: null, can: { cancel: false, track: true, hide: false } })
    await app.tap('提交寄回信息')
    await app.sees('寄回信息已提交', '商品寄回途中', '查看物流')
    expect(sent).toEqual([{ trackingId: 7, trackingNumber: 'SF1234567890123' }])
    expect(app.asksBeforeLeaving()).toBe(false)
    await app.tap('修改寄回信息')
    await app.sees('提交寄回信息')
  })

  it('is cancelled after a question', async () => {
    const { app } = zhou
    stands()
    const cancelled = hears(`PUT /api/refunds/${NUMBER}/cancel`, answers.detail)
    await app.open('refund', { refundNumber: NUMBER })
    await app.tap('取消申请')
    await app.sees('取消这次退款申请？', '取消后商品和款项都不变。还在期限内的，可以再申请')
    await app.tap('先不取消')
    await app.settled()
    expect(cancelled).toEqual([])
    await app.tap('取消申请')
    await app.sees('取消这次退款申请？')
    await app.tap('取消申请')
    await app.sees('退款申请已取消')
    expect(cancelled).toHaveLength(1)
  })

  it('stops where it was refused, says why, and is deleted after a question', async () => {
    const { app } = zhou
    const log = [{ statusCode: 440, dateTime: later(-HOUR), text: '申请没有通过' }, ...answers.detail.log.slice(1)]
    const can = { cancel: false, track: false, hide: true }
    stands({ statusCode: 440, ending: 'refused', refusal: '照片里的包装完好', until: null, returnTo: null, log, can })
    lists([])
    await app.open('refunds')
    const hidden = hears(`DELETE /api/refunds/${NUMBER}`, { done: true })
    await app.open('refund', { refundNumber: NUMBER })
    await app.sees('申请没有通过', '原因：照片里的包装完好', '提交申请，已完成', '平台审核，已中止', '寄回商品，未开始', '申请金额')
    await app.seesNot('寄回地址', '取消申请', '优惠券 1 张')
    await app.tap('删除记录')
    await app.tap('删除')
    await app.sees('已从列表删除')
    expect(hidden).toHaveLength(1)
  })

  it('in a state that this version does not know says since when, and that it is being worked on', async () => {
    const { app } = zhou
    const log = [{ statusCode: 499, dateTime: later(-HOUR), text: '已转交专人' }, ...answers.detail.log]
    stands({ statusCode: 499, statusAt: later(-HOUR), until: null, returnTo: null, log, can: { cancel: false, track: false, hide: false } })
    await app.open('refund', { refundNumber: NUMBER })
    await app.sees('正在处理', /更新，我们正在处理/, '处理中', '已转交专人', '查看全部售后')
  })

  it('that is nobody’s, or another’s, is said to be unknown', async () => {
    const { app } = zhou
    refused('GET /api/refunds/TK0', 404, { code: 'NOT_FOUND', message: '没有找到' })
    lists([])
    await app.open('refund', { refundNumber: 'TK0' })
    await app.sees('没有找到这笔退款', '编号可能有误，或属于其他账号')
    await app.tap('查看我的售后')
    await app.isAt('refunds')
  })
})

describe('the parcel back', () => {
  const logistic = (parcel: object | null) =>
    answersWith(`GET /api/refunds/${NUMBER}/logistic`, { parcel, returnTo: answers.detail.returnTo })

  it('is followed to where it goes, also while its courier knows nothing', async () => {
    const { app } = zhou
    const parcel = {
      ...{ carrier: 7, carrierName: '顺丰速运', trackingNumber: 'SF1234567890123', trackingPhone: '95338' },
      ...{ stage: 'transit', fromCity: '南京市', toCity: '杭州市' },
    }
    logistic({ ...parcel, events: [{ at: later(-HOUR), stage: 'transit', text: '已从鼓楼营业部发出' }] })
    await app.open('refundLogistic', { refundNumber: NUMBER })
    await app.readsTitle('寄回物流')
    await app.sees('从南京市到杭州市，运输中', '已从鼓楼营业部发出', '青禾售后仓', '江苏省南京市江宁区禾田路 18 号 3 号库')
    logistic({ ...parcel, stage: 'packed', events: [] })
    await app.open('refundLogistic', { refundNumber: NUMBER })
    await app.sees('快递公司还没有更新，揽收后这里会显示')
  })

  it('is none before it was sent', async () => {
    const { app } = zhou
    logistic(null)
    stands()
    await app.open('refundLogistic', { refundNumber: NUMBER })
    await app.sees('还没有寄回的物流信息', '寄出商品并填写快递单号后，这里会更新')
    await app.tap('查看退款')
    await app.isAt('refund', { refundNumber: NUMBER })
  })
})

describe('the application', () => {
  const quote = (amount: number) => ({
    ...{ amount, freight: 0, coupons: 1, paysReturn: true },
    lines: [{ lineId: 'a1', quantity: 2, goods: amount + 1000, discount: 1000, amount }],
  })
  const offers = (more: Partial<Answers['form']> = {}) => answersWith(`GET /api/orders/${CODE}/refund`, { ...answers.form, ...more })
  const quotes = (amount: number) => answersWith(`GET /api/orders/${CODE}/refund/quote`, quote(amount))

  it('says what is missing beside its field, and sends nothing', async () => {
    const { app } = zhou
    offers()
    const sent = hears('POST /api/refunds', answers.detail)
    await app.open('refundApply', { orderCode: CODE })
    await app.readsTitle('申请售后')
    await app.tap('提交申请')
    await app.sees('请选择要退的商品', '请选择退款原因')
    await app.tap(/上臂式电子血压计/)
    await app.tap(/维生素C片/)
    await app.sees('这些商品的售后规则不同，请分开申请')
    await app.tap(/维生素C片/)
    await app.seesNot('这些商品的售后规则不同，请分开申请')
    expect(sent).toEqual([])
  })

  it('shows the gateway’s arithmetic, keeps everything where the amount has changed, and leads to the refund', async () => {
    const { app } = zhou
    await shop.gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    offers()
    quotes(26_900)
    await app.open('refundApply', { orderCode: CODE, lineId: 'a1' })
    await app.sees('要退的商品', '退几件')
    await app.tap(/^退款原因/)
    await app.sees('需要照片，需寄回的，运费由我们承担', '商品完好、没有拆封，寄回运费由您承担')
    await app.tap(/^包装破损/)
    await app.sees(
      '商品金额',
      '279.00',
      '减去享受的优惠',
      /可退金额.*269\.00/,
      '按实付计算，原路退回；退回优惠券 1 张，有效期不变；寄回运费由我们承担',
    )
    await app.fill('补充说明', '盒子压坏了')
    await app.tap('提交申请')
    await app.sees('请上传照片，说明商品的情况')
    const { default: Taro } = await import('@tarojs/taro')
    jest
      .spyOn(Taro, 'chooseImage')
      .mockResolvedValue({ tempFilePaths: ['blob:clear'] } as unknown as Awaited<ReturnType<typeof Taro.chooseImage>>)
    await app.tap('从相册选售后照片')
    await app.sees('1 / 9')

    refused('POST /api/refunds', 409, { code: 'AMOUNT_CHANGED', message: '金额有变化', details: quote(20_000) })
    quotes(20_000)
    await app.tap('提交申请')
    await app.sees('退款金额有变化', '现在可退 ¥200.00，请核对后再提交')
    await app.tap('查看新金额')
    await app.sees('盒子压坏了', '包装破损', '1 / 9', /可退金额.*200\.00/)

    refused('POST /api/refunds', 409, { code: 'REFUND_OPEN', message: '这件商品正在售后中', details: { refundNumber: NUMBER } })
    await app.tap('提交申请')
    await app.sees('这件商品正在售后中', '填好的内容会保留')
    await app.tap('留在这里')
    const sent = hears('POST /api/refunds', answers.detail)
    stands()
    await app.tap('提交申请')
    await app.sees('申请已提交')
    await app.isAt('refund', { refundNumber: NUMBER })
    expect(sent).toEqual([
      {
        ...{ orderCode: CODE, expectedAmount: 20_000, pieces: [{ lineId: 'a1', quantity: 2 }], reason: 'damaged', type: 'returnAndRefund' },
        ...{ isIntact: false, note: '盒子压坏了', pictures: [expect.any(String)] },
      },
    ])
  })

  it('is still there when its page was left, and asks for the declaration anew', async () => {
    const { app } = zhou
    offers()
    quotes(26_900)
    await app.open('refundApply', { orderCode: CODE, lineId: 'a1' })
    await app.tap(/^退款原因/)
    await app.tap(/^不想要了/)
    await app.tick('商品完好、没有拆封，配件和外包装齐全')
    await app.fill('补充说明', '买多了')
    lists([])
    await app.open('refunds')
    await app.open('refundApply', { orderCode: CODE })
    await app.sees('买多了', '不想要了（七天无理由）')
    expect(app.isOn('商品完好、没有拆封，配件和外包装齐全，不影响再次销售')).toBe(false)
    await app.tap('提交申请')
    await app.sees('请确认商品完好、没有拆封')
  })

  it('says why nothing may be asked for, and what to do instead', async () => {
    const { app } = zhou
    offers({ refusal: { code: 'ORDER_NOT_SHIPPED', text: '还没有发货，可以直接取消订单' } })
    await app.open('refundApply', { orderCode: CODE })
    await app.sees('现在不能申请售后', '还没有发货，可以直接取消订单', '在线客服')
    await app.tap('查看订单')
    await app.isAt('order', { orderCode: CODE })
  })
})

describe('the entries', () => {
  it('stand on "me", on an order that may be asked about, and on one that is in a refund', async () => {
    const { app } = zhou
    lists([])
    await app.open('me')
    await app.tap(/^售后/)
    await app.isAt('refunds')
    const [found] = (await shop.gateway.zhou.order.list({ query: { tab: 'completed', page: 1, size: 1 } })).results
    const orderCode = found?.orderCode ?? ''
    const own = await shop.gateway.zhou.order.detail({ params: { orderCode } })
    answersWith(`GET /api/orders/${orderCode}`, { ...own, afterSales: { canApply: true, openRefund: null } })
    answersWith(`GET /api/orders/${orderCode}/refund`, { ...answers.form, orderCode })
    await app.open('order', { orderCode })
    await app.tap('申请售后')
    await app.isAt('refundApply', { orderCode })
    answersWith(`GET /api/orders/${orderCode}`, { ...own, afterSales: { canApply: false, openRefund: NUMBER } })
    stands()
    await app.open('order', { orderCode })
    await app.tap('售后中')
    await app.isAt('refund', { refundNumber: NUMBER })
  })
})
