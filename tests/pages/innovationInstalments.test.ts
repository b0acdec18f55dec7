import { and, eq } from 'drizzle-orm'
import { instalments, policies, sessions } from '../../gateway/tables'
import type { Instalment } from '../../src/contract/plan'
import { DAY_SECONDS } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'
import { familyOf, issued } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
type Row = typeof instalments.$inferSelect

const held = {} as { monthly: string; capped: string; result: string }
const put = (policyId: string, number: number, set: Partial<Row>) =>
  shop.gateway.db
    .update(instalments)
    .set(set)
    .where(and(eq(instalments.policyId, policyId), eq(instalments.number, number)))
const instalmentOf = async (policyId: string, number: number): Promise<Instalment> =>
  (await shop.gateway.zhou.plan.policy({ params: { policyId } })).instalments.find((one) => one.number === number)!
const idOf = async (policyId: string, number: number): Promise<string> => (await instalmentOf(policyId, number)).instalmentId ?? ''

/** At the bank's page, where somebody confirms. */
async function paysAtTheBank(ordersCode: string) {
  const { payUrl } = await shop.gateway.zhou.pay.start({ body: { ordersCode, methodId: 'bank' } })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await shop.gateway.app.request(payUrl, { method: 'POST', body: 'answer=confirm&delivery=once', headers })
}

describe('a policy in instalments', () => {
  const zhou = shop.openedBy('zhou')

  it('is a document that says what is paid and when, with the next instalment', async () => {
    const { app } = zhou
    const { gateway } = shop
    const father = await familyOf(gateway.zhou)
    held.monthly = (await issued(gateway, gateway.zhou, father, '11')).policyId
    held.capped = (await issued(gateway, gateway.zhou, father, '12')).policyId
    held.result = (await issued(gateway, gateway.zhou, father, '13')).policyId
    await app.open('innovationBook', { type: 'monthly', policyId: held.monthly })
    await app.sees('保障中', '2026 年 12 月 19 日零时生效，当天起可以用药', '今年还剩 ¥500', '目前额度 ¥500')
    await app.sees('首期 ¥398.00，共 12 期', '6000 元，交一期增加一部分，付 100%', '24:00，没有用过额度的，退保全额退还')
    await app.sees('交费', '已交 1 期，共 12 期', '第 2 期', '未到期', '¥398.00', '增加额度 ¥500')
    await app.sees('2027 年 1 月 19 日应交，提前 7 天可以交')
    await app.seesNot('受益人', '第 3 期', '/ 年', '去交费')
    await app.tap('查看全部 12 期')
    await app.sees('2026 年 12 月 18 日已交', '第 12 期', '2027 年 11 月 19 日应交')
    await app.tap('收起')
    await app.seesNot('第 12 期')
    await app.tap('退保')
    await app.sees('还在犹豫期内，保险费全额退还。', '再投保要重新核保。款项原路退回')
  })

  it('is in the list with those of every family, and says what is to be paid', async () => {
    const { app } = zhou
    const { gateway } = shop
    gateway.clock.advance(26 * DAY_SECONDS)
    await gateway.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
    await gateway.jobs()
    app.stands('GET /api/plans/policies', down)
    await app.open('tafBook')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('第 2 期待交 ¥398.00', '第 2 期待交 ¥598.00', '创享·创新药分期医疗险 按效付')
    await app.tap(/^创享·创新药分期医疗险 月月付/)
    await app.isAt('innovationBook', { type: 'monthly', policyId: held.monthly })
    await app.sees('待交', '2027 年 1 月 19 日 24:00 前交', '第 3 期')
    await app.tap('退保')
    await app.sees('退回交过的费用里还没有用掉的额度对应的部分，以后各期不用再交。')
    await app.tap('关闭')
  })

  it('is paid at the cashier, and comes back with the instalment that is paid', async () => {
    const { app } = zhou
    const instalmentId = await idOf(held.monthly, 2)
    const place = { policyId: held.monthly, instalmentId, type: 'monthly' }
    await app.tap('第 2 期，去交费 ¥398.00')
    await app.isAt('payPlan', place)
    await app.goBack()
    await app.tap('交第 2 期 ¥398.00')
    await app.isAt('payPlan', place)
    await app.sees('保险费由保险公司收取；付款后增加用药额度。', '确认支付 ¥398.00', '请在 2027-03-20 23:59 前完成支付')
    await app.goBack()
    await app.sees('刚付过款的，稍等几秒会自动更新')
    await paysAtTheBank(instalmentId)
    await app.sees('已交 2 期，共 12 期', '目前额度 ¥1000', '打开保单')
    await app.seesNot('去交费', '交第 2 期')
    await app.open('payPlan', place)
    await app.isAt('innovationBook', { type: 'monthly', policyId: held.monthly })
    await app.sees('已交 2 期，共 12 期')
    await app.tap('查看全部 12 期')
    await app.sees('2027 年 1 月 13 日已交')
  })

  it('says what to do of one that was missed, and that one ended with its policy', async () => {
    const { app } = zhou
    await put(held.monthly, 3, { state: 'missed', dueOn: '2027-01-10' })
    await app.open('innovationBook', { type: 'monthly', policyId: held.monthly })
    await app.sees('待补交', '已过交费日，2027 年 3 月 11 日 24:00 前可以补交；到时没有交，保障结束，没用完的额度按交的费退还')
    await app.sees('打开保单', '用药权益', '交第 3 期 ¥398.00')
    await app.tap('第 3 期，补交 ¥398.00')
    await app.isAt('payPlan', { policyId: held.monthly, instalmentId: await idOf(held.monthly, 3), type: 'monthly' })
    await put(held.monthly, 3, { state: 'ended' })
    await app.goBack()
    await app.tap('查看全部 12 期')
    await app.sees('已结束', '没有交，保障已结束')
    await app.open('payPlan', { policyId: held.monthly, instalmentId: await idOf(held.monthly, 3), type: 'monthly' })
    await app.sees('分期保险费已过支付时间', '这一期已超过补交期限，没有收费')
    await app.tap('看保单')
    await app.isAt('innovationBook', { type: 'monthly', policyId: held.monthly })
  })

  it('says that it ended because an instalment was not paid, and what comes back', async () => {
    const { app } = zhou
    const stands = async (set: Partial<typeof policies.$inferSelect>, ...words: string[]) => {
      await shop.gateway.db.update(policies).set(set).where(eq(policies.id, held.monthly))
      await app.open('innovationBook', { type: 'monthly', policyId: held.monthly })
      await app.sees(...words)
    }
    const refusal = '第 3 期到 2027 年 3 月 11 日没有补交，保障已结束'
    await stands({ state: 'cancelling', refusal, back: 39_800 }, '已结束', `${refusal}，退款 ¥398.00 办好后原路退回`)
    await stands({ state: 'cancelled', refundedAt: shop.gateway.clock.now() }, `${refusal}，退款 ¥398.00 已原路退回`)
    await stands({ back: 0 }, `${refusal}，没有可退的金额`)
    await app.seesNot('今年还剩', '用药权益')
  })

  it('is not paid for beyond its cap', async () => {
    const { app } = zhou
    for (const number of [2, 3, 4, 5, 6, 7]) await put(held.capped, number, { state: 'paid', paidAt: shop.gateway.clock.now() })
    await app.open('innovationBook', { type: 'capped', policyId: held.capped })
    await app.sees('不用交，2027 年 7 月 19 日增加额度', '增加额度 ¥1000', '已交 7 期，共 12 期')
    await app.tap('查看全部 12 期')
    await app.sees('已增加', '不用交，额度已增加')
  })

  it('is paid for on a result alone', async () => {
    const { app } = zhou
    await app.open('innovationBook', { type: 'result', policyId: held.result })
    await app.sees('2027 年 3 月 19 日起评估，有效才交', '首期 ¥1880.00，共 2 期', '9000 元，付 100%', '¥3760.00')
    await put(held.result, 2, { state: 'waived' })
    await app.open('innovationBook', { type: 'result', policyId: held.result })
    await app.sees('不用交', '评估没有达到约定的效果，这一期不用交')
    await put(held.result, 2, { state: 'toPay' })
    await app.open('innovationBook', { type: 'result', policyId: held.result })
    await app.tap('交第 2 期 ¥3760.00')
    await app.sees('保险费由保险公司收取；这一期是评估有效才交的。')
  })

  it('of anybody else is not paid, and leads to those that there are', async () => {
    const { app } = zhou
    await app.open('payPlan', { policyId: held.result, instalmentId: 'of-nobody', type: 'result' })
    await app.sees('没有找到这一期保险费', '可能是用其他账号投保的')
    await app.tap('查看我的保单')
    await app.isAt('innovationBook', { type: 'result' })
    await app.open('payPlan', { instalmentId: 'of-nobody' })
    await app.tap('查看我的保单')
    await app.isAt('tafBook')
  })

  it('has its rights below its own address', async () => {
    const { app } = zhou
    await app.open('innovationBook', { type: 'result', policyId: held.result })
    await app.tap('用药权益')
    await app.isAt('innovationRightsOrder', { type: 'result', policyId: held.result })
    await app.tick('我已阅读并同意《创新药分期保障授权书》')
    await app.tap('不便手写，改为输入姓名')
    await app.fill('输入姓名作为签名', '周建国')
    await app.tap('同意并登记')
    await app.tap('确认')
    await app.sees('创享·创新药分期医疗险 按效付', '今年还剩 ¥9000', '目前额度 ¥9000', '保险公司付 100%')
    await app.tap('配送进展')
    await app.isAt('innovationRightsSending', { type: 'result' })
    await app.sees('还没有用保单买过药')
    await app.tap('查看我的保单')
    await app.isAt('innovationBook', { type: 'result' })
    await app.open('innovationRightsPaid', { type: 'result', orderCode: 'of-nobody' })
    await app.sees('没有找到这笔用药订单')
  })
})
