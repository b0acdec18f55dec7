import { eq } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import { Sex } from '../../../src/contract/idCard'
import { DAY, HOUR } from '../../../src/lib/duration'
import { clientId, said } from '../../../tests/support/talk'
import {
  CONSENT_VERSION,
  consulted,
  consultForm,
  doctorAt,
  feeIs as feeOf,
  GRANDFATHER,
  signedPatient,
} from '../../../tests/support/consult'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { SEEDED_AT } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { WRITTEN } from '../../../tests/support/signed'
import {
  consents,
  consultationDrafts,
  consultationPrescriptions,
  consultationRecords,
  consultations,
  consultationSigns,
  conversations,
  doctors,
  members,
  messages,
  payments,
  products,
  refunds,
  settings,
  staff,
  uploads,
} from '../../tables'
import { openContent } from '../../kernel/sealedContent'
import { inTransaction } from '../../kernel/transaction'
import { settingChanged } from '../../kernel/settings'
import { eraseMember } from '../deregister/erase'
import { forgetArchives } from '../deregister/forgetArchives'
import { purge } from '../purge'
import { MAX_A_DAY } from './begin'
import { checkedAnswers, refuseChildAlone } from './checkForm'
import type { RecordContent } from './content'

const FEE = 990
const WOMAN = { name: '周小禾', relationLabel: 'other', idCardNumber: '320106196109082026' } as const

let shop: Shop
let doctor: StaffPerson
let others: Buyer[]
let me: Buyer
let patientId: string

beforeAll(async () => {
  shop = await shopAt()
  others = await newBuyers(shop, 60)
  doctor = await doctorAt(shop)
})
beforeEach(async () => {
  shop.clock.set(SEEDED_AT)
  await feeIs(FEE)
  me = others.pop()!
  patientId = await signedPatient(me)
})

const set = (key: string, value: unknown) =>
  inTransaction(shop.db, async (tx) => {
    await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    await settingChanged(tx, key)
  })
const feeIs = (fee: number) => feeOf(shop, fee)
const save = (changes: Parameters<typeof consultForm>[1] = {}, who = me) => who.consultation.save({ body: consultForm(patientId, changes) })
const rowOf = async (id: string) => (await shop.db.select().from(consultations).where(eq(consultations.id, id)))[0]!
const detail = (consultationId: string) => me.consultation.detail({ query: { consultationId } })
const told = async (template: string) =>
  (await shop.db.select().from(messages).where(eq(messages.memberId, me.memberId))).filter((one) => one.template === template)

/** Pays the fee at the bank. */
async function pay(consultationId: string) {
  const { payUrl } = await me.pay.start({ body: { ordersCode: consultationId, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
}
async function paid(changes: Parameters<typeof consultForm>[1] = {}) {
  const { consultationId } = await save(changes)
  await pay(consultationId)
  return consultationId
}
/** A doctor sits down and writes. */
async function answered(consultationId: string, by = doctor) {
  const { conversationId } = await rowOf(consultationId)
  const params = { conversationId: conversationId! }
  await by.chat.take({ params })
  await by.chat.send({ params, body: { kind: 'text', clientId: clientId(), text: '您好，最近血压多少？' } })
  return params
}
const refundsOf = async (id: string) =>
  (
    await shop.db
      .select({ amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .where(eq(payments.subjectCode, id))
  ).map(({ amount, state }) => [amount, state])

describe('whether consultations can be begun', () => {
  it('says what one costs, when and with whom', async () => {
    expect(await shop.visitor.consultation.setting()).toMatchObject({
      ...{ isOpen: true, why: null, fee: FEE, answerMinutes: 30, departments: ['心内科'] },
      changesAt: '2026-11-21T14:00:00.000Z',
    })
  })

  it.each([
    ['is not on', () => set('consultation', { isOn: false, fee: 0, answerMinutes: 30 }), '还没有开通'],
    [
      'is closed',
      async () => {
        shop.clock.set('2026-11-21T23:00:00+08:00')
      },
      '休息时间',
    ],
    ['has nobody on duty', () => shop.db.update(doctors).set({ isOnDuty: false }), '没有医生接诊'],
    ['has a doctor who is locked out', () => shop.db.update(staff).set({ lockedAt: shop.clock.now() }), '还没有医生'],
    ['has invented doctors alone', () => shop.db.update(staff).set({ isDemonstration: true }), '还没有医生'],
  ])('refuses with a reason where the shop %s', async (_what, make, reason) => {
    await make()
    const { isOpen, why } = await me.consultation.setting()
    expect([isOpen, why]).toEqual([false, expect.stringContaining(reason)])
    await expect(save()).rejects.toMatchObject({ status: 409, code: 'NOT_OPEN', message: why })
    await shop.db.update(doctors).set({ isOnDuty: true })
    await shop.db.update(staff).set({ lockedAt: null, isDemonstration: false })
  })

  it('finds who is on duty first, then who has least to do', async () => {
    const busy = await doctorAt(shop, { name: '陆一', department: '全科' })
    const away = await doctorAt(shop, { name: '阿安', isOnDuty: false })
    await save({ doctorId: busy.staffId }).then(({ consultationId }) => pay(consultationId))
    const { results } = await me.consultation.findDoctor({ body: {} })
    const own = results.filter(({ doctorId }) => [busy.staffId, away.staffId, doctor.staffId].includes(doctorId))
    expect(own.map(({ doctorId }) => doctorId)).toEqual([doctor.staffId, busy.staffId, away.staffId])
    expect(own.map(({ load, isOnDuty }) => [load, isOnDuty])[1]).toEqual([1, true])
    expect((await me.consultation.findDoctor({ body: { department: '全科' } })).results).toMatchObject([{ doctorId: busy.staffId }])
    await shop.db.delete(doctors).where(eq(doctors.staffId, away.staffId))
    await shop.db.update(doctors).set({ isOnDuty: false }).where(eq(doctors.staffId, busy.staffId))
  })
})

describe('the consent', () => {
  it('is signed for each patient, and signing is agreeing', async () => {
    const sign = await me.consultation.sign({ query: { patientId } })
    expect(sign).toMatchObject({ isSigned: true, version: CONSENT_VERSION, sign: { signer: 'patient', signerName: GRANDFATHER.name } })
    expect(sign.sign?.image).toMatch(/^data:image\/png;base64,/)
    const acts = await shop.db.select().from(consents).where(eq(consents.memberId, me.memberId))
    expect(acts.map(({ document, act }) => [document, act])).toContainEqual(['consultationService', 'agree'])
    const { id } = await me.patient.add({ body: WOMAN })
    expect(await me.consultation.sign({ query: { patientId: id } })).toMatchObject({ isSigned: false, sign: null })
    await expect(me.consultation.save({ body: consultForm(id) })).rejects.toMatchObject({ status: 409, code: 'SIGN_NEEDED' })
  })

  it.each([
    [{ version: '2020-01-01' }, 409, 'AGREEMENT_CHANGED'],
    [{ signer: 'guardian' as const }, 422, 'WRONG_SIGNER'],
    [{ written: undefined, typedName: '别人' }, 422, 'OTHER_NAME'],
    [{ written: undefined }, 400, 'INVALID'],
    [{ patientId: 'nobody' }, 404, 'NOT_FOUND'],
  ])('is refused with %j', async (changes, status, code) => {
    const body = { patientId, version: CONSENT_VERSION, signer: 'patient' as const, written: WRITTEN, ...changes }
    await expect(me.consultation.giveSign({ body })).rejects.toMatchObject({ status, code })
  })

  it('withdrawn, deletes signatures and gives back what no doctor has answered', async () => {
    const id = await paid()
    await me.agreement.withdraw({ params: { document: 'consultationService' } })
    expect(await shop.db.$count(consultationSigns, eq(consultationSigns.memberId, me.memberId))).toBe(0)
    expect(await detail(id)).toMatchObject({ state: ConsultationState.cancelled, feeState: 'returning' })
    await shop.jobs()
    expect(await refundsOf(id)).toEqual([[FEE, 'done']])
    await expect(save()).rejects.toMatchObject({ code: 'SIGN_NEEDED' })
  })

  it('goes with its patient', async () => {
    await me.patient.remove({ params: { id: patientId } })
    await purge({ ...shop, now: shop.clock.now() })
    expect(await shop.db.$count(consultationSigns, eq(consultationSigns.patientId, patientId))).toBe(0)
  })
})

describe('answers', () => {
  const NO = { yes: false, words: '' }
  const YES = { yes: true, words: '是的' }
  const all = { usedBefore: YES, liverKidney: YES, pregnant: YES, nursing: YES, allergy: YES }
  it.each([
    [Sex.female, 30, YES],
    [Sex.female, 70, NO],
    [Sex.male, 30, NO],
  ])('of sex %d and age %d about pregnancy', (sex, age, pregnant) => {
    expect(checkedAnswers(all, { sex, age })).toEqual({ ...all, pregnant, nursing: pregnant })
  })
  it('say to what somebody is allergic', () => {
    const answers = { ...all, allergy: { yes: true, words: '' } }
    expect(() => checkedAnswers(answers, { sex: Sex.male, age: 30 })).toThrow('对什么过敏')
  })
})

describe('a child', () => {
  it.each([
    [5, false, true, 'NOT_ACCOMPANIED'],
    [5, true, true, undefined],
    [6, false, true, undefined],
    [13, true, false, 'NO_GUARDIAN'],
    [14, false, false, undefined],
  ])('of %d years, accompanied %s, with a guardian %s', (age, isAccompanied, hasGuardian, code) => {
    let thrown: unknown
    try {
      refuseChildAlone({ isAccompanied }, { sex: Sex.male, age, hasGuardian })
    } catch (error) {
      thrown = error
    }
    expect((thrown as { code?: string } | undefined)?.code).toBe(code)
  })
})

describe('a form', () => {
  it.each([
    ['with words of an emergency', { symptom: '突然胸口剧烈疼痛，喘不上气' }, 409, 'EMERGENCY'],
    ['with a disease under another code', { disease: { name: '高血压', icdCode: 'A00' } }, 422, 'UNKNOWN_DISEASE'],
    ['with a drug without a prescription', { drugs: [{ productCode: '120011', quantity: 1 }] }, 409, 'NOT_RX'],
    [
      'with a drug twice',
      {
        drugs: [
          { productCode: VALSARTAN, quantity: 1 },
          { productCode: VALSARTAN, quantity: 2 },
        ],
      },
      400,
      'INVALID',
    ],
    ['with a drug that is nowhere', { drugs: [{ productCode: '999999', quantity: 1 }] }, 409, 'NOT_SOLD'],
    ['for a doctor who is none', { doctorId: 'nobody' }, 409, 'DOCTOR_OFF_DUTY'],
    ['for a department without doctors', { department: '牙科' }, 409, 'DOCTOR_OFF_DUTY'],
    ['with an allergy to nothing', { answers: { ...consultForm('').answers, allergy: { yes: true, words: '' } } }, 422, 'ALLERGY_UNSAID'],
    ['without a diagnosis', { isDiagnosed: false as never }, 400, 'INVALID'],
    ['with a picture that is nowhere', { images: ['nothing'] }, 409, 'UPLOAD_GONE'],
    ['for somebody unknown', { patientId: 'nobody' }, 404, 'NOT_FOUND'],
  ])('%s is refused', async (_what, changes, status, code) => {
    await expect(save(changes)).rejects.toMatchObject({ status, code })
    expect(await shop.db.$count(consultations, eq(consultations.memberId, me.memberId))).toBe(0)
  })

  it('with a drug that a doctor has to see for is refused by its name', async () => {
    const own = eq(products.productCode, VALSARTAN)
    const [before] = await shop.db.select().from(products).where(own)
    await shop.db
      .update(products)
      .set({ ingredients: ['佐匹克隆'] })
      .where(own)
    const drugs = [{ productCode: VALSARTAN, quantity: 1 }]
    await expect(save({ drugs })).rejects.toMatchObject({ code: 'VISIT_NEEDED', message: expect.stringMatching(/缬沙坦.*医院/) as string })
    await shop.db.update(products).set({ ingredients: before!.ingredients }).where(own)
  })

  it('of an emergency is told what to do, and goes on where that was read', async () => {
    const symptom = '突然胸口剧烈疼痛，喘不上气'
    const refused = await save({ symptom }).catch((error: unknown) => error as { body: { details: { text: string } } })
    expect(JSON.stringify(refused)).toContain('120')
    expect(await save({ symptom, isForced: true })).toMatchObject({ state: 'toPay' })
  })

  it('is the newest in the list, whole in its detail, and nobody else’s', async () => {
    const { id: image } = await me.upload.add({ body: { kind: 'medicalRecord' }, file: await paperPhoto('clear') })
    const drugs = [{ productCode: VALSARTAN, quantity: 2 }]
    await me.consultation.keepDraft({ body: { symptom: '写到一半', images: [image] } })
    const { consultationId, payable } = await save({ images: [image], drugs, doctorId: doctor.staffId })
    expect(payable).toBe(FEE)
    const [listed] = (await me.consultation.list({ query: {} })).results
    expect(listed).toMatchObject({
      consultationId,
      patientName: GRANDFATHER.name,
      relationLabel: '父亲',
      state: 'toPay',
      feeState: 'none',
      conversationId: null,
    })
    const whole = await detail(consultationId)
    expect(whole).toMatchObject({
      disease: '高血压',
      drugs,
      duration: 'longer',
      department: '心内科',
      healthInfo: { chronicDiseases: ['高血压'] },
    })
    expect(whole.doctor).toMatchObject({ doctorId: doctor.staffId, name: '梁景和', title: '主治医师' })
    expect(whole.images.map(({ id }) => id)).toEqual([image])
    expect(await me.consultation.draft()).toEqual({ draft: null, images: [], savedAt: null })
    await expect(others[0]!.consultation.detail({ query: { consultationId } })).rejects.toMatchObject({ status: 404 })
    await me.patient.remove({ params: { id: patientId } })
    expect((await detail(consultationId)).patientId).toBeNull()
  })

  it('is one a patient, and five a day, however many come at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => save()))
    const [made] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.consultationId] : []))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save()).rejects.toMatchObject({ code: 'OPEN_ALREADY', details: { consultationId: made } })
    let open = made!
    for (let nth = 1; nth < MAX_A_DAY - 1; nth += 1) {
      await me.consultation.cancel({ body: { consultationId: open } })
      open = (await save()).consultationId
    }
    await me.consultation.cancel({ body: { consultationId: open } })
    const { id: other } = await me.patient.add({ body: WOMAN })
    await me.consultation.giveSign({ body: { patientId: other, version: CONSENT_VERSION, signer: 'patient', written: WRITTEN } })
    const last = await Promise.allSettled(Array.from({ length: 50 }, (_, nth) => save(nth % 2 === 0 ? {} : { patientId: other })))
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { consultationId } of (await me.consultation.list({ query: {} })).results)
      await me.consultation.cancel({ body: { consultationId } })
    await expect(save()).rejects.toMatchObject({ code: 'TOO_MANY' })
    shop.clock.advance(DAY / 1000)
    expect(await save()).toMatchObject({ state: 'toPay' })
  })
})

describe('the fee', () => {
  it('of nothing waits for a doctor at once', async () => {
    await feeIs(0)
    const { consultationId, state, payable } = await save()
    expect([state, payable]).toEqual(['waiting', 0])
    expect(await detail(consultationId)).toMatchObject({ feeState: 'none', queue: { ahead: expect.any(Number) as number } })
    await me.consultation.cancel({ body: { consultationId } })
    expect(await refundsOf(consultationId)).toEqual([])
  })

  it('is paid once: what comes a second time goes back', async () => {
    const { consultationId } = await save()
    const bank = await me.pay.start({ body: { ordersCode: consultationId, methodId: 'bank' } })
    const family = await me.pay.start({ body: { ordersCode: consultationId, methodId: 'family' } })
    await shop.payerDoes(bank.payUrl, 'confirm', 'late')
    await shop.payerDoes(family.payUrl, 'confirm', 'late')
    shop.clock.advance(25)
    await shop.jobs()
    expect(await detail(consultationId)).toMatchObject({ state: 'waiting', feeState: 'kept', payBefore: null })
    expect(await refundsOf(consultationId)).toEqual([[FEE, 'done']])
    expect(await shop.db.$count(conversations, eq(conversations.memberId, me.memberId))).toBe(1)
  })

  it('opens a conversation with a line, where the doctor that was chosen is waited for', async () => {
    const id = await paid({ doctorId: doctor.staffId })
    const { conversationId, answerBefore } = await detail(id)
    expect(answerBefore).toBe(new Date(shop.clock.now().getTime() + HOUR / 2).toISOString())
    const { results } = await me.chat.record({ params: { conversationId: conversationId! }, query: {} })
    expect(results).toMatchObject([{ sender: 'system', text: expect.stringContaining('已提交') as string }])
    const other = await doctorAt(shop, { name: '另一位' })
    await expect(other.chat.take({ params: { conversationId: conversationId! } })).rejects.toMatchObject({ status: 404 })
    await shop.db.delete(doctors).where(eq(doctors.staffId, other.staffId))
  })

  it('that is not paid in time lapses, and money that comes after that goes back', async () => {
    const { consultationId } = await save()
    const { payUrl } = await me.pay.start({ body: { ordersCode: consultationId, methodId: 'bank' } })
    await me.consultation.cancel({ body: { consultationId } })
    await me.consultation.cancel({ body: { consultationId } })
    await shop.payerDoes(payUrl, 'confirm')
    const { consultationId: left } = await save()
    shop.clock.advance(31 * 60)
    await shop.jobs()
    expect([(await rowOf(consultationId)).state, (await rowOf(left)).state]).toEqual(['cancelled', 'cancelled'])
    expect((await detail(consultationId)).feeState).not.toBe('kept')
    await expect(me.pay.start({ body: { ordersCode: left, methodId: 'bank' } })).rejects.toMatchObject({
      code: 'ORDER_CLOSED',
      message: '问诊已取消，不能再付款',
    })
  })

  it('goes back whole where nobody answers in time, and the member is told of no illness', async () => {
    const id = await paid()
    const { conversationId } = await rowOf(id)
    await me.chat.send({ params: { conversationId: conversationId! }, body: said('我补充一下，早上量是 130') })
    shop.clock.advance(29 * 60)
    await shop.jobs()
    expect((await rowOf(id)).state).toBe('waiting')
    shop.clock.advance(2 * 60)
    await shop.jobs()
    await shop.jobs()
    expect(await detail(id)).toMatchObject({ state: 'unanswered', feeState: 'returned', answerBefore: null })
    expect(await refundsOf(id)).toEqual([[FEE, 'done']])
    const [unanswered] = await told('consultationUnanswered')
    expect(unanswered!.text).not.toMatch(/高血压|降压/)
    expect(await told('consultationRefunded')).toMatchObject([{ text: '问诊费 ¥9.90 已原路退回' }])
    await expect(me.chat.send({ params: { conversationId: conversationId! }, body: said('还在吗') })).rejects.toMatchObject({
      status: 409,
      code: 'CONSULTATION_OVER',
    })
    expect(await shop.db.$count(consultationRecords, eq(consultationRecords.id, id))).toBe(1)
  })

  it('goes back where it is taken back before a doctor has come, in either way, and not after', async () => {
    const id = await paid()
    await Promise.all([1, 2, 3].map(() => me.consultation.cancel({ body: { consultationId: id } })))
    expect(await refundsOf(id)).toEqual([[FEE, 'done']])
    const ended = await paid()
    await me.chat.end({ params: { conversationId: (await rowOf(ended)).conversationId! } })
    await shop.jobs()
    expect([(await rowOf(ended)).state, await refundsOf(ended)]).toEqual(['cancelled', [[FEE, 'done']]])
    const talked = await paid()
    await answered(talked)
    await expect(me.consultation.cancel({ body: { consultationId: talked } })).rejects.toMatchObject({ code: 'DOCTOR_CAME' })
    expect((await detail(talked)).feeState).toBe('kept')
  })
})

describe('a consultation that a doctor is in', () => {
  it('begins with the doctor’s first word, not with sitting down, and is theirs from then on', async () => {
    const id = await paid()
    const { conversationId } = await rowOf(id)
    await doctor.chat.take({ params: { conversationId: conversationId! } })
    expect((await rowOf(id)).state).toBe('waiting')
    await expect(doctor.chat.end({ params: { conversationId: conversationId! } })).rejects.toMatchObject({ code: 'NOT_ANSWERED' })
    const params = await answered(id)
    expect(await detail(id)).toMatchObject({
      state: 'talking',
      doctor: { doctorId: doctor.staffId },
      startedAt: shop.clock.now().toISOString(),
      unread: 1,
      queue: null,
    })
    const { startedAt } = await rowOf(id)
    const other = await staffAt(shop, { roles: ['doctor'] })
    await expect(other.chat.take({ params })).rejects.toMatchObject({ status: 404 })
    shop.clock.advance(60)
    await answered(id)
    expect((await rowOf(id)).startedAt).toEqual(startedAt)
  })

  it('ends by its member, and what was said is sealed', async () => {
    const id = await paid()
    await expect(me.consultation.end({ body: { consultationId: id } })).rejects.toMatchObject({ code: 'NOT_TALKING' })
    const { conversationId } = await answered(id)
    await me.chat.send({ params: { conversationId }, body: said('早上 130') })
    await me.consultation.end({ body: { consultationId: id } })
    const endedAt = shop.clock.now().toISOString()
    await me.consultation.end({ body: { consultationId: id } })
    expect(await detail(id)).toMatchObject({ state: 'ended', feeState: 'kept', endedAt })
    const [record] = await shop.db.select().from(consultationRecords).where(eq(consultationRecords.id, id))
    const { lines } = openContent(shop.providers.fileKeys, consultationRecords, record!) as RecordContent
    expect(lines.map(({ sender, staffId }) => [sender, staffId])).toEqual([
      ['system', null],
      ['staff', doctor.staffId],
      ['member', null],
      ['system', null],
    ])
    expect(lines[2]!.text).toBe('早上 130')
  })

  it('ends by the doctor, with words that promise no more messages', async () => {
    const id = await paid()
    const params = await answered(id)
    await doctor.chat.end({ params })
    expect((await rowOf(id)).state).toBe('ended')
    const { results } = await me.chat.record({ params, query: {} })
    expect(results.at(-1)!.text).toBe('医生结束了这次问诊。还有问题可以再次问诊')
  })

  it('ends by itself a day after the first word', async () => {
    const id = await paid()
    await answered(id)
    shop.clock.advance(DAY / 1000 - 60)
    await shop.jobs()
    expect((await rowOf(id)).state).toBe('talking')
    shop.clock.advance(120)
    await shop.jobs()
    expect(await detail(id)).toMatchObject({ state: 'ended', feeState: 'kept' })
  })

  it('is given up or answered, never both', async () => {
    const id = await paid()
    const params = { conversationId: (await rowOf(id)).conversationId! }
    shop.clock.advance(31 * 60)
    const late = await doctorAt(shop, { name: '来晚的' })
    await late.chat.take({ params })
    const body = { kind: 'text', clientId: clientId(), text: '您好' } as const
    const [sent] = await Promise.allSettled([late.chat.send({ params, body }), shop.jobs()])
    const { state } = await rowOf(id)
    expect(state).toBe(sent.status === 'fulfilled' ? 'talking' : 'unanswered')
    expect(await refundsOf(id)).toHaveLength(state === 'talking' ? 0 : 1)
  })
})

describe('a draft', () => {
  it('is kept for two weeks with its pictures, and thrown away with them', async () => {
    const file = await paperPhoto('clear')
    const { id } = await me.upload.add({ body: { kind: 'medicalRecord' }, file })
    await me.consultation.keepDraft({ body: { symptom: '头晕', images: [id] } })
    expect(await me.consultation.draft()).toMatchObject({ draft: { symptom: '头晕', images: [id] }, images: [{ id }] })
    await expect(me.consultation.keepDraft({ body: { images: ['nothing'] } })).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
    shop.clock.advance((15 * DAY) / 1000)
    await purge({ ...shop, now: shop.clock.now() })
    expect(await shop.db.$count(uploads, eq(uploads.id, id))).toBe(0)
    await me.consultation.keepDraft({ body: { symptom: '头晕' } })
    await me.consultation.dropDraft()
    expect(await shop.db.$count(consultationDrafts, eq(consultationDrafts.memberId, me.memberId))).toBe(0)
  })
})

describe('what is left of a consultation', () => {
  const erased = async () => {
    const { memberId } = me
    const [{ phone } = { phone: '' }] = await shop.db.select().from(members).where(eq(members.memberId, memberId))
    await inTransaction(shop.db, (tx) =>
      eraseMember(tx, { ring: shop.providers.fileKeys, memberId, phone, phoneHmac: 'a hash', now: shop.clock.now() }),
    )
  }

  it('keeps an account open until it is over', async () => {
    const { consultationId } = await save()
    const condition = async () => (await me.deregister.conditions()).conditions.find(({ id }) => id === 'consultations')
    expect(await condition()).toMatchObject({ isMet: false, count: 1, link: expect.any(String) as string })
    await me.consultation.cancel({ body: { consultationId } })
    expect(await condition()).toMatchObject({ isMet: true })
  })

  it('outlives the account and its conversation, and is nobody’s then, for fifteen years', async () => {
    const { consultationId } = await consulted(shop, me, patientId)
    await erased()
    const { memberId, patientId: who, conversationId } = await rowOf(consultationId)
    expect([memberId === me.memberId, who, conversationId]).toEqual([false, null, null])
    const records = () => shop.db.$count(consultationRecords, eq(consultationRecords.memberId, memberId))
    expect(await records()).toBe(1)
    const inYears = (years: number) => ({ ...shop, now: new Date(shop.clock.now().getTime() + years * 365.25 * DAY) })
    await forgetArchives(inYears(14.9))
    expect(await records()).toBe(1)
    await forgetArchives(inYears(15.1))
    expect([await records(), await rowOf(consultationId)]).toEqual([0, undefined])
    expect(await shop.db.$count(members, eq(members.memberId, memberId))).toBe(0)
  })

  it('is without a prescription that its member withdrew', async () => {
    const id = await paid()
    await answered(id)
    const prescriptionId = await prescribe(shop, me.memberId, { status: 'pending' })
    await shop.db.insert(consultationPrescriptions).values({ prescriptionId, consultationId: id })
    expect((await detail(id)).prescriptions).toMatchObject([{ prescriptionId, state: 'waiting' }])
    await me.prescription.hide({ body: { prescriptionId } })
    expect((await detail(id)).prescriptions).toEqual([])
  })
})
