import { benefitUses, sessions } from '../../gateway/tables'
import type { ProductCard } from '../../src/contract/productCard'
import { DAY_SECONDS } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'
import { familyOf, issued, toPay } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const held = {} as { policyId: string; orderCode: string; otc: ProductCard; rx: ProductCard }

/** As a screen reader tells it from others of its name. */
const called = ({ name, specification }: ProductCard) => `${name} ${specification}`

describe('the rights of a policy', () => {
  const zhou = shop.openedBy('zhou')

  it('are none before it is issued', async () => {
    const { app } = zhou
    const father = await familyOf(shop.gateway.zhou)
    const { policyId } = await toPay(shop.gateway.zhou, father, '2')
    await app.open('tafRightsOrder', { policyId })
    await app.sees('保单还没有生成', '出单以后才有用药权益，可以先看看进展')
    await app.tap('看进展')
    await app.isAt('tafBook', { policyId })
    await app.open('tafRightsOrder', { policyId: 'of-nobody' })
    await app.sees('没有找到这份保单')
    held.policyId = (await issued(shop.gateway, shop.gateway.zhou, father)).policyId
  })

  it('are agreed to text by text and signed by who is insured before the first use', async () => {
    const { app } = zhou
    const { policyId } = held
    await app.open('tafBook', { policyId })
    await app.tap('用药权益')
    await app.isAt('tafRightsOrder', { policyId })
    await app.sees('第一次使用前登记', '请被保险人周*国（父母，67 岁）本人阅读并签名。', '周建国')
    await app.sees('只登记一次，之后可以直接用保单买药。', '签名加密保存，只用于这份保单的用药权益。')
    await app.tap('同意并登记')
    await app.sees('请逐一阅读并同意以上文件')
    for (const title of ['特药保障计划平台服务协议', '特药保障计划隐私政策', '特药保障计划参与须知', '特药保障计划授权书'])
      await app.tick(`我已阅读并同意《${title}》`)
    await app.tap('同意并登记')
    await app.sees('请先在方框里写下姓名')
    await app.tap('我知道了')
    await app.tap('不便手写，改为输入姓名')
    await app.fill('输入姓名作为签名', '周小国')
    await app.tap('同意并登记')
    await app.tap('确认')
    await app.sees('周小国')
    await app.tap('我知道了')
    await app.fill('输入姓名作为签名', '周建国')
    await app.tap('同意并登记')
    await app.tap('确认')
    await app.sees('已登记，可以使用权益了', '还在等待期', '等待期内')
    await app.seesNot('用保单购买')
  })

  it('say what the insurer pays, and lead to the order confirmation', async () => {
    const { app } = zhou
    shop.gateway.clock.advance(92 * DAY_SECONDS)
    // They would have ended meanwhile.
    await shop.gateway.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
    const { results } = await shop.gateway.zhou.plan.rights({ params: { policyId: held.policyId } })
    const usable = results.filter(({ code }) => code === 'usable')
    held.otc = usable.find(({ isPrescribed }) => !isPrescribed)!.card
    held.rx = usable.find(({ isPrescribed }) => isPrescribed)!.card
    await app.open('tafRightsOrder', { policyId: held.policyId })
    await app.sees('今年还剩 ¥500000', '保险公司付 80%，剩下的自付', '处方药须凭处方在药师指导下购买和使用')
    await app.tap(`增加${called(held.otc)}的数量`)
    app.stands(`POST /api/plans/policies/${held.policyId}/uses`, down)
    await app.tap(`用保单购买${called(held.otc)}`)
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('我知道了')
    await app.tap(`用保单购买${called(held.otc)}`)
    await app.sees('用周*国的安心可·特药医疗险 基础版直接结算', '商保支付', held.otc.name)
    await app.tap('我已阅读并同意《售后须知》')
    await app.tap('提交订单')
    await app.sees('确认支付')
    const [use] = await shop.gateway.db.select().from(benefitUses)
    held.orderCode = use!.orderCode
  })

  it('of a prescription medicine lead to a doctor', async () => {
    const { app } = zhou
    const { productCode } = held.rx
    await app.open('tafRightsOrder', { policyId: held.policyId })
    await app.tap(`用保单购买${called(held.rx)}`)
    await app.sees('还缺被保险人的处方', '可以问诊开方，已有处方就在那里上传')
    await app.tap('去问诊')
    await app.isAt('insuredDrugUser', { productCode })
    await app.open('tafRightsOrder', { policyId: held.policyId })
    await app.tap(`${called(held.rx)}没有处方？去问诊`)
    await app.isAt('insuredDrugUser', { productCode })
  })

  it('show what was ordered by them, and what happens next', async () => {
    const { app } = zhou
    const { orderCode } = held
    await app.open('tafRightsPaid', { orderCode })
    await app.sees(
      '保险公司付',
      '自付',
      '今年还剩额度',
      '接下来',
      '药师核对',
      '核对处方与药品，有疑问会联系您',
      '核对无误后配药打包寄出',
      '收货后额度才算用掉',
      `${held.otc.name} ×2`,
    )
    await app.tap('看物流')
    await app.isAt('tafRightsSending', { orderCode })
    await app.sees('还没有发货，发货后在这里看物流', '保险公司付 ¥', '，自付 ¥')
    // Once, and in the name of its button.
    expect(app.counts(`${held.otc.name} ×2`)).toBe(2)
    await app.tap(`${held.otc.name} ×2，接下来`)
    await app.isAt('tafRightsPaid', { orderCode })
    await app.tap('看订单')
    await app.isAt('order', { orderCode })
    await app.open('tafRightsPaid', { orderCode: 'of-nobody' })
    await app.sees('没有找到这笔用药订单')
  })

  it('and the news of its parcel, with the way to all of it', async () => {
    const { app } = zhou
    app.stands('GET /api/plans/rights', async (pass) => {
      const page = (await (await pass()).json()) as { results: Array<Record<string, unknown>> }
      const parcel = { carrier: '顺丰速运', trackingNumber: 'SF0001', text: '快件已到达南京转运中心', at: '2026-12-20T08:00:00Z' }
      return Response.json({ ...page, results: page.results.map((one) => ({ ...one, parcel })) })
    })
    await app.open('tafRightsSending')
    await app.sees('快件已到达南京转运中心', '顺丰速运', 'SF0001')
    await app.tap(`${held.otc.name} ×2，查看物流`)
    await app.isAt('orderLogistic', { orderCode: held.orderCode })
    app.stands('GET /api/plans/rights', down)
    await app.open('tafRightsSending')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees(held.otc.name)
  })
})

describe('somebody without a policy', () => {
  const lin = shop.openedBy('lin')

  it('has nothing on its way', async () => {
    const { app } = lin
    await app.open('tafRightsSending')
    await app.sees('还没有用保单买过药')
    await app.tap('查看我的保单')
    await app.isAt('tafBook')
    await app.sees('还没有保单')
  })
})
