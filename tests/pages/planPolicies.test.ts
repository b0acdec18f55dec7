import { policies } from '../../gateway/tables'
import { DAY_SECONDS } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'
import { begun, familyOf, toPay } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
/** Applied for, paid at the bank and issued. */
async function bought(patientId: string) {
  const { gateway } = shop
  const { policyId } = await toPay(gateway.zhou, patientId)
  const { payUrl } = await gateway.zhou.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await gateway.app.request(payUrl, { method: 'POST', body: 'answer=confirm&delivery=once', headers })
  await gateway.jobs()
  return gateway.zhou.plan.policy({ params: { policyId } })
}
const held = {} as { policyId: string; policyNumber: string; code: string }

describe('a policy', () => {
  const zhou = shop.openedBy('zhou')
  const opened: string[] = []
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:policy', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download !== '') opened.push(this.download)
      else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
  })

  it('is none yet, with the way to one', async () => {
    const { app } = zhou
    await app.open('tafBook')
    await app.sees('还没有保单', '投保后，保单和权益都在这里', '查验保单')
    await app.sees('输入保单上的号码和校验码，查它是不是真的。查验结果里没有姓名全称。')
    await app.tap('看保障计划')
    await app.isAt('taf')
  })

  it('is gone on with, and paid, from the list', async () => {
    const { app } = zhou
    const father = await familyOf(shop.gateway.zhou)
    const { policyId } = await begun(shop.gateway.zhou, father, '2')
    await app.open('tafBook')
    await app.tap(/^安心可·特药医疗险 标准版/)
    await app.isAt('tafBook', { policyId })
    await app.sees('填写中', '投保申请还没有填完，填完并签名后由保险公司核保')
    await app.tap('继续填写')
    await app.isAt('tafInsure', { planId: '2' })
    const application = await toPay(shop.gateway.zhou, father, '3')
    await app.open('tafBook', { policyId: application.policyId })
    await app.sees('待付款', '核保通过，请在', '内付款，过时自动关闭')
    await app.tap('去付款')
    await app.isAt('payPlan', { policyId: application.policyId })
  })

  it('is a document with its days, opened as a paper', async () => {
    const { app } = zhou
    const [father] = (await shop.gateway.zhou.patient.list({ query: {} })).results.filter(({ name }) => name === '周建国')
    const { policyId, policyNumber } = await bought(father!.id)
    const row = (await shop.gateway.db.select().from(policies)).find(({ id }) => id === policyId)
    Object.assign(held, { policyId, policyNumber, code: row!.checkCode })
    await app.open('tafBook', { policyId })
    await app.sees('保障中', '2026 年 12 月 19 日零时生效，2027 年 3 月 19 日起可以用药', '电子保单', policyNumber!)
    await app.sees('犹豫期至 2027 年 1 月 2 日 24:00，期间退保全额退还', '今年还剩 ¥500000', '法定继承人', '周*国（父母，67 岁）')
    app.stands(`POST /api/plans/policies/${policyId}/pdf`, down)
    await app.tap('打开保单')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('我知道了')
    await app.tap('打开保单')
    await app.reaches(() => opened.length > 0)
    expect(opened).toEqual([`policy-${policyNumber}.pdf`])
  })

  it('is given back whole within the cooling-off period, at the amount that is shown', async () => {
    const { app } = zhou
    await app.tap('退保')
    await app.sees('还在犹豫期内，保险费全额退还。', '确认退保，退 ¥368.00', '退保后保障立即停止')
    shop.gateway.clock.advance(20 * DAY_SECONDS)
    await app.tap('确认退保，退 ¥368.00')
    await app.sees('请核对后再提交')
    await app.tap('我知道了')
    await app.sees('已过犹豫期，退的是保单的现金价值')
    shop.gateway.clock.advance(-20 * DAY_SECONDS)
    await app.open('tafBook', { policyId: held.policyId })
    await app.tap('退保')
    await app.tap('确认退保，退 ¥368.00')
    await app.sees('退保申请已提交', '已退保', '退款 ¥368.00')
    await app.seesNot('用药权益')
    await app.open('tafBook')
    await app.sees('已退保')
  })

  it('of anybody else is not found', async () => {
    const { app } = zhou
    await app.open('tafBook', { policyId: 'of-nobody' })
    await app.sees('没有找到这份保单', '可能是用其他账号投保的')
    await app.tap('查看我的保单')
    await app.isAt('tafBook')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('checks a policy by its number and code: what is wrong stands at its field', async () => {
    const { app } = visitor
    await app.open('tafBook', { policyNumber: held.policyNumber, code: 'abc' })
    await app.sees('查验保单', held.policyNumber)
    await app.tap('查验')
    await app.sees('校验码是保单上的 8 位数字')
    await app.fill('校验码', held.code === '00000000' ? '00000001' : '00000000')
    await app.tap('查验')
    await app.sees('没有查到这份保单，请核对保单号和校验码')
    await app.fill('校验码', held.code)
    await app.fill('保单号', held.policyNumber)
    await app.tap('查验')
    await app.sees('这份保单是真的', '安心可·特药医疗险 基础版', '周*国', '已退保')
  })

  it('logs in for a policy of his own', async () => {
    const { app } = visitor
    await app.open('tafBook', { policyId: held.policyId })
    await app.sees('登录后查看保单')
    await app.seesNot('周*国')
    await app.tap('去登录')
    await app.isAt('accountLogin')
  })
})
