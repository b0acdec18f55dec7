import { eq } from 'drizzle-orm'
import { consultationDrafts, consultations, doctors, products, settings } from '../../gateway/tables'
import { ConsultationState } from '../../src/contract/consultationView'
import { DAY } from '../../src/lib/duration'
import { consultForm, doctorAt, GRANDFATHER } from '../support/consult'
import { eventually } from '../support/eventually'
import { shopOnPages } from '../support/pageShopper'
import { VALSARTAN } from '../support/prescribe'

const shop = shopOnPages()
const SYMPTOM = '一直吃的降压药快吃完了，想续方，血压平稳'
const FEE = 990

/** Set, and obeyed: the gateway of these pages reads a setting once a second. */
async function isSet(value: { isOn: boolean; fee: number; answerMinutes: number }) {
  const row = { key: 'consultation', value }
  await shop.gateway.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: { value } })
  await eventually(async () => {
    const { fee, hours } = await shop.gateway.chen.consultation.setting()
    expect({ fee, isOn: hours !== '' }).toEqual({ fee: value.fee, isOn: value.isOn })
  })
}
const feeIs = (fee: number) => isSet({ isOn: true, fee, answerMinutes: 30 })
const own = async () => (await shop.gateway.chen.consultation.list({ query: {} })).results
/** They ended a day ago, as if the member had taken them back. */
const over = () =>
  shop.gateway.db
    .update(consultations)
    .set({ state: ConsultationState.cancelled, createdAt: new Date(shop.gateway.clock.now().getTime() - DAY) })
    .where(eq(consultations.memberId, shop.gateway.chen.memberId))

/** One of the answers below a question: all questions have the same ones. */
function answers(question: string, words: string) {
  const groups = [...document.querySelectorAll(`.taro_page:not(.taro_page_shade) [role=radiogroup][aria-label="${question}"]`)]
  const choices = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('[role=radio]')])
  const found = choices.find((one) => one.textContent === words)
  if (!found) throw new Error(`Nobody asks “${question}” with “${words}”`)
  found.click()
}

let patientId = ''
let doctorId = ''

beforeAll(async () => {
  await shop.gateway.db.update(doctors).set({ isOnDuty: false })
  doctorId = (await doctorAt(shop.gateway)).staffId
  await feeIs(FEE)
})

/** A form as its draft is kept. */
const draftOf = ({ disease, isDiagnosed, ...form }: ReturnType<typeof consultForm>) => ({
  ...form,
  diseaseName: disease.name,
  icdCode: disease.icdCode,
})

describe('the entry', () => {
  const visitor = shop.openedBy()

  it('tells a visitor what a consultation is, what it costs and who is on duty', async () => {
    const { app } = visitor
    await app.open('prescriptionConsult', { productCode: VALSARTAN })
    await app.sees('只做复诊', '不看急病', '拨打 120', '每次 ¥9.90', '30 分钟内没有医生接诊', '全额退回')
    await app.sees('谁先有空就由谁接诊', '梁景和 主治医师', '心内科，现在不用等', '执业证书 110000000000001')
    await app.tap('直接上传我有处方')
    await app.isAt('accountLogin')
  })

  it('says why none can be begun, and the ways on', async () => {
    const { app } = visitor
    await shop.gateway.db.update(doctors).set({ isOnDuty: false })
    await app.open('prescriptionConsult')
    await app.sees('现在没有医生接诊', '我有处方，上传处方', '打电话问药师')
    await app.seesNot('我要复诊', '选医生')
    await app.tap('给药师留言')
    await app.isAt('leaveMsg', { website: 'mall' })
    await shop.gateway.db.update(doctors).set({ isOnDuty: true }).where(eq(doctors.staffId, doctorId))
  })

  it('is led to where a drug asks for a prescription, and says so where the shop has no doctors', async () => {
    const { app } = visitor
    await isSet({ isOn: false, fee: 0, answerMinutes: 30 })
    await app.open('product', { productCode: VALSARTAN })
    await app.tap('没有处方？问诊开方')
    await app.isAt('prescriptionConsult', { productCode: VALSARTAN })
    await app.sees('本店还没有开通在线问诊', '我有处方，上传处方')
    await app.seesNot('接诊时间')
    await feeIs(FEE)
  })
})

describe('the form', () => {
  const chen = shop.openedBy('chen')

  beforeAll(async () => {
    await shop.gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    patientId = (await shop.gateway.chen.patient.add({ body: GRANDFATHER })).id
  })

  it('is led to by the empty wallet and by the upload, where the shop has doctors', async () => {
    const { app } = chen
    await app.open('prescriptions')
    await app.sees('还没有处方')
    await app.tap('问诊开方')
    await app.isAt('prescriptionConsult')
    await app.open('prescriptionUpload', { productCode: VALSARTAN })
    await app.sees('没有处方？可以在网上问医生')
    await app.tap('问诊开方')
    await app.isAt('prescriptionConsult', { productCode: VALSARTAN, patientId })
    await isSet({ isOn: false, fee: 0, answerMinutes: 30 })
    await app.open('prescriptions')
    await app.sees('还没有处方', '问药师')
    await app.seesNot('问诊开方')
    await feeIs(FEE)
  })

  it('comes from the entry with the drug and the doctor, and says beside each field what is missing', async () => {
    const { app } = chen
    await app.open('prescriptionConsult', { productCode: VALSARTAN })
    await app.tap(/^梁景和 主治医师/)
    await app.tap('问诊开方我要复诊')
    await app.isAt('consultationForm', { productCode: VALSARTAN, doctorId })
    await app.sees('周建国', '梁景和，心内科 主治医师', '缬沙坦胶囊', '想开的药，选填', '去支付 ¥9.90')
    await app.seesNot('正在怀孕或备孕吗？', '用法')
    await app.tap('去支付 ¥9.90')
    await app.sees('请填写医生诊断过的疾病', '网上只能复诊', '请至少写 10 个字', '请选择持续多久了', '请回答：对药物或食物过敏吗？')
    expect(await own()).toEqual([])
  })

  it('is there again when it was left, from the gateway and not from this device', async () => {
    const { app } = chen
    await app.fill('症状', SYMPTOM)
    await app.tap('一个月以上')
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')
    answers('肝或肾的功能有异常吗？', '没有')
    answers('对药物或食物过敏吗？', '有')
    await app.open('consultations')
    await app.sees('还没有问诊')
    await app.settled()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/降压药|高血压/)
    await app.tap('问医生')
    await app.tap('问诊开方我要复诊')
    await app.sees('没有提交的内容', SYMPTOM, '原发性高血压')
    expect(app.isOn('一个月以上')).toBe(true)
  })

  it('asks what is said of an allergy, and keeps everything where it could not be sent', async () => {
    const { app } = chen
    await app.tap('这个病在医院由医生当面确诊过')
    answers('以前用过要开的药吗？', '有')
    await app.tap('去支付 ¥9.90')
    await app.sees('请填写对什么过敏，医生开药要避开')
    await app.fill('对什么过敏，什么反应', '青霉素，起皮疹')
    app.stands('POST /api/consultations/save', () =>
      Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 }),
    )
    await app.tap('去支付 ¥9.90')
    await app.sees('服务暂时不可用，请稍后再试', SYMPTOM)
  })

  it('leads to help first where it may be an emergency, and goes on where the member says it is none', async () => {
    const { app } = chen
    await app.fill('症状', '突然胸口剧烈疼痛，喘不上气')
    await app.tap('去支付 ¥9.90')
    await app.sees('先看是不是急症', '拨打 120', '情况不紧急，继续')
    await app.tap('关闭')
    await app.seesNot('先看是不是急症')
    expect(await own()).toEqual([])
    await app.tap('去支付 ¥9.90')
    await app.tap('情况不紧急，继续')
    await app.isAt('consultationSign', { patientId })
  })

  it('has the consent signed first, comes back with nothing lost, and is handed in to be paid', async () => {
    const { app } = chen
    await app.sees('请用药人周建国签名', '《互联网诊疗风险告知及知情同意书》', '版本', '网上问诊只适合复诊')
    await app.goBack()
    await app.isAt('consultationForm')
    await app.sees('突然胸口剧烈疼痛，喘不上气', '青霉素，起皮疹')
    expect(await own()).toEqual([])
    await app.fill('症状', SYMPTOM)
    await app.tap('去支付 ¥9.90')
    await app.tap('不便手写，改为输入姓名')
    await app.fill('输入姓名作为签名', '周建国')
    await app.tap('确认签名')
    await app.sees('用「周建国」作为签名？', '表示您读过并同意知情同意书')
    await app.tap('确认')
    await app.sees('已签署')
    await app.reaches(() => location.pathname.endsWith('/pay/inquiry'))
    const [begun] = await own()
    expect(begun).toMatchObject({ state: 'toPay', fee: FEE, disease: '原发性高血压', doctor: { doctorId } })
    await app.isAt('payInquiry', { consultationId: begun!.consultationId })
    expect(await shop.gateway.db.$count(consultationDrafts)).toBe(0)
  })

  it('leads to the one that is open for the same patient', async () => {
    const { app } = chen
    const [open] = await own()
    await app.open('prescriptionConsult')
    await app.sees('继续问诊', '周建国，父亲', '等待付款', '待付 ¥9.90')
    await shop.gateway.chen.consultation.keepDraft({ body: draftOf(consultForm(patientId)) })
    await app.open('consultationForm')
    await app.sees('没有提交的内容')
    await app.tap('这个病在医院由医生当面确诊过')
    await app.tap('去支付 ¥9.90')
    await app.sees('这位用药人有一次问诊还没有结束')
    await app.tap('去看那次问诊')
    await app.isAt('consultationDetail', { consultationId: open!.consultationId })
  })

  it('takes a drug out that a doctor has to see the patient for', async () => {
    const { app } = chen
    await over()
    const drug = eq(products.productCode, VALSARTAN)
    const [before] = await shop.gateway.db.select().from(products).where(drug)
    await shop.gateway.db
      .update(products)
      .set({ ingredients: ['佐匹克隆'] })
      .where(drug)
    await app.open('consultationForm', { productCode: VALSARTAN })
    await app.tap('这个病在医院由医生当面确诊过')
    await app.tap('去支付 ¥9.90')
    await app.sees('需要医生当面看诊才能开')
    await app.tap('去掉这种药')
    await app.seesNot('缬沙坦胶囊')
    await shop.gateway.db.update(products).set({ ingredients: before!.ingredients }).where(drug)
  })

  it('goes to the doctor at once where nothing is to be paid', async () => {
    const { app } = chen
    await feeIs(0)
    await app.open('consultationForm')
    await app.tap('这个病在医院由医生当面确诊过')
    await app.tap('提交')
    await app.reaches(() => location.pathname.endsWith('/consultationDetail'))
    await app.sees('等待医生')
    await feeIs(FEE)
  })
})

describe('the list', () => {
  const chen = shop.openedBy('chen')

  it('says of each how it stands, what is next and where the fee is, the newest first', async () => {
    const { app } = chen
    await app.open('consultations')
    await app.sees('周建国，父亲', '等待医生', '医生来了会通知您', '已取消', '可以重新问诊。')
    expect(app.text().indexOf('等待医生')).toBeLessThan(app.text().indexOf('已取消'))
    await app.tap(/等待医生/)
    await app.reaches(() => location.pathname.endsWith('/consultationDetail'))
  })

  it('has no consent to sign for whom nobody knows', async () => {
    const { app } = chen
    await app.open('consultationSign', { patientId: 'nobody' })
    await app.sees('先选好用药人')
    await app.tap('去填写病情')
    await app.isAt('consultationForm')
  })
})
