import { policies } from '../../gateway/tables'
import { RATES } from '../../gateway/demo/shop/plans'
import { plansSetting, ratesSetting } from '../../gateway/modules/plan/planSettings'
import { agreeingTo } from '../support/agreements'
import { shopOnPages, type PageShopper } from '../support/pageShopper'
import { DAUGHTER, FATHER, setTo } from '../support/policies'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })

const own = () => shop.gateway.db.select().from(policies)
const typesTheName = async (app: PageShopper, name: string) => {
  await app.tap('不便手写，改为输入姓名')
  await app.fill('输入姓名作为签名', name)
}

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('reads what the plans cover, chooses one, reckons by age and sex, and logs in to apply', async () => {
    const { app } = visitor
    await app.open('taf')
    await app.sees('安心可·特药医疗险', '特药保障', '可为父母投保', '确诊后，院外特定药品费用可以直接结算')
    await app.sees('基础版', '保额 50 万元', '尊享版', '院外特定药品费用', '药师审核后直接结算，送到家', '不限次')
    await app.sees('出生满 28 天至 70 周岁', '90 天', '12 个月，付款后次日零时起', '15 天，期间退保全额退还', '80%')
    await app.sees('不付什么', '运费，超过年度保额的部分', '理赔流程', '药师核对', '没有保险公司承保，投保不会产生真实的保险合同')
    await app.sees('选择方案', '保障内容', '保障期限', '赔付比例', '算一算保费', '被保险人年龄（周岁）', '顾问')
    await app.sees('按被保险人在保单生效那天的年龄算，以投保时保险公司核定的为准。')
    await app.sees('确诊后由医生开药，处方要是被保险人本人的', '在用药权益里选药', '页面上写明保险公司付多少，自己付多少')
    await app.sees('核对处方和用药，有疑问会联系您', '直接结算，送药到家', '只付自己的部分，不用先垫钱再报销')
    await app.sees('30 岁男性', '68 元')
    await app.tap(/^标准版/)
    await app.sees('90%', '125 元 8 角')
    await app.fill('年龄', '66')
    await app.sees('66 岁男性', '680 元 8 角')
    await app.tap('女')
    await app.sees('66 岁女性', '551 元 3 角')
    await app.fill('年龄', '71')
    await app.sees('超过最大投保年龄 70 周岁，不能投保这个方案')
    await app.tap('立即投保')
    await app.isAt('accountLogin')
  })

  it('opens its texts, its list of medicines and the check of a policy', async () => {
    const { app } = visitor
    await app.open('taf')
    await app.tap('特药清单')
    await app.sees('处方药须凭处方在药师指导下购买和使用', '请按药品说明书或者在药师指导下购买和使用')
    await app.tap('关闭')
    await app.tap('特药医疗保险条款')
    await app.isAt('tafTerms')
    await app.goBack()
    await app.tap('保单查验')
    await app.isAt('tafBook')
    await app.seesNot('还没有保单')
  })

  it('is told where it cannot be had, and can ask again', async () => {
    const { app } = visitor
    app.stands('GET /api/plans', down)
    await app.open('taf')
    await app.sees('服务暂时不可用，请稍后再试')
    app.stands('GET /api/plans', () => Response.json({ results: [], reads: [], notice: '' }))
    await app.tap('重试')
    await app.sees('这个保障计划现在不能投保')
    await app.tap('看商保购药')
    await app.isAt('insuranceEntrance')
  })
})

describe('an application', () => {
  const zhou = shop.openedBy('zhou')

  it('begins with who applies and for whom: what is missing is said where it is, and nothing typed is lost', async () => {
    const { app } = zhou
    await shop.gateway.zhou.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    await shop.gateway.zhou.patient.add({ body: FATHER })
    await shop.gateway.zhou.patient.add({
      body: { ...DAUGHTER, name: '周远山', relationLabel: 'parent', idCardNumber: '11010519491231002X' },
    })
    await shop.gateway.zhou.patient.add({ body: { ...DAUGHTER, name: '王明', relationLabel: 'other', idCardNumber: '320106198802200042' } })
    await app.open('taf')
    await app.sees('我的保单')
    await app.tap('立即投保')
    await app.isAt('tafInsure', { planId: '1' })
    await app.sees('选人', '投保步骤', '承保，保额 50 万元，付款后次日零时生效', '不指定时，按法律规定的继承人')
    await app.sees('姓名和证件号码会发给', '核保，加密保存，页面上不完整显示。')
    await app.sees('投保人是您本人，要先填写姓名和证件号码。', '添加我本人', '父亲 67 岁', '超过投保年龄 70 周岁')
    await app.cannotTap(/^周远山/)
    await app.tap('下一步')
    await app.sees('投保人要先实名，请先添加您本人')
    await shop.gateway.zhou.patient.add({ body: DAUGHTER })
    await app.open('tafInsure', { planId: '1' })
    await app.tap('下一步')
    await app.sees('请选择被保险人')
    await app.tap(/^王明/)
    await app.sees('王明是您的配偶吗？')
    await app.tap('其他亲友')
    await app.tap('下一步')
    await app.sees('只能为本人、配偶、父母、子女投保，其他亲友不能投保')
    await app.tap(/^周建国/)
    await app.sees('368 元')
    await app.tap(/^指定受益人/)
    await app.fill('份额 1', '60')
    await app.tap('下一步')
    await app.sees('请填写姓名', '请选择关系', '请把受益人填写完整')
    await app.fill('受益人 1', '周晓岚')
    await app.tap('子女')
    await app.sees('受益份额合计应为 100%，现在是 60%')
    await app.tap('添加受益人')
    await app.fill('受益人 2', '林秀芝')
    await app.fill('份额 2', '40')
    app.stands('POST /api/plans/1/policies', down)
    await app.tap('去掉受益人 2')
    await app.fill('份额 1', '100')
    await app.tap('下一步')
    await app.sees('服务暂时不可用，请稍后再试', '周晓岚')
    app.passes()
    await app.tap('下一步')
    await app.sees('第 1 份，共 2 份')
  })

  it('has each text read to its end', async () => {
    const { app } = zhou
    const { IntersectionObserver } = window
    let reach: Array<() => void> = []
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(told, options)
        this.observe = (target: Element) =>
          void reach.push(() => told([{ target, isIntersecting: true, boundingClientRect: { height: 0 } } as never], this))
      }
    }
    await app.open('tafInsure', { planId: '1' })
    await app.sees('特药医疗保险条款', '责任免除', '全文完', '请读到末尾', '为周*国（父母，67 岁）投保基础版')
    await app.cannotTap('我已读完')
    reach.forEach((tell) => tell())
    await app.sees('已经读到末尾')
    reach = []
    await app.tap('我已读完')
    await app.sees('第 2 份，共 2 份', '安心可投保须知')
    await app.cannotTap('我已读完')
    window.IntersectionObserver = IntersectionObserver
    await app.open('tafInsure', { planId: '1' })
    await app.tap('我已读完')
    await app.sees('1 / 3')
  })

  it('asks one question a page; a yes is asked about first, and a no can be mended', async () => {
    const { app } = zhou
    await app.sees('健康告知', '被保险人周*国目前或过去是否有以下情况', '曾被诊断为恶性肿瘤')
    await app.sees('请逐题如实回答。回答加密保存，只用于核保。')
    await app.tap('是')
    await app.sees(
      '确认回答“是”？',
      '回答“是”就不能投保这个方案，申请到此结束，不收取费用。请按实际情况回答，不如实告知的，保险公司可能不赔。',
    )
    await app.tap('再看看')
    await app.tap('否')
    await app.sees('2 / 3')
    await app.tap('上一题')
    await app.sees('刚才的回答：否，可以重新选择')
    await app.tap('否')
    await app.sees('2 / 3')
    await app.tap('否')
    await app.tap('否')
    await app.sees('声明与同意')
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    expect(kept).not.toMatch(/恶性肿瘤|320106|周建国/)
  })

  it('is looked through, mended and declared with a tick for each text, none set beforehand', async () => {
    const { app } = zhou
    await app.sees('周*岚', '周*国（父母，67 岁）', '周*岚（子女）100%', '368.00', '今天付款的保险期间')
    await app.tap('健康告知，重新回答')
    await app.sees('1 / 3')
    for (const next of ['2 / 3', '3 / 3', '声明与同意']) {
      await app.tap('否')
      await app.sees(next)
    }
    await app.tap('投保信息，修改')
    await app.sees('为保护隐私，受益人的姓名不回显，修改时请重新填写。')
    await app.tap(/^法定继承人/)
    await app.tap('下一步')
    await app.sees('声明与同意', '法定继承人', '以上填写和回答都属实；不如实告知的，保险公司可能解除合同或不赔。')
    await app.tap('确认声明')
    await app.sees('请逐一阅读并同意以上文件', '请先取得被保险人的同意')
    await app.tick('我已阅读并同意《安心可用药保障平台服务协议》')
    await app.tick('我已阅读并同意《安心可隐私政策》')
    await app.tap('《安心可授权书》')
    await app.isAt('ansakeWarrant')
    await app.goBack()
    await app.tick('我已阅读并同意《安心可授权书》')
    await app.tick('被保险人已知道并同意投保')
    await app.tap('确认声明')
    await app.sees('确认签名')
  })

  it('is signed at the premium that is shown: another one by now is told beside the one before', async () => {
    const { app } = zhou
    await app.sees('投保人', '周晓岚', '保险费（一年）')
    await app.tap('确认签名')
    await app.sees('请先在方框里写下姓名')
    await app.tap('我知道了')
    await typesTheName(app, '周晓岚')
    await setTo(
      shop.gateway.db,
      ratesSetting.key,
      RATES.map((row) => ({ ...row, male: row.male + 1000 })),
    )
    await shop.gateway.db.update(policies).set({ offerUntil: shop.gateway.clock.now() })
    await app.tap('确认签名')
    await app.sees('用「周晓岚」作为签名？', '表示您申请投保，以上填写和声明都属实')
    await app.tap('确认')
    await app.sees('保险费现在是 378 元一年，请核对后再签名')
    await app.tap('我知道了')
    await app.sees('保险费由 ¥368.00 变为 ¥378.00 一年')
    await app.tap('按 ¥378.00 签名')
    await app.tap('确认')
    await app.sees('核保通过，等待付款', '去付款 ¥378.00')
    expect(await own()).toMatchObject([{ state: 'toPay', premium: 37_800 }])
  })

  it('leads to the cashier, and back to how it stands', async () => {
    const { app } = zhou
    const [{ id: policyId } = { id: '' }] = await own()
    await app.tap('去付款 ¥378.00')
    await app.isAt('payPlan', { policyId })
    await app.sees('保险费由保险公司收取；付款后由保险公司出单，出单前不生效。', '确认支付 ¥378.00')
    await app.open('tafInsure', { planId: '1' })
    await app.tap('放弃投保')
    await app.sees('放弃这次投保？')
    await app.tap('放弃投保')
    await app.sees('已放弃投保')
    await app.isAt('taf')
    await app.open('payPlan', { policyId })
    await app.sees('投保申请已关闭，没有收费，可以重新投保')
    await app.tap('去看申请')
    await app.isAt('tafBook', { policyId })
    await app.sees('已关闭', '您已放弃这次投保，没有收费')
  })

  it('ends plainly and without a payment by an answer that excludes', async () => {
    const { app } = zhou
    await app.open('tafInsure', { planId: '2' })
    await app.tap(/^周建国/)
    await app.tap('下一步')
    await app.tap('我已读完')
    await app.sees('第 2 份，共 2 份')
    await app.tap('我已读完')
    await app.sees('1 / 3')
    await app.tap('是')
    await app.tap('确认，是')
    await app.sees('这次不能投保', '曾患恶性肿瘤、原位癌或良性脑肿瘤的，本计划暂不能承保。没有收费。', '联系客服')
    await app.seesNot('去付款')
    await app.tap('看看商保购药')
    await app.isAt('insuranceEntrance')
    await app.open('tafInsure', { planId: '2' })
    await app.tap(/^周建国/)
    await app.tap('下一步')
    await app.sees('30 天内不再受理')
  })

  it.each([['999'], ['0']])('leads on where there is no plan %s', async (planId) => {
    const { app } = zhou
    await app.open('tafInsure', { planId })
    await app.sees('没有这个投保方案', '可能已经停售')
    await app.tap('看能投保的方案')
    await app.isAt('taf')
  })

  it('leads on where a cashier is about nobody’s application', async () => {
    const { app } = zhou
    await app.open('payPlan', { policyId: 'of-nobody' })
    await app.sees('没有找到这份投保申请')
    await app.tap('查看我的保单')
    await app.isAt('tafBook')
    await app.open('payPlan')
    await app.sees('没有找到这份投保申请')
  })

  it('can be asked for again', async () => {
    const { app } = zhou
    app.stands('GET /api/plans/3/filling', down)
    await app.open('tafInsure', { planId: '3' })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('为谁投保')
    await setTo(shop.gateway.db, plansSetting.key, [])
    await app.open('taf')
    await app.sees('这个保障计划现在不能投保')
  })
})
