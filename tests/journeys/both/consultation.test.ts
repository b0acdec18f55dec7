import type { ConsultationDraft } from '../../../src/contract/consultationForm'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import { VALSARTAN } from '../../support/prescribe'
import { doctorAt } from '../support/doctorAt'
import { journeyEverywhere, type CompanyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { pharmacistAt } from '../support/pharmacistAt'
import { sessionAtGateway } from '../support/sessionAtGateway'
import { addsFather, givesAddress, payAtTheBank, submit } from '../support/steps'
import type { Walker } from '../support/walker'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]
const SYMPTOM = '一直吃的降压药快吃完了，想续方，血压平稳'
const NO = { yes: false, words: '' }
/** What she filled in on another phone. */
const FORM: ConsultationDraft = {
  symptom: SYMPTOM,
  duration: 'longer',
  diseaseName: '原发性高血压',
  icdCode: 'I10',
  medicines: '',
  answers: { usedBefore: NO, liverKidney: NO, allergy: NO },
  drugs: [{ productCode: VALSARTAN, quantity: 1 }],
}

/** At this hour of the day after tomorrow by the shop's clock: doctors take patients from eight to ten in the evening. */
const someDayAt = (hour: number) => new Date(shopMidnight(Date.now()) + (48 + hour) * HOUR)

/** From the drug to the form, with her father, past the rules about whom a drug is for. */
async function toForm(app: Walker) {
  await app.open('product', { productCode: VALSARTAN })
  await app.tap('没有处方？问诊开方')
  await app.isAt('prescriptionConsult', { productCode: VALSARTAN })
  await app.sees('每次 ¥9.90')
  await app.tap(/^问诊开方我要复诊/)
  await app.sees(/用药人的证件号码、诊断、处方、病历、证件照片和健康情况是敏感个人信息/)
  await app.tap('同意并继续')
  await app.isAt('consultationForm', { productCode: VALSARTAN })
  await app.tap('先添加要用药的人')
  await app.isAt('patientInfo', { mode: 'add' })
  await addsFather(app)
  await app.isAt('consultationForm')
  // What this phone has is kept when the page is left: the other phone comes after it.
  await app.open('consultations')
  await app.sees('还没有问诊')
}

/** Hands in what was filled in on the other phone. */
async function handsIn(app: Walker) {
  await app.open('consultationForm', { productCode: VALSARTAN })
  await app.sees(/没有提交的内容/)
  await signsAndPays(app)
}

const WELL = ['用过，效果可以', '一个月以上', '平稳，和平时一样', '都没有', '都没有', '都没有', '都没有']

/** Answers the questions about the drug, goes back to one of them, and changes another at the end. */
async function answersQuestions(app: Walker) {
  await app.open('prescriptionConsult', { productCode: VALSARTAN })
  await app.tap('一问一答申请，约 1 分钟')
  await app.isAt('hospitalDrug', { productCode: VALSARTAN })
  for (const [place, title] of WELL.entries()) {
    await app.tap(title)
    await app.tap(place + 1 === WELL.length ? '去确认' : '下一题')
    if (place !== 3) continue
    await app.tap('上一题')
    await app.sees('最近有下面这些不舒服吗？')
    await app.tap('头晕')
    await app.tap('下一题')
  }
  await app.isAt('hospitalConfirm', { productCode: VALSARTAN })
  await app.sees('头晕')
  await app.tap('修改：对下面哪些药过敏？')
  await app.isAt('hospitalDrug', { productCode: VALSARTAN, edit: 'allergy' })
  await app.tap('青霉素')
  await app.tap('保存')
  await app.isAt('hospitalConfirm', { productCode: VALSARTAN })
  await app.sees('青霉素')
  await app.tap(/^确诊疾病/)
  await app.fill('搜索疾病', 'gxy')
  await app.tap('原发性高血压')
  await signsAndPays(app)
}

/** Declares what a doctor found, signs the consent for him, and pays the fee. */
async function signsAndPays(app: Walker) {
  await app.tick('这个病在医院由医生当面确诊过')
  await app.tap('去支付 ¥9.90')
  await app.isAt('consultationSign')
  await app.writes('请在此签名')
  await app.tap('确认签名')
  await app.isAt('payInquiry')
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap(/^确认支付/)
  await app.isAt('consultationDetail')
  await app.sees('等待医生')
}

for (const { version, elder } of MODES) {
  const walk = (title: string, speed: string, walked: (company: CompanyEverywhere) => Promise<void>) =>
    journeyEverywhere(`${title}, in ${version}`, { elder, env: { COURIER_SPEED: speed } }, walked)

  walk('陈默 asks a doctor for her father, who prescribes, and has the drug delivered', '100000', async ({ app, gateway, logInAs }) => {
    await gateway.restartAt(someDayAt(10))
    const [doctor, pharmacist] = [await doctorAt(gateway), await pharmacistAt(gateway)]
    await logInAs(members.chen)
    await givesAddress(app)
    await toForm(app)
    await sessionAtGateway(gateway.address, members.chen).keepsConsultation(FORM)
    await handsIn(app)

    await doctor.takesOldest()
    await doctor.sees(SYMPTOM)
    await doctor.answers('您好，最近早上的血压多少？')
    await app.sees('您好，最近早上的血压多少？')
    await app.fill('消息', '138/86 左右')
    await app.tap('发送')
    await doctor.sees('138/86 左右')
    await doctor.answers('平稳，可以续用。')
    await doctor.prescribes({ drug: '缬沙坦胶囊' })
    await app.sees(/等待药师审核/)
    await pharmacist.approves(/陈\*民/)
    await app.tap('结束问诊')
    await app.tap('结束问诊')
    await app.sees('已结束')
    await doctor.leave()

    await app.open('prescriptions')
    await app.tap('用它买药')
    await app.sees('处方已通过药师审核')
    await app.tick('我已核对用药人与药品信息')
    await submit(app)
    await payAtTheBank(app)
    await pharmacist.checks(/缬沙坦胶囊/)
    await app.open('messages')
    await app.sees('包裹已签收')
    await pharmacist.leave()
  })

  walk('陈默 answers questions about a drug and changes an answer, which the doctor reads', '100000', async ({ app, gateway, logInAs }) => {
    await gateway.restartAt(someDayAt(10))
    const doctor = await doctorAt(gateway)
    await logInAs(members.chen)
    await toForm(app)
    await answersQuestions(app)
    await doctor.takesOldest()
    await doctor.sees('青霉素')
    await doctor.sees('头晕')
    await doctor.answers('可以续用，头晕要量血压。')
    await app.sees('可以续用，头晕要量血压。')
    await doctor.leave()
  })

  // So slow that the demonstration's doctor says nothing either.
  walk('nobody answers 陈默, and the fee comes back', '0.01', async ({ app, gateway, logInAs }) => {
    const opened = someDayAt(10)
    await gateway.restartAt(opened)
    await logInAs(members.chen)
    await toForm(app)
    await sessionAtGateway(gateway.address, members.chen).keepsConsultation(FORM)
    await handsIn(app)
    await app.sees(/没有医生接诊，费用全额退回/)
    await gateway.restartAt(new Date(opened.getTime() + 31 * MINUTE))
    await app.open('consultations')
    await app.tap(/陈建民/)
    await app.isAt('consultationDetail')
    await app.sees('没有医生接诊')
    await app.sees(/¥9.90 (正在|已)原路退回/)
  })
}
