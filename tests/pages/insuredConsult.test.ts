import { eq } from 'drizzle-orm'
import { benefits, preAsks } from '../../gateway/tables'
import { doctorAt, feeIs, signedPatient } from '../support/consult'
import { shopOnPages } from '../support/pageShopper'
import { VALSARTAN } from '../support/prescribe'

const shop = shopOnPages()

describe('a doctor who is asked by a policy', () => {
  const zhou = shop.openedBy('zhou')
  let patientId: string
  beforeAll(async () => {
    await doctorAt(shop.gateway)
    await feeIs(shop.gateway, 990)
    patientId = await signedPatient(shop.gateway.zhou)
  })

  it('is asked for somebody insured alone: who has no policy is led to bind one', async () => {
    const { app } = zhou
    await app.open('insuredDrugUser')
    await app.sees('先选要开的药')
    await app.tap('去选药')
    await app.isAt('insuranceSection')
    await app.open('insuredDrugUser', { productCode: VALSARTAN })
    await app.sees('还没有能用的保单')
    await app.tap('绑定保单')
    await app.isAt('insuranceEntrance')
    await shop.gateway.zhou.insurance.apply({ body: { planId: 'chronic', patientId } })
  })

  it('reads what is answered one question after the other, and it goes on where it was left', async () => {
    const { app } = zhou
    await app.open('insuredDrugUser', { productCode: VALSARTAN })
    await app.sees('缬沙坦胶囊', '周*国', '处方药须凭处方在药师指导下购买和使用')
    await app.tap('核对，开始问诊')
    await app.sees('周*国的商保付这种药的 80%', '以前用过')
    await app.tap('下一题')
    await app.sees('请先选一个答案')
    await app.tap('用过，效果可以')
    await app.tap('下一题')
    await app.sees('第 2 题')
    await app.tap('上一题')
    await app.sees('第 1 题')
    await app.tap('下一题')
    await app.sees('第 2 题')
    await app.open('insuredConsult', { benefitId: await benefitId(), patientId, productCode: VALSARTAN })
    await app.sees('第 2 题', '用过，效果可以')
  })

  /** All of it as somebody answers who is well, begun or gone on with. */
  const answered = async () => {
    const { zhou: member } = shop.gateway
    let ask = await member.preAsk.init({ body: { benefitId: await benefitId(), patientId, productCode: VALSARTAN } })
    while (ask.question) {
      const { questionId, options } = ask.question
      const [option] = [options.find(({ isNone }) => isNone) ?? options[0]!]
      ask = await member.preAsk.send({ body: { askId: ask.askId, questionId, optionIds: [option.id] } })
    }
    return ask
  }

  it('is gone on with where it stands when another screen answers or ends it meanwhile', async () => {
    const { app } = zhou
    const { askId, ...ask } = await answered()
    await app.open('insuredConsult', { benefitId: ask.benefitId, patientId, productCode: VALSARTAN })
    await app.tap('去确认')
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')
    await app.tap('这个病在医院由医生当面确诊过')
    await shop.gateway.zhou.preAsk.end({ body: { askId } })
    await app.tap('去支付 ¥9.90')
    await app.sees('没有找到这次问诊')
    await app.tap('我知道了')
    await app.isAt('insuredConsult', { benefitId: ask.benefitId, patientId, productCode: VALSARTAN })
    await app.sees('第 1 题')
    await app.open('hospitalConfirm', { productCode: VALSARTAN, askId, patientId })
    await app.sees('还有问题没有回答')
    await app.tap('去回答')
    await app.isAt('insuredDrugUser', { productCode: VALSARTAN })
  })

  it('gets all of it with the diagnosis, and is paid', async () => {
    const { app } = zhou
    const ask = await answered()
    await app.open('insuredConsult', { benefitId: ask.benefitId, patientId, productCode: VALSARTAN })
    await app.tap('去确认')
    await app.sees('周建国', '您的回答')
    await app.seesNot('修改')
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')
    await app.tap('这个病在医院由医生当面确诊过')
    await app.tap('去支付 ¥9.90')
    await app.reaches(() => location.pathname.endsWith('/pay/inquiry'))
    expect(await shop.gateway.db.$count(preAsks, eq(preAsks.id, ask.askId))).toBe(1)
  })

  it('is not asked by a policy that is over, and what was said is deleted on demand', async () => {
    const { app } = zhou
    const params = { benefitId: await benefitId(), patientId, productCode: VALSARTAN }
    await app.open('insuredConsult', params)
    await app.sees('第 1 题')
    await app.tap('结束')
    await app.sees('答过的内容会删除')
    await app.tap('结束')
    await shop.gateway.db.update(benefits).set({ startsOn: '2020-01-01', endsOn: '2020-12-31' })
    await app.open('insuredConsult', params)
    await app.sees('现在不能用这份商保问诊', '这份商保已到期或不能用了')
    await app.tap('重新选择')
    await app.isAt('insuredDrugUser', { productCode: VALSARTAN })
  })
})

const benefitId = async () => (await shop.gateway.db.select().from(benefits))[0]!.benefitId
