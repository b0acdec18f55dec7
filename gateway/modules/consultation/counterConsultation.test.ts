import { eq } from 'drizzle-orm'
import { consultForm, doctorAt, signedPatient } from '../../../tests/support/consult'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { SEEDED_AT } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { consultAnswers, finishedBy } from '../../../tests/support/questionnaires'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { clientId, said } from '../../../tests/support/talk'
import { auditLog, consultations, members as memberRows, payments, prescriptions, products, refunds, settings, staff } from '../../tables'
import { hashPassword } from '../../kernel/password'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'

const PASSWORD = 'a doctor signs'
const FEE = 990
const AMLODIPINE = { words: '氨氯地平' }

let shop: Shop
let doctor: StaffPerson
let other: StaffPerson
let pharmacist: StaffPerson
let members: Buyer[]
let me: Buyer
let params: { conversationId: string }
let consultationId: string
let patientId: string

beforeAll(async () => {
  shop = await shopAt()
  doctor = await doctorAt(shop)
  other = await doctorAt(shop, { name: '陆一', department: '全科' })
  pharmacist = await staffAt(shop, { roles: ['pharmacist'] })
  const passwordHash = await hashPassword(PASSWORD)
  await shop.db.update(staff).set({ passwordHash })
  members = await newBuyers(shop, 40)
  await inTransaction(shop.db, async (tx) => {
    const value = { isOn: true, fee: FEE, answerMinutes: 30 }
    await tx.insert(settings).values({ key: 'consultation', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    await settingChanged(tx, 'consultation')
  })
})

beforeEach(async () => {
  shop.clock.set(SEEDED_AT)
  me = members.pop()!
  patientId = await signedPatient(me)
  const picture = await me.upload.add({ body: { kind: 'medicalRecord' }, file: await paperPhoto() })
  const form = consultForm(patientId, {
    images: [picture.id],
    drugs: [{ productCode: VALSARTAN, quantity: 1 }],
    symptom: '血压 150，电话 13912345678 找我',
  })
  ;({ consultationId } = await me.consultation.save({ body: form }))
  const { payUrl } = await me.pay.start({ body: { ordersCode: consultationId, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
  const { conversationId } = await me.consultation.detail({ query: { consultationId } })
  params = { conversationId: conversationId! }
})

const take = (by = doctor) => by.chat.take({ params })
const rowOf = async () => (await shop.db.select().from(consultations).where(eq(consultations.id, consultationId)))[0]!
const DRUG = { productCode: VALSARTAN, quantity: 2, dose: { amount: 1, times: 1, unit: '粒' as const } }
const written = {
  diagnosis: { name: '高血压', icdCode: null },
  drugs: [DRUG],
  advice: '低盐，两周后复诊',
  acknowledged: [] as string[],
  password: PASSWORD,
}
const write = (changes: Partial<typeof written> = {}, by = doctor) => by.consultation.write({ params, body: { ...written, ...changes } })
const approve = (prescriptionId: string) => pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })

describe('the form of a consultation', () => {
  it('is read by the doctor who took it, masked, with its pictures, and each reading is in the log', async () => {
    const before = await doctor.consultation.case({ params })
    expect(before).toMatchObject({ form: null, prescriptions: [], age: 68, state: 'waiting' })
    expect((await doctor.chat.list()).results.find(({ conversationId }) => conversationId === params.conversationId)).toMatchObject({
      kind: 'consultation',
      desk: 'doctor',
      lastLine: '',
    })
    await take()
    const { form } = await doctor.consultation.case({ params })
    expect(form).toMatchObject({
      ...{ name: '周*国', relation: '父亲', disease: { name: '高血压' }, symptom: '血压 150，电话 139****5678 找我' },
      drugs: [{ productCode: VALSARTAN, quantity: 1 }],
      safety: { ran: true, hasPatient: true },
    })
    const { dataUrl } = await doctor.consultation.picture({ params: { ...params, id: form!.pictures[0]! } })
    expect(dataUrl).toMatch(/^data:image\/jpeg;base64,/)
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record, `consultation:${params.conversationId}`))
    expect(lines.map(({ title }) => title).sort()).toEqual(['打开问诊', '查看问诊图片'])
  })

  it('is read by no other doctor, neither before nor after, and by no other role', async () => {
    await expect(other.consultation.diseases({ params, query: {} })).rejects.toMatchObject({ code: 'NOT_HELD' })
    await me.chat.send({ params, body: said('我还有点头晕') })
    expect((await other.chat.record({ params })).results).toEqual([])
    expect(await other.chat.detail({ params })).toMatchObject({ patients: null, prescriptions: [], orders: [] })
    await take()
    expect((await other.consultation.case({ params })).form).toBeNull()
    await doctor.chat.send({ params, body: said('您好，头晕几天了？') })
    expect((await doctor.chat.record({ params })).results.map(({ text }) => text)).toContain('我还有点头晕')
    for (const call of [other.chat.detail, other.chat.record, other.consultation.case])
      await expect(call({ params })).rejects.toMatchObject({ status: 404 })
    await expect(pharmacist.consultation.case({ params })).rejects.toMatchObject({ status: 403 })
    await expect(pharmacist.chat.record({ params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the questionnaire before it', () => {
  /** What the doctor reads where this was let go with the application of somebody new. */
  const readOf = async (choose: (who: Buyer) => Promise<string>) => {
    const who = members.pop()!
    const form = consultForm(await signedPatient(who), { questionnaireId: await choose(who) })
    const { consultationId: id } = await who.consultation.save({ body: form })
    const { payUrl } = await who.pay.start({ body: { ordersCode: id, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const { conversationId } = await who.consultation.detail({ query: { consultationId: id } })
    const of = { params: { conversationId: conversationId! } }
    await doctor.chat.take(of)
    return (await doctor.consultation.case(of)).form?.questionnaire
  }

  it('goes with it where the member lets it, masked', async () => {
    const read = await readOf(async (who) => (await finishedBy(who, 'consult', consultAnswers('找我请打 13912345678'))).id)
    expect(read).toMatchObject({ title: '就诊前问卷' })
    expect(read?.lines.at(-1)).toEqual({ question: '最想问医生什么？', answer: '找我请打 139****5678' })
  })

  it('that is gone, or another’s, goes with none and stands in no way', async () => {
    expect(await readOf(() => Promise.resolve('of-nobody'))).toBeNull()
    expect(await readOf(async () => (await finishedBy(members.pop()!, 'consult', consultAnswers())).id)).toBeNull()
    const gone = async (who: Buyer) => {
      const { id } = await finishedBy(who, 'consult', consultAnswers())
      await who.questionnaire.remove({ params: { id } })
      return id
    }
    expect(await readOf(gone)).toBeNull()
  })
})

describe('a prescription written in it', () => {
  beforeEach(async () => {
    await take()
    await doctor.chat.send({ params, body: said('您好，最近血压多少？') })
  })

  it('waits for a pharmacist with the doctor’s name, stands in the conversation, and is bought by once it is approved', async () => {
    const { prescriptionId } = await write()
    const { results } = await me.chat.record({ params })
    expect(results.at(-1)).toMatchObject({ sender: 'staff', card: { kind: 'prescription', code: prescriptionId, state: '等待药师审核' } })
    expect(await pharmacist.prescription.detail({ params: { prescriptionId } })).toMatchObject({
      ...{ writtenBy: '梁景和', diagnosis: '高血压' },
      paper: { advice: '低盐，两周后复诊', doses: [{ dose: DRUG.dose }] },
    })
    await approve(prescriptionId)
    expect(await me.prescription.detail({ query: { prescriptionId } })).toMatchObject({ state: 'approved', advice: '低盐，两周后复诊' })
    expect((await me.prescription.valid()).results).toMatchObject([{ prescriptionId, fetchesLeft: 1 }])
    expect(await doctor.consultation.case({ params })).toMatchObject({ prescriptions: [{ prescriptionId, state: 'approved' }] })
  })

  it('is one: the same again is the one that stands, another waits for the pharmacist’s word', async () => {
    const { prescriptionId } = await write()
    expect(await write()).toEqual({ prescriptionId })
    await expect(write({ advice: '换一种' })).rejects.toMatchObject({ status: 409, code: 'WRITTEN' })
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'dosage' } })
    expect((await write({ advice: '换一种' })).prescriptionId).not.toBe(prescriptionId)
  })

  it('is not approved while the patient waits for an answer, which its card is not', async () => {
    await me.chat.send({ params, body: said('饭前吃还是饭后吃？') })
    const { prescriptionId } = await write()
    await expect(approve(prescriptionId)).rejects.toMatchObject({ status: 409, code: 'PATIENT_WAITS' })
    await doctor.chat.send({ params, body: said('早饭后吃') })
    await approve(prescriptionId)
    const [row] = await shop.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    expect(row?.status).toBe('approved')
  })

  it.each([
    ['without the doctor’s password', { password: 'another' }, { status: 400, code: 'SIGNATURE_WRONG' }],
    ['with a disease that its code is not of', { diagnosis: { name: '高血压', icdCode: 'E11' } }, { code: 'UNKNOWN_DISEASE' }],
    ['with a drug twice', { drugs: [DRUG, DRUG] }, { code: 'INVALID' }],
    ['with what is no prescription drug', { drugs: [{ productCode: '110011', quantity: 1 }] }, { code: 'NOT_RX' }],
    ['with what is not sold', { drugs: [{ productCode: '999999', quantity: 1 }] }, { code: 'NOT_SOLD' }],
    ['with a dose the packing has not', { drugs: [{ ...DRUG, dose: { amount: 1, times: 1, unit: '袋' as const } }] }, { code: 'INVALID' }],
  ])('is refused %s', async (_what, changes, refusal) => {
    await expect(write(changes as never)).rejects.toMatchObject(refusal)
    expect(await shop.db.$count(prescriptions, eq(prescriptions.memberId, me.memberId))).toBe(0)
  })

  it('has no critical finding that its doctor has not seen', async () => {
    const [valsartan] = await shop.db.select().from(products).where(eq(products.productCode, VALSARTAN))
    const is = (ingredients: string[]) => shop.db.update(products).set({ ingredients }).where(eq(products.productCode, VALSARTAN))
    await is(['阿莫西林'])
    const { findings } = await doctor.consultation.safety({ params, query: { productCodes: VALSARTAN } })
    const critical = findings.filter(({ severity }) => severity === 'critical').map(({ ruleId }) => ruleId)
    expect(critical.length).toBeGreaterThan(0)
    await expect(write()).rejects.toMatchObject({ status: 409, code: 'CRITICAL_UNSEEN', details: { ruleIds: critical } })
    expect(await write({ acknowledged: critical })).toEqual({ prescriptionId: expect.any(String) as string })
    await is(valsartan!.ingredients)
  })

  it('never has what a doctor must see somebody for', async () => {
    const [valsartan] = await shop.db.select().from(products).where(eq(products.productCode, VALSARTAN))
    await shop.db
      .update(products)
      .set({ ingredients: ['艾司唑仑'] })
      .where(eq(products.productCode, VALSARTAN))
    await expect(write()).rejects.toMatchObject({ status: 409, code: 'VISIT_NEEDED' })
    const { results } = await doctor.consultation.drugs({ query: { words: '艾司唑仑' } })
    expect(results).toMatchObject([{ productCode: VALSARTAN, whyNot: expect.stringContaining('到医院就诊') as string }])
    await shop.db.update(products).set({ ingredients: valsartan!.ingredients }).where(eq(products.productCode, VALSARTAN))
  })

  it('is written by who is in the consultation, and by nobody in one that is over', async () => {
    await expect(write({}, other)).rejects.toMatchObject({ status: 404 })
    await me.consultation.end({ body: { consultationId } })
    await expect(write()).rejects.toMatchObject({ status: 409, code: 'ENDED' })
  })

  it('has the safety rules and the diseases of this patient beside', async () => {
    const { results } = await doctor.consultation.drugs({ query: AMLODIPINE })
    const productCodes = [VALSARTAN, results[0]!.productCode].join(',')
    const safety = await doctor.consultation.safety({ params, query: { productCodes } })
    expect(safety.products.map(({ productCode }) => productCode).sort()).toEqual(productCodes.split(',').sort())
    const diseases = (await doctor.consultation.diseases({ params, query: { words: '痛经' } })).results
    expect(diseases).toEqual([])
  })
})

describe('a consultation that cannot be answered from afar', () => {
  it('is declined: it ends, the fee goes back, and the member reads what to do', async () => {
    await expect(doctor.consultation.decline({ params, body: { reason: 'visit' } })).rejects.toMatchObject({ code: 'NOT_HELD' })
    await take()
    await expect(doctor.consultation.decline({ params, body: { reason: 'other' } })).rejects.toMatchObject({ status: 400 })
    await doctor.consultation.decline({ params, body: { reason: 'visit', words: '要做心电图' } })
    expect(await me.consultation.detail({ query: { consultationId } })).toMatchObject({
      ...{ state: 'declined', feeState: 'returning', declined: '需要当面检查，请到医院就诊。要做心电图' },
    })
    await shop.jobs()
    expect(await me.consultation.detail({ query: { consultationId } })).toMatchObject({ feeState: 'returned' })
    const [back] = await shop.db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .where(eq(payments.subjectCode, consultationId))
    expect(back?.amount).toBe(FEE)
    await expect(me.chat.send({ params, body: said('那我去哪里') })).rejects.toMatchObject({ code: 'CONSULTATION_OVER' })
    await expect(doctor.consultation.decline({ params, body: { reason: 'visit' } })).rejects.toMatchObject({ status: 409 })
  })
})

describe('a doctor', () => {
  it('is shown and takes patients once an operator has said what shoppers read of them', async () => {
    const [operator, fresh] = [await staffAt(shop, { roles: ['operator'] }), await staffAt(shop, { roles: ['doctor'], name: '许一诺' })]
    await expect(fresh.consultation.duty({ body: { isOnDuty: true } })).rejects.toMatchObject({ status: 409, code: 'NO_PROFILE' })
    const body = { title: '副主任医师', department: '皮肤科', registration: '110000000000009' }
    await operator.consultation.keepDoctor({ params: { staffId: fresh.staffId }, body })
    expect(await fresh.consultation.duty({ body: { isOnDuty: true } })).toMatchObject({ isOnDuty: true, profile: body })
    const { results } = await shop.visitor.consultation.findDoctor({ body: { department: '皮肤科' } })
    expect(results).toMatchObject([{ doctorId: fresh.staffId, name: '许一诺', isOnDuty: true }])
    await fresh.consultation.duty({ body: { isOnDuty: false } })
    expect(await fresh.consultation.me()).toMatchObject({ isOnDuty: false })
    expect((await operator.consultation.doctors()).results.map(({ staffId }) => staffId)).toContain(fresh.staffId)
    await expect(operator.consultation.keepDoctor({ params: { staffId: pharmacist.staffId }, body })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps a consultation from their first word on, and loses it by going away without one', async () => {
    await take()
    shop.clock.advance(61)
    await take(other)
    await other.chat.send({ params, body: { kind: 'text', clientId: clientId(), text: '您好' } })
    expect(await rowOf()).toMatchObject({ state: 'talking', doctorId: other.staffId })
    shop.clock.advance(61)
    await expect(take()).rejects.toMatchObject({ status: 404 })
    const stands = async (state: 'mine' | 'ended') =>
      (await other.chat.list({ query: { state } })).results.some(({ conversationId }) => conversationId === params.conversationId)
    expect([await stands('mine'), await stands('ended')]).toEqual([true, false])
  })
})

it('is not ended with a summary before the first word, by which the fee is earned', async () => {
  await take()
  await expect(doctor.consultation.finish({ params, body: { summary: '请到医院面诊' } })).rejects.toMatchObject({
    status: 409,
    code: 'NOT_ANSWERED',
  })
  expect(await rowOf()).toMatchObject({ state: 'waiting', endedAt: null })
})

describe('the end of a consultation', () => {
  const SUMMARY = '血压控制平稳，按原来的用法继续服用，两周后复查血压'
  beforeEach(async () => {
    await take()
    await doctor.chat.send({ params, body: said('您好，最近血压多少？') })
  })
  const finish = (body: { summary: string; followUpOn?: string } = { summary: SUMMARY }) => doctor.consultation.finish({ params, body })
  const detail = () => me.consultation.detail({ query: { consultationId } })
  const tolds = async () => (await me.message.list({ query: {} })).results.filter(({ title }) => title === '医生请您复诊').length

  it('has a summary, which the member reads in it and beside it', async () => {
    await finish()
    const { results } = await me.chat.record({ params })
    expect(results.map(({ text }) => text)).toEqual(expect.arrayContaining([`【小结】${SUMMARY}`]))
    expect(await detail()).toMatchObject({ state: 'ended', summary: SUMMARY, reopenBefore: expect.any(String) as string })
    expect(await doctor.consultation.case({ params })).toMatchObject({ summary: SUMMARY })
    await expect(finish()).rejects.toMatchObject({ status: 409 })
  })

  it('asks to hear of it again on a day that comes, and says so once, in the morning', async () => {
    for (const followUpOn of ['2026-11-21', '2027-11-21', '2020-01-01'])
      await expect(finish({ summary: SUMMARY, followUpOn })).rejects.toMatchObject({ status: 422, field: 'followUpOn' })
    await finish({ summary: SUMMARY, followUpOn: '2026-11-23' })
    shop.clock.set('2026-11-23T09:00:00+08:00')
    await shop.jobs()
    expect(await tolds()).toBe(0)
    shop.clock.set('2026-11-23T10:30:00+08:00')
    await shop.jobs()
    await shop.jobs()
    expect(await tolds()).toBe(1)
    shop.clock.set(SEEDED_AT)
  })

  it('asks nobody whose account is closed', async () => {
    await finish({ summary: SUMMARY, followUpOn: '2026-11-23' })
    await shop.db.update(memberRows).set({ erasedAt: shop.clock.now() }).where(eq(memberRows.memberId, me.memberId))
    shop.clock.set('2026-11-23T10:30:00+08:00')
    await shop.jobs()
    expect(await rowOf()).toMatchObject({ followUpToldAt: null })
    shop.clock.set(SEEDED_AT)
  })

  it('is not taken back where the patient is in another one', async () => {
    await finish()
    const { consultationId: open } = await me.consultation.save({ body: consultForm(patientId) })
    await expect(me.consultation.reopen({ body: { consultationId } })).rejects.toMatchObject({
      ...{ status: 409, code: 'OPEN_ALREADY', details: { consultationId: open } },
    })
    expect(await detail()).toMatchObject({ state: 'ended' })
  })

  it('is taken back for two days by its member alone, with the same doctor and without a fee', async () => {
    await expect(me.consultation.reopen({ body: { consultationId } })).resolves.toEqual({ done: true })
    await finish()
    await expect(members[0]!.consultation.reopen({ body: { consultationId } })).rejects.toMatchObject({ status: 404 })
    await me.consultation.reopen({ body: { consultationId } })
    expect(await detail()).toMatchObject({ state: 'talking', reopenBefore: null, feeState: 'kept' })
    await me.chat.send({ params, body: said('还想问一下，可以喝咖啡吗') })
    expect((await doctor.chat.list()).results.map(({ conversationId }) => conversationId)).toContain(params.conversationId)
    await expect(other.chat.take({ params })).rejects.toMatchObject({ status: 404 })
    await take()
    await finish({ summary: '少量可以，避免空腹' })
    shop.clock.advance(48 * 3600 + 1)
    await expect(me.consultation.reopen({ body: { consultationId } })).rejects.toMatchObject({ status: 409, code: 'REOPEN_LATE' })
    expect(await detail()).toMatchObject({ reopenBefore: null, summary: '少量可以，避免空腹' })
    shop.clock.set(SEEDED_AT)
  })

  it('comes a day after it was taken up again, and the record then has all of it', async () => {
    await finish()
    shop.clock.advance(24 * 3600)
    await me.consultation.reopen({ body: { consultationId } })
    shop.clock.advance(23 * 3600)
    await shop.jobs()
    expect(await detail()).toMatchObject({ state: 'talking' })
    shop.clock.advance(3700)
    await shop.jobs()
    expect(await detail()).toMatchObject({ state: 'ended' })
    shop.clock.set(SEEDED_AT)
  })
})
