import { consultForm, doctorAt, feeIs, signedPatient } from '../support/consult'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const FEE = 990
const ids = { waits: '' }

describe('the service orders of a member who has none', () => {
  const chen = shop.openedBy('chen')

  it('say so, and stand behind the orders', async () => {
    const { app } = chen
    await app.open('orders')
    await app.tap('服务订单')
    await app.isAt('serviceOrders')
    await app.readsTitle('服务订单')
    await app.sees('还没有服务订单', '付费的图文问诊和会员会显示在这里')
    await app.tap('问医生')
    await app.isAt('prescriptionConsult')
  })
})

describe('the service orders of a member', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(async () => {
    const { gateway } = shop
    await doctorAt(gateway)
    await feeIs(gateway, FEE)
    const patientId = await signedPatient(gateway.zhou)
    ids.waits = (await gateway.zhou.consultation.save({ body: consultForm(patientId) })).consultationId
  })
  const pay = async () => {
    const { gateway } = shop
    const { payUrl } = await gateway.zhou.pay.start({ body: { ordersCode: ids.waits, methodId: 'bank' } })
    await gateway.app.request(payUrl, {
      ...{ method: 'POST', body: 'answer=confirm&delivery=once' },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    await gateway.bankDelivers()
  }

  it('say what one costs and until when it may be paid, and lead to the cashier', async () => {
    const { app } = zhou
    await app.open('serviceOrders')
    await app.sees('图文问诊', '等待付款', '周建国', '9.90', /请在 .+ 前付款，过后自动取消/)
    await app.seesNot('删除订单')
    await app.tap('去支付')
    await app.isAt('payInquiry', { consultationId: ids.waits })
  })

  it('say how it was paid, and lead to the consultation', async () => {
    const { app } = zhou
    await pay()
    await app.open('serviceOrders')
    await app.sees('等待医生', '医生来了会通知您')
    await app.open('serviceOrder', { id: ids.waits })
    await app.sees('等待医生', '图文问诊', '周建国', '付款时间', '实付', '付款方式')
    await app.seesNot('去支付', '删除订单')
    await app.tap('查看问诊')
    await app.isAt('consultationDetail', { consultationId: ids.waits })
  })

  it('say what went back and when, and are deleted after a question', async () => {
    const { app } = zhou
    await shop.gateway.zhou.consultation.cancel({ body: { consultationId: ids.waits } })
    await shop.gateway.jobs()
    await app.open('serviceOrder', { id: ids.waits })
    await app.sees('已取消', '费用已原路退回', '问诊已取消，问诊费原路退回', /到账时间\d{4}-/)
    await app.open('serviceOrders')
    await app.tap(/^删除订单$/)
    await app.sees('删除这笔服务订单？', '只是不再显示在列表里；按法规要求，记录会继续保存')
    await app.tap('先不删')
    await app.settled()
    expect((await shop.gateway.zhou.serviceOrder.list({})).hits).toBe(1)
    await app.tap(/^删除订单$/)
    await app.tap(/^删除$/)
    await app.sees('已从列表删除', '还没有服务订单')
    await app.open('serviceOrder', { id: ids.waits })
    await app.sees('没有找到这笔服务订单')
    await app.tap('查看服务订单')
    await app.isAt('serviceOrders')
  })

  it('fail with a retry', async () => {
    const { app } = zhou
    app.stands('GET /api/serviceOrders', () => Response.json({ code: 'GONE', message: '没有找到' }, { status: 404 }))
    await app.open('serviceOrders')
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('还没有服务订单')
  })
})
