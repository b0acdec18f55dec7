import { eq } from 'drizzle-orm'
import { consultations, doctors, products } from '../../gateway/tables'
import { ConsultationState } from '../../src/contract/consultationView'
import { CONSENT_VERSION, doctorAt, feeIs, GRANDFATHER } from '../support/consult'
import { shopOnPages } from '../support/pageShopper'
import { prescribe, VALSARTAN } from '../support/prescribe'
import { WRITTEN } from '../support/signed'

const shop = shopOnPages()
const FEE = 990
const DRUG = { productCode: VALSARTAN }
const OTC = '110011'

const own = async () => (await shop.gateway.chen.consultation.list({ query: {} })).results
const over = () =>
  shop.gateway.db
    .update(consultations)
    .set({ state: ConsultationState.cancelled })
    .where(eq(consultations.memberId, shop.gateway.chen.memberId))
/** Changes 缬沙坦胶囊 while something is done. */
async function having(changes: Partial<typeof products.$inferInsert>, act: () => Promise<void>) {
  const drug = eq(products.productCode, VALSARTAN)
  const [before] = await shop.gateway.db.select().from(products).where(drug)
  await shop.gateway.db.update(products).set(changes).where(drug)
  await act()
  await shop.gateway.db.update(products).set(before!).where(drug)
}

let patientId = ''

beforeAll(async () => {
  await shop.gateway.db.update(doctors).set({ isOnDuty: false })
  await doctorAt(shop.gateway)
  await feeIs(shop.gateway, FEE)
  await shop.gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  patientId = (await shop.gateway.chen.patient.add({ body: GRANDFATHER })).id
})

type App = ReturnType<typeof shop.openedBy>['app']
/** Chooses an answer and goes on. */
async function answer(app: App, ...titles: string[]) {
  for (const title of titles) await app.tap(title)
  await app.tap('下一题')
}

describe('a prescription drug by questions', () => {
  const chen = shop.openedBy('chen')

  it('asks one question after the other, and goes on only with an answer', async () => {
    const { app } = chen
    await app.open('hospitalDrug', DRUG)
    await app.sees('缬沙坦胶囊', '我是自动提问的问诊助手', '一共 7 个问题', '这个药以前用过吗？用得怎么样？')
    await app.seesNot('上一题', '这个病到现在多久了？')
    await app.tap('下一题')
    await app.sees('请先选一个答案')
    await answer(app, '用过，效果可以')
    await app.sees('用过，效果可以', '这个病到现在多久了？', '上一题')
    await answer(app, '一个月以上')
    await answer(app, '平稳，和平时一样')
  })

  it('takes several where several may be, and none of them alone', async () => {
    const { app } = chen
    await app.sees('最近有下面这些不舒服吗？', '可多选，没有就选「都没有」')
    await app.tap('头晕')
    await app.tap('脚肿')
    await app.tap('都没有')
    expect([app.isOn('头晕'), app.isOn('脚肿'), app.isOn('都没有')]).toEqual([false, false, true])
    await app.tap('头晕')
    expect([app.isOn('头晕'), app.isOn('都没有')]).toEqual([true, false])
    await app.tap('下一题')
  })

  it('goes back to the last answer, which is still chosen, and keeps the others', async () => {
    const { app } = chen
    await app.sees('对下面哪些药过敏？')
    await app.tap('上一题')
    expect(app.isOn('头晕')).toBe(true)
    await app.tap('上一题')
    expect(app.isOn('平稳，和平时一样')).toBe(true)
    await answer(app, '比以前好一些')
    expect(app.isOn('头晕')).toBe(true)
    await app.tap('下一题')
    await app.sees('比以前好一些', '对下面哪些药过敏？')
    await app.seesNot('平稳，和平时一样')
  })

  it('is there again for who left it, and not on the device', async () => {
    const { app } = chen
    await app.tap('结束')
    await app.sees('先不问了？', '答过的题会留着')
    await app.tap('接着答')
    await app.open('consultations')
    await app.open('hospitalDrug', DRUG)
    await app.sees('比以前好一些', '对下面哪些药过敏？')
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/steady|better|dizzy/)
  })

  it('is not confirmed before all is answered', async () => {
    const { app } = chen
    await app.open('hospitalConfirm', DRUG)
    await app.sees('还有问题没有回答')
    await app.tap('去回答')
    await app.isAt('hospitalDrug', DRUG)
    await answer(app, '青霉素')
    await answer(app, '都没有')
    await app.sees('正在同时服用下面哪些药？', '布洛芬等止痛药', '保钾利尿药或补钾药')
    await app.tap('都没有')
    await app.tap('去确认')
    await app.isAt('hospitalConfirm', DRUG)
  })

  it('shows for confirmation what was answered, and says beside each field what is missing', async () => {
    const { app } = chen
    await app.sees(
      '周建国',
      '您的回答',
      '比以前好一些',
      '头晕',
      '青霉素',
      '价格在医生开方后可见',
      '梁景和，心内科 主治医师',
      '¥9.90，没有医生接诊全额退回',
    )
    await app.seesNot('正在怀孕或哺乳吗？', '孩子不满 6 岁')
    await app.tap('去支付 ¥9.90')
    await app.sees('请填写医生诊断过的疾病', '网上只能复诊')
    expect(await own()).toEqual([])
  })

  it('leads to one answer to change it, and back with all else as it was', async () => {
    const { app } = chen
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')
    await app.tap('修改：对下面哪些药过敏？')
    await app.isAt('hospitalDrug', { ...DRUG, edit: 'allergy' })
    await app.sees('保存')
    expect(app.isOn('青霉素')).toBe(true)
    await app.tap('磺胺药')
    await app.tap('保存')
    await app.isAt('hospitalConfirm', DRUG)
    await app.sees('青霉素、磺胺药', '比以前好一些', '原发性高血压')
  })

  it('has the consent signed first, and is handed in once', async () => {
    const { app } = chen
    await app.tap('增加数量')
    await app.tap('这个病在医院由医生当面确诊过')
    await app.tap('去支付 ¥9.90')
    await app.isAt('consultationSign', { patientId })
    await shop.gateway.chen.consultation.giveSign({ body: { patientId, version: CONSENT_VERSION, signer: 'patient', written: WRITTEN } })
    await app.goBack()
    await app.reaches(() => location.pathname.endsWith('/pay/inquiry'))
    const [begun] = await own()
    expect(begun).toMatchObject({ state: 'toPay', disease: '原发性高血压', drugs: [{ productCode: VALSARTAN, quantity: 2 }] })
    const { asked, answers } = await shop.gateway.chen.consultation.detail({ query: { consultationId: begun!.consultationId } })
    expect(asked).toContainEqual({ question: '对下面哪些药过敏？', chosen: ['青霉素', '磺胺药'] })
    expect(answers.allergy.words).toBe('青霉素、磺胺药')
  })

  it('begins anew once it was handed in', async () => {
    const { app } = chen
    await app.open('hospitalDrug', DRUG)
    await app.sees('这个药以前用过吗？用得怎么样？')
    await app.seesNot('上一题')
  })
})

/** All questions of 缬沙坦胶囊 with answers of somebody who is well, up to the confirmation. */
async function answerAll(app: App, changes: Readonly<Record<string, string>> = {}) {
  const well = ['用过，效果可以', '一个月以上', '平稳，和平时一样', '都没有', '都没有', '都没有', '都没有']
  const { questions } = await shop.gateway.chen.hospitalDrug.questions({ params: DRUG })
  for (const [place, { questionId }] of questions.entries()) {
    await app.tap(changes[questionId] ?? well[place]!)
    await app.tap(place + 1 === questions.length ? '去确认' : '下一题')
  }
  await app.isAt('hospitalConfirm', DRUG)
}

async function diagnosed(app: App) {
  await app.tap(/^确诊疾病/)
  await app.fill('搜索疾病', 'gxy')
  await app.tap('原发性高血压')
  await app.tap('这个病在医院由医生当面确诊过')
}

describe('what stands in the way', () => {
  const chen = shop.openedBy('chen')

  it('leads to the consultation that is open, and to help where it may be an emergency', async () => {
    const { app } = chen
    await app.open('hospitalDrug', DRUG)
    await answerAll(app, { discomfort: '胸口痛、喘不上气' })
    await diagnosed(app)
    await app.tap('去支付 ¥9.90')
    await app.sees('先看是不是急症', '拨打 120')
    await app.tap('选错了，去改答案')
    await app.tap('修改：最近有下面这些不舒服吗？')
    await app.sees('保存')
    await app.tap('都没有')
    await app.tap('保存')
    await app.isAt('hospitalConfirm', DRUG)
    await app.seesNot('胸口痛')
    await app.tap('去支付 ¥9.90')
    await app.sees('这位用药人有一次问诊还没有结束')
    await app.tap('换一位用药人')
    expect(await own()).toHaveLength(1)
  })

  it('keeps everything where it could not be sent', async () => {
    const { app } = chen
    await over()
    app.stands('POST /api/special-orders/hospitalDrug', () =>
      Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 }),
    )
    await app.tap('去支付 ¥9.90')
    await app.sees('服务暂时不可用，请稍后再试', '原发性高血压')
  })

  it('begins anew with a word where the questions are others by now', async () => {
    const { app } = chen
    await app.open('hospitalConfirm', DRUG)
    await app.sees('您的回答')
    await app.settled()
    await having({ isAntibiotic: true }, async () => {
      await app.open('hospitalDrug', DRUG)
      await app.sees('问题有更新', '一共 8 个问题', '这个药以前用过吗？用得怎么样？')
      await app.settled()
    })
  })

  it('is said of a drug that cannot be asked for, with the ways on', async () => {
    const { app } = chen
    await app.open('hospitalDrug', { productCode: OTC })
    await app.sees('不是处方药，可以直接购买', '去看这件商品')
    await app.open('hospitalDrug', { productCode: '999999' })
    await app.sees('没有找到这种药', '去搜索')
    await having({ ingredients: ['加巴喷丁'] }, async () => {
      await app.open('hospitalDrug', DRUG)
      await app.sees('需要医生当面看诊才能开', '我有处方，上传处方', '给药师留言')
      await app.settled()
    })
  })

  it('is nothing for a renewal, whose price is known', async () => {
    const { app } = chen
    // Of two that began in one moment of this clock neither is the newest.
    shop.gateway.clock.advance(1)
    await prescribe(shop.gateway, shop.gateway.chen.memberId, { patientId })
    await app.open('hospitalDrug', DRUG)
    await answerAll(app)
    await app.sees('周建国', '80mg×28粒¥')
    await app.seesNot('价格在医生开方后可见')
    await diagnosed(app)
    await app.tap('去支付 ¥9.90')
    await app.reaches(() => location.pathname.endsWith('/pay/inquiry'))
    const [begun] = await own()
    const { symptom } = await shop.gateway.chen.consultation.detail({ query: { consultationId: begun!.consultationId } })
    expect(symptom).toMatch(/^续方：缬沙坦胶囊/)
  })
})
