import { policies } from '../../gateway/tables'
import { RATES } from '../../gateway/demo/shop/plans'
import { settingOf } from '../../gateway/kernel/settings'
import { plansSetting, ratesSetting } from '../../gateway/modules/plan/planSettings'
import { plan } from '@/contract/plan'
import { shopOnPages } from '../support/pageShopper'
import { familyOf, setTo } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('comes from the insurance entrance, reads each way to pay, and goes back past all of them at once', async () => {
    const { app } = visitor
    await app.open('insuranceEntrance')
    await app.sees('保险费分几期交，为自己或家人投保')
    await app.tap('创新药分期保障')
    await app.isAt('innovationpay', { type: 'monthly' })
    await app.sees('创享·创新药分期医疗险', '创新药保障', '可为父母投保', '按月交费，交一期，增加一期的用药额度')
    await app.sees('交费方式', '总额度 6000 元', '6000 元，交一期增加一部分', '首期', '398 元', '共 12 期')
    await app.sees('怎么交费', '第 1 期，投保时交 ¥398，增加额度 ¥500', '第 2–12 期，每月 ¥398，各增加额度 ¥500')
    await app.sees(
      '不会自动扣款，到时在消息里提醒您来交。过了应交日没有交，60 天内可以补交；到时还没有交，保障结束，没用完的额度按交的费退还。',
    )
    await app.sees('宽限期', '每期 60 天，从应交日算', '15 天，没有用过额度的，退保全额退还', '等待期没有', '出生满 28 天至 80 周岁')
    await app.sees('用药和交费', '按月交下一期', '应交日前 7 天起可以交，交了就增加额度', '没有保险公司承保，投保不会产生真实的保险合同')
    await app.seesNot('算一算保费', '/年', '岁男性', '特药')
    await app.tap('封顶付')
    await app.isAt('innovationpay', { type: 'capped' })
    await app.sees('交到封顶为止，之后每期不用再交，额度照常增加', '总额度 12000 元', '598 元')
    await app.sees('第 2–6 期，每月 ¥598，各增加额度 ¥1000', '第 7–12 期，不用交，各增加额度 ¥1000')
    await app.sees('应交日前 7 天起可以交；封顶以后不用交，到日子额度自动增加')
    await app.tap('按效付')
    await app.isAt('innovationpay', { type: 'result' })
    await app.sees('先交一部分就能用药；到期由保险公司按医生的复查结果评估，有效才交余下的', '共 2 期')
    await app.sees('第 1 期，投保时交 ¥1880，增加额度 ¥9000', '第 2 期（3 个月后），评估有效才交 ¥3760')
    await app.sees('复查后评估', '按时找医生复查，由保险公司按复查结果评估，评估有效才交下一期')
    await app.seesNot('交一期增加一部分')
    await app.goBack()
    await app.isAt('insuranceEntrance')
  })

  it('opens its texts and its list of medicines, and logs in to apply', async () => {
    const { app } = visitor
    await app.open('innovationpay', { type: 'monthly' })
    await app.tap('用药清单')
    await app.sees('处方药须凭处方在药师指导下购买和使用')
    await app.tap('关闭')
    await app.tap('创新药分期医疗保险条款')
    await app.isAt('innovationTerms')
    await app.goBack()
    await app.tap('保单查验')
    await app.isAt('innovationBook', { type: 'monthly' })
    await app.goBack()
    await app.tap('立即投保')
    await app.isAt('accountLogin')
  })

  it('is told that there is no such way to pay, and which there are', async () => {
    const { app } = visitor
    await app.open('innovationpay', { type: 'weather' })
    await app.sees('没有这种交费方式', '现在有下面几种，选一种看看', '月月付', '封顶付')
    await app.tap('按效付')
    await app.isAt('innovationpay', { type: 'result' })
    await app.open('innovationBook', { type: 'weather' })
    await app.sees('没有这种交费方式')
    await app.seesNot('查验保单')
  })

  it('is told where it cannot be had, and can ask again', async () => {
    const { app } = visitor
    app.stands('GET /api/plans', down)
    await app.open('innovationpay', { type: 'capped' })
    await app.sees('服务暂时不可用，请稍后再试', '月月付')
    app.stands('GET /api/plans', () => Promise.reject(new TypeError('Failed to fetch')))
    await app.tap('重试')
    await app.sees('网络超时，请稍后再试')
    app.stands('GET /api/plans', () => Response.json({ results: [], reads: [], notice: '' }))
    await app.tap('重试')
    await app.sees('这个保障计划现在不能投保')
    app.passes()
    app.stands('GET /api/plans/12/quote', down)
    await app.open('innovationpay', { type: 'capped' })
    await app.sees('怎么交费', '服务暂时不可用，请稍后再试', '保障内容')
    app.stands('GET /api/plans/12/quote', () => Response.json({ premium: null, instalments: [], problem: null }))
    await app.tap('重试')
    await app.sees('这个方案现在不能投保')
  })
})

describe('an application', () => {
  const zhou = shop.openedBy('zhou')

  it('is none of an unknown way to pay, whatever its page', async () => {
    const { app } = zhou
    await familyOf(shop.gateway.zhou)
    await app.open('innovationInsure', { type: 'weather', planId: '11' })
    await app.sees('没有这种交费方式')
    await app.open('innovationRightsOrder', { type: 'weather', policyId: 'any' })
    await app.sees('没有这种交费方式')
    await app.open('innovationRightsPaid', { type: 'weather', orderCode: 'any' })
    await app.sees('没有这种交费方式')
    await app.open('innovationRightsSending', { type: 'weather' })
    await app.tap('月月付')
    await app.isAt('innovationpay', { type: 'monthly' })
  })

  it('takes the only plan of its type, asks for no beneficiaries and sends none', async () => {
    const { app } = zhou
    const sent: unknown[] = []
    app.stands('POST /api/plans/11/policies', async (pass, request) => {
      sent.push(await request.clone().json())
      return pass()
    })
    await app.open('innovationInsure', { type: 'monthly' })
    await app.sees('创享·创新药分期医疗险 月月付', '承保，总额度 6000 元，交一期增加一部分，付款后次日零时生效')
    await app.seesNot('受益人', '法定继承人')
    await app.tap(/^周建国/)
    await app.sees('首期', '398 元', '共 12 期')
    await app.tap('下一步')
    await app.sees('第 1 份，共 1 份', '创新药分期医疗保险条款')
    expect(sent).toMatchObject([{ relation: 'parent', beneficiaries: [] }])
  })

  it('is read, answered and declared by what its family asks', async () => {
    const { app } = zhou
    await app.tap('我已读完')
    for (const place of ['1 / 3', '2 / 3', '3 / 3']) {
      await app.sees(place)
      await app.tap('否')
    }
    await app.sees('声明与同意', '总额度', '6000 元，交一期增加一部分', '首期 ¥398.00，共 12 期', '等待期没有', '共 12 期')
    await app.seesNot('受益人', '/年', '/ 年')
    await app.tick('我已阅读并同意《创新药分期保障平台服务协议》')
    await app.tap('《创新药分期保障隐私政策》')
    await app.isAt('innovationPrivacy')
    await app.goBack()
    await app.tick('我已阅读并同意《创新药分期保障隐私政策》')
    await app.tick('被保险人已知道并同意投保')
    await app.tap('确认声明')
    await app.sees('首期保险费（共 12 期）')
  })

  /** The insurer's rates are other ones by now, and the offer that was made is over. */
  const ratesRise = async (cents: number) => {
    const rows = RATES.map((row) => ({ ...row, male: row.male + cents, female: row.female + cents }))
    await setTo(shop.gateway.db, ratesSetting.key, rows)
    await shop.gateway.db.update(policies).set({ offerUntil: shop.gateway.clock.now() })
  }

  it('tells another first instalment that comes while the name is being written, and nothing where it is the same again', async () => {
    const { app } = zhou
    await app.tap('不便手写，改为输入姓名')
    await app.fill('输入姓名作为签名', '周晓岚')
    await ratesRise(500)
    const { refetch } = await import('@/api/queries')
    await refetch(plan.policy)
    await app.sees('首期保险费由 ¥398.00 变为 ¥403.00。签名还没有提交', '按 ¥403.00 签名')
    await ratesRise(0)
    await refetch(plan.policy)
    await app.sees('确认签名')
    await app.seesNot('变为', '403')
  })

  it('is signed at the first instalment that is shown, and leads to the cashier and back', async () => {
    const { app } = zhou
    await ratesRise(1000)
    await app.tap('确认签名')
    await app.tap('确认')
    await app.tap('我知道了')
    await app.sees('首期保险费由 ¥398.00 变为 ¥408.00。签名还没有提交')
    await app.tap('按 ¥408.00 签名')
    await app.tap('确认')
    await app.sees('核保通过，等待付款', '周*国（父母，67 岁），首期 ¥408.00，共 12 期')
    const [{ id: policyId } = { id: '' }] = await shop.gateway.db.select().from(policies)
    await app.tap('去付款 ¥408.00')
    await app.isAt('payPlan', { policyId, type: 'monthly' })
    await app.sees('保险费由保险公司收取；付款后由保险公司出单，出单前不生效。')
    await app.open('innovationInsure', { type: 'monthly', planId: '11' })
    await app.tap('放弃投保')
    await app.tap('放弃投保')
    await app.isAt('innovationpay', { type: 'monthly' })
    await app.open('payPlan', { policyId, type: 'monthly' })
    await app.tap('去看申请')
    await app.isAt('innovationBook', { type: 'monthly', policyId })
    await app.sees('已关闭', '首期 ¥408.00，共 12 期')
    await app.seesNot('受益人', '查看全部')
    await app.tap('重新投保')
    await app.isAt('innovationInsure', { type: 'monthly', planId: '11' })
  })

  it('is of a plan that is chosen where there are several, and leads on where there is none', async () => {
    const { app } = zhou
    const all = (await settingOf(shop.gateway.db, plansSetting)) ?? []
    const [monthly] = all.filter(({ type }) => type === 'monthly')
    await setTo(shop.gateway.db, plansSetting.key, [...all, { ...monthly!, id: '14', tier: '月月付二档', yearly: 1_200_000 }])
    const rates = RATES.filter(({ planId }) => planId === '11').map((row) => ({ ...row, planId: '14', male: 79_800, female: 79_800 }))
    await setTo(shop.gateway.db, ratesSetting.key, [...RATES, ...rates])
    await app.open('innovationInsure', { type: 'monthly' })
    await app.sees('先选一个方案', '总额度 6000 元', '398 元')
    await app.tap(/^创享·创新药分期医疗险 月月付二档/)
    await app.isAt('innovationInsure', { type: 'monthly', planId: '14' })
    await app.sees('总额度 12000 元')
    await app.open('innovationInsure', { type: 'monthly', planId: '12' })
    await app.sees('没有这个投保方案')
    app.stands('GET /api/plans', down)
    await app.open('innovationInsure', { type: 'monthly' })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('先选一个方案')
    await setTo(shop.gateway.db, plansSetting.key, [])
    await app.open('innovationInsure', { type: 'monthly' })
    await app.sees('没有这个投保方案', '可能已经停售，可以看看现在能投保的方案')
    await app.tap('看能投保的方案')
    await app.isAt('innovationpay', { type: 'monthly' })
    await app.sees('这个保障计划现在不能投保')
  })
})
