import { eq } from 'drizzle-orm'
import { policies } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'
import { declared, begun, familyOf, issued, toPay } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
type Row = typeof policies.$inferSelect

describe('how a policy stands', () => {
  const zhou = shop.openedBy('zhou')
  let waiting: string, held: string
  const put = (policyId: string, set: Partial<Row>) => shop.gateway.db.update(policies).set(set).where(eq(policies.id, policyId))

  it('is told on its page while nothing is paid, or it was paid in vain', async () => {
    const { app } = zhou
    const father = await familyOf(shop.gateway.zhou)
    waiting = (await toPay(shop.gateway.zhou, father)).policyId
    const stands = async (set: Partial<Row>, ...words: string[]) => {
      await put(waiting, set)
      await app.open('tafBook', { policyId: waiting })
      await app.sees(...words)
    }
    await stands({ state: 'underwriting' }, '核保中', '保险公司正在核保，一般几分钟内有结果')
    await stands({ state: 'issuing', paidAt: shop.gateway.clock.now() }, '出单中', '已付款，保险公司正在出单，出单前不生效')
    await stands({ state: 'declined', refusal: null }, '不能承保', '保险公司不能承保。没有收费。')
    await stands({ state: 'closed' }, '已关闭', '没有付款，没有收费')
    await stands({ state: 'returned' }, '未出单', '保险公司没有出单。保险费正在原路退回，一般 1 到 3 个工作日到账。')
    await stands({ refundedAt: shop.gateway.clock.now() }, '保险公司没有出单。保险费已原路退回。')
  })

  it('is told on its page once it is issued', async () => {
    const { app } = zhou
    const [father] = (await shop.gateway.zhou.patient.list({ query: {} })).results.filter(({ relationLabel }) => relationLabel === 'parent')
    held = (await issued(shop.gateway, shop.gateway.zhou, father!.id, '2')).policyId
    const stands = async (set: Partial<Row>, ...words: string[]) => {
      await put(held, set)
      await app.open('tafBook', { policyId: held })
      await app.sees(...words)
    }
    await stands({ back: 0 }, '签名时间', '期间退保全额退还')
    await stands({ state: 'cancelling', back: 100 }, '退保中', '保险公司正在办理退保，办好后退款原路退回')
    await stands({ state: 'cancelled' }, '已退保', '退保已办好，退款 ¥1.00 正在原路退回，一般 1 到 3 个工作日到账')
    await stands({ state: 'active', endsOn: '2026-12-17' }, '已到期', '保险期间到 2026 年 12 月 17 日，已经结束')
  })

  it('is told where it is applied for', async () => {
    const { app } = zhou
    const [father] = (await shop.gateway.zhou.patient.list({ query: {} })).results.filter(({ relationLabel }) => relationLabel === 'parent')
    const { policyId } = await declared(shop.gateway.zhou, await begun(shop.gateway.zhou, father!.id, '3'))
    await put(policyId, { state: 'underwriting', signedAt: shop.gateway.clock.now(), nextAttemptAt: null })
    await app.open('tafInsure', { planId: '3' })
    await app.sees('保险公司正在核保', '一般几分钟内有结果，可以先离开，稍后在“我的保单”里查看', '投保步骤')
    await app.tap('放弃投保')
    await app.sees('没有收费，填过的内容 30 天后删除，可以重新投保')
    await app.tap('先不放弃')
    await app.sees('保险公司正在核保')
  })
})
