import { DAY_SECONDS } from '../../src/lib/duration'
import { shopFormat } from '../../src/lib/time'
import { staffAt, type StaffPerson } from '../support/counter'
import { shopOnPages } from '../support/pageShopper'
import { receivedOrder, returnablePackings } from '../support/receivedOrder'
import { refundAsked } from '../support/refundAsked'

const shop = shopOnPages()
const zhou = shop.openedBy('zhou')
const names = { goods: '' }
/** One that was refused in the month before, one that was paid, and one that is under way. */
const numbers = { refused: '', paid: '', open: '' }
const orderOf = { paid: '' }
const of = (refundNumber: string) => ({ params: { refundNumber } })

async function asked(skuCode: string, type: 'refundOnly' | 'returnAndRefund') {
  const { gateway } = shop
  const { orderCode, lines, freight } = await receivedOrder(gateway, gateway.zhou, { skuCode, quantity: 1 })
  const pieces = [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }]
  const expectedAmount = (lines[0]?.net ?? 0) + freight
  return refundAsked(gateway, gateway.zhou, { orderCode, pieces, type, expectedAmount })
}

beforeAll(async () => {
  const { gateway } = shop
  const [goods] = await returnablePackings(gateway)
  names.goods = goods?.name ?? ''
  const skuCode = goods?.skuCode ?? ''
  let clerk: StaffPerson = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
  numbers.refused = (await asked(skuCode, 'returnAndRefund')).refundNumber
  await clerk.aftersales.take(of(numbers.refused))
  await clerk.aftersales.refuse({ ...of(numbers.refused), body: { reason: 'evidence', words: '请拍破损的地方' } })
  gateway.clock.advance(20 * DAY_SECONDS)
  clerk = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
  const paid = await asked(skuCode, 'refundOnly')
  numbers.paid = paid.refundNumber
  orderOf.paid = paid.orderCode
  await clerk.aftersales.take(of(numbers.paid))
  await clerk.aftersales.agree(of(numbers.paid))
  await gateway.jobs()
  numbers.open = (await asked(skuCode, 'returnAndRefund')).refundNumber
})

describe('the records of a member', () => {
  it('are everything he applied for, month by month, by result', async () => {
    const { app } = zhou
    await app.open('refunds', { tab: 'ended' })
    await app.tap('全部记录')
    await app.isAt('records')
    await app.readsTitle('全部售后记录')
    const now = shop.gateway.clock.now()
    await app.sees(shopFormat(now, 'YYYY 年 M 月'), '等待审核', '退款成功', '已关闭', `${names.goods} ×1`, '申请')
    const own = [numbers.open, numbers.paid, numbers.refused].map((number) => `/afterSalesRecordDetail/${number}`)
    expect(app.links('/afterSalesRecordDetail/')).toEqual(expect.arrayContaining(own))
    await app.tap('已完成')
    await app.sees('退款成功')
    await app.seesNot('等待审核')
    await app.tap(/^已关闭$/)
    await app.sees(names.goods)
    await app.seesNot('退款成功')
  })

  it('say why one was refused, and lead to what happened step by step', async () => {
    const { app } = zhou
    await app.open('recordDetail', { id: numbers.refused })
    await app.readsTitle('售后记录')
    await app.sees('退货退款', '已关闭', names.goods, '申请没有通过', '图片看不出所说的问题。请拍破损的地方')
    await app.sees('申请内容', '退款原因包装破损', '补充说明盒子压坏了', '申请时间', numbers.refused)
    await app.seesNot('到账时间')
    await app.tap('办理经过')
    await app.isAt('recordHistory', { id: numbers.refused })
    await app.readsTitle('办理经过')
    await app.sees('退款已关闭', '平台审核中', '提交退款申请', '原因：包装破损。盒子压坏了', /\d\d:\d\d 客服/, /\d\d:\d\d 您/)
    await app.seesNot('何叙')
  })

  it('say what was agreed to and paid, where and when, and lead to the refund and the order', async () => {
    const { app } = zhou
    await app.open('recordDetail', { id: numbers.paid })
    await app.sees('同意仅退款', '认可您申请的原因：包装破损', '退款金额', /退款去向原路退回./, /到账时间\d{4}-\d\d-\d\d/)
    await app.tap('查看订单')
    await app.isAt('order', { orderCode: orderOf.paid })
    await app.open('recordDetail', { id: numbers.paid })
    await app.tap('退款详情')
    await app.isAt('refund', { refundNumber: numbers.paid })
  })

  it('say that one is not decided yet', async () => {
    const { app } = zhou
    await app.open('recordDetail', { id: numbers.open })
    await app.sees('等待审核', '客服还在处理，有结果会通知您')
  })

  it('of a kind that this version does not know are shown all the same', async () => {
    const { app } = zhou
    const own = await shop.gateway.zhou.aftersalesRecord.detail({ params: { id: numbers.paid } })
    app.stands(`GET /api/aftersalesRecords/${numbers.paid}`, () =>
      Response.json({ ...own, kind: 'newer', title: '以旧换新', result: 'newer' }),
    )
    await app.open('recordDetail', { id: numbers.paid })
    await app.sees('以旧换新', '办理经过')
    await app.seesNot('退款详情')
  })

  it('that are none of his are not found, and failing ones offer a retry', async () => {
    const { app } = zhou
    for (const page of ['recordDetail', 'recordHistory'] as const) {
      await app.open(page, { id: 'TK0' })
      await app.sees('没有找到这条售后记录', '编号可能有误，或属于其他账号')
    }
    await app.tap('查看我的售后')
    await app.isAt('refunds')
    app.stands('GET /api/aftersalesRecords', () => Response.json({ code: 'GONE', message: '没有找到' }, { status: 404 }))
    await app.open('records')
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('退款成功')
  })
})
