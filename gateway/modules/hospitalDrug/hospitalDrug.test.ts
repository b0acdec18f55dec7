import { and, eq, ne } from 'drizzle-orm'
import type { SpecialOrderKind } from '../../../src/contract/hospitalDrug'
import { consultForm, doctorAt, feeIs as feeOf, GRANDFATHER, signedPatient } from '../../../tests/support/consult'
import { SEEDED_AT } from '../../../tests/support/gateway'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { answersOf, specialOrder } from '../../../tests/support/specialOrder'
import { doctors, packings, prescriptions, products, settings } from '../../tables'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'

const FEE = 990
const WOMAN = { name: '周小禾', relationLabel: 'child', idCardNumber: '320106198802200042' } as const
const COUGH = 'otcA'

let shop: Shop
let others: Buyer[]
let me: Buyer
let patientId: string
let antibiotic: string

beforeAll(async () => {
  shop = await shopAt()
  others = await newBuyers(shop, 60)
  await doctorAt(shop)
  antibiotic = await productWith(and(eq(products.mark, 'rx'), eq(products.isAntibiotic, true)))
})
beforeEach(async () => {
  shop.clock.set(SEEDED_AT)
  await feeOf(shop, FEE)
  me = others.pop()!
  patientId = await signedPatient(me)
})

async function productWith(where: ReturnType<typeof and>): Promise<string> {
  const [found] = await shop.db
    .select()
    .from(products)
    .where(and(where, eq(products.status, 2)))
    .limit(1)
  return found!.productCode
}
const set = (key: string, value: unknown) =>
  inTransaction(shop.db, async (tx) => {
    await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    await settingChanged(tx, key)
  })
const questions = (productCode = VALSARTAN, who: Pick<Buyer, 'hospitalDrug'> = me) =>
  who.hospitalDrug.questions({ params: { productCode } })
const order = (changes: Parameters<typeof specialOrder>[2] = {}, productCode?: string) => specialOrder(me, patientId, changes, productCode)
async function submit(changes: Parameters<typeof specialOrder>[2] = {}, kind: SpecialOrderKind = 'hospitalDrug', productCode?: string) {
  return me.hospitalDrug.submit({ params: { kind }, body: await order(changes, productCode) })
}
/** The answers of somebody who is well, but for one question. */
async function answering(questionId: string, optionIds: string[], productCode?: string) {
  const well = answersOf(await questions(productCode))
  return well.map((one) => (one.questionId === questionId ? { questionId, optionIds } : one))
}
/** Changes 缬沙坦胶囊 while something is done. */
async function having(changes: Partial<typeof products.$inferInsert>, act: () => Promise<void>) {
  const own = eq(products.productCode, VALSARTAN)
  const [before] = await shop.db.select().from(products).where(own)
  await shop.db.update(products).set(changes).where(own)
  try {
    await act()
  } finally {
    await shop.db.update(products).set(before!).where(own)
  }
}

describe('questions about a drug', () => {
  it('are those of everybody, and what else is taken by the rules of safety', async () => {
    const { questions: asked, ...config } = await questions(VALSARTAN, shop.visitor)
    expect(config).toMatchObject({ name: '缬沙坦胶囊', why: null, kind: 'hospitalDrug', renewalOf: [], fee: FEE, dataDate: '2026-11-26' })
    expect(config.doctor).toMatchObject({ department: '心内科', isOnDuty: true })
    expect(asked.map(({ questionId }) => questionId)).toEqual([
      ...['usedBefore', 'since', 'now', 'discomfort', 'allergy', 'liverKidney'],
      'together',
    ])
    expect(asked.at(-1)).toMatchObject({ isMultiple: true, question: '正在同时服用下面哪些药？', hint: '可多选，没有就选「都没有」' })
    expect(asked.at(-1)!.options.map(({ title }) => title)).toEqual(['布洛芬等止痛药', '保钾利尿药或补钾药', '都没有'])
    expect(asked.every(({ source }) => /（\d{4}.*）$/.test(source))).toBe(true)
  })

  it('ask what else is taken only where a pharmacist approved the rules', async () => {
    const [held] = await shop.db.select().from(settings).where(eq(settings.key, 'safetyRules'))
    await set('safetyRules', { approvedBy: '', rulesDate: '2026-11-25' })
    expect((await questions()).questions.map(({ questionId }) => questionId)).not.toContain('together')
    await set('safetyRules', held!.value)
  })

  it.each([
    ['an anticoagulant', ['利伐沙班'], 'surgery'],
    ['what thins the blood otherwise', ['硫酸氢氯吡格雷'], 'surgery'],
  ])('ask of %s what concerns it', async (_, ingredients, questionId) => {
    await having({ ingredients }, async () => {
      expect((await questions()).questions.map((one) => one.questionId)).toContain(questionId)
    })
  })

  it('ask of an antibiotic who prescribed one before', async () => {
    const config = await questions(antibiotic)
    expect(config.kind).toBe('antibiotic')
    expect(config.questions.map(({ questionId }) => questionId)).toContain('antibioticBefore')
  })

  it('are of drugs on the shelf', async () => {
    await expect(questions('999999')).rejects.toMatchObject({ status: 404 })
    await having({ status: 3 }, async () => {
      await expect(questions()).rejects.toMatchObject({ status: 404 })
    })
  })

  it('say of what needs none that it is bought as it is', async () => {
    const config = await questions(await productWith(eq(products.mark, COUGH)))
    expect(config).toMatchObject({ why: expect.stringContaining('不是处方药') as string, questions: [], configSku: [] })
  })

  it('say why it cannot be asked for now', async () => {
    await having({ ingredients: ['加巴喷丁'] }, async () => {
      expect((await questions()).why).toMatch(/缬沙坦.*当面.*医院/)
    })
    await shop.db.update(doctors).set({ isOnDuty: false })
    expect(await questions()).toMatchObject({ why: expect.stringContaining('没有医生') as string, doctor: null })
    await shop.db.update(doctors).set({ isOnDuty: true })
    const own = eq(packings.productCode, VALSARTAN)
    const before = await shop.db.select().from(packings).where(own)
    await shop.db.update(packings).set({ stock: 0 }).where(own)
    expect(await questions()).toMatchObject({ why: expect.stringContaining('没有货') as string, configSku: [] })
    for (const { skuCode, stock } of before) await shop.db.update(packings).set({ stock }).where(eq(packings.skuCode, skuCode))
  })

  it('show packings, and what they cost to whom a prescription opened it', async () => {
    const [sealed] = (await questions()).configSku
    expect(sealed).toMatchObject({ skuAmount: expect.any(Number) as number, salePrice: null })
    await prescribe(shop, me.memberId)
    expect((await questions()).configSku[0]!.salePrice).toBeGreaterThan(0)
  })

  it('offer no more than there is, and no more than one may buy', async () => {
    const own = eq(packings.productCode, VALSARTAN)
    const [before] = await shop.db.select().from(packings).where(own)
    await shop.db.update(packings).set({ stock: 4 }).where(own)
    expect((await questions()).configSku[0]!.skuAmount).toBe(4)
    await having({ buyLimit: 2 }, async () => {
      expect((await questions()).configSku[0]!.skuAmount).toBe(2)
    })
    await shop.db.update(packings).set({ stock: before!.stock }).where(own)
  })
})

describe('a special order', () => {
  it('begins a consultation with what was asked, the packing and the boxes', async () => {
    await me.consultation.keepDraft({ body: { symptom: '写了一半' } })
    const answers = (await answering('allergy', ['penicillin', 'sulfonamide'])).map((one) =>
      one.questionId === 'usedBefore' ? { ...one, optionIds: ['good'] } : one,
    )
    const { consultationId, ...begun } = await submit({ answers, quantity: 2 })
    expect(begun).toEqual({ state: 'toPay', payable: FEE })
    const [{ skuName } = { skuName: '' }] = (await questions()).configSku
    const found = await me.consultation.detail({ query: { consultationId } })
    expect(found).toMatchObject({
      ...{ disease: '高血压', duration: 'days', medicines: '' },
      drugs: [{ productCode: VALSARTAN, quantity: 2, specification: skuName }],
      answers: {
        usedBefore: { yes: true, words: '用过，效果可以' },
        allergy: { yes: true, words: '青霉素、磺胺药' },
        liverKidney: { yes: false, words: '' },
      },
      symptom: expect.stringMatching(/^申请开方：缬沙坦胶囊。以前用过：用过，效果可以；/) as string,
    })
    expect(found.asked).toContainEqual({ question: '对下面哪些药过敏？', chosen: ['青霉素', '磺胺药'] })
    // The form that was left for another consultation stays.
    expect((await me.consultation.draft()).draft).toMatchObject({ symptom: '写了一半' })
  })

  it('tells the doctor what else is taken', async () => {
    const [first] = (await questions()).questions.at(-1)!.options
    const { consultationId } = await submit({ answers: await answering('together', [first!.id]) })
    expect((await me.consultation.detail({ query: { consultationId } })).medicines).toBe('布洛芬等止痛药')
  })

  it('is begun once, however often it is sent', async () => {
    const body = await order()
    const params = { kind: 'hospitalDrug' } as const
    const [one, other] = await Promise.all([0, 1].map(() => me.hospitalDrug.submit({ params, body }, { key: 'one-order-of-valsartan' })))
    expect(other).toEqual(one)
  })

  it.each([
    ['a question too few', (all: Answers) => all.slice(1)],
    ['a question that is not asked', (all: Answers) => [...all.slice(1), { questionId: 'surgery', optionIds: ['no'] }]],
    ['a question twice', (all: Answers) => [...all.slice(1), all[1]!]],
    ['an option that there is not', (all: Answers) => [{ ...all[0]!, optionIds: ['perhaps'] }, ...all.slice(1)]],
  ])('with %s is asked anew', async (_, spoil) => {
    await expect(submit({ answers: spoil(answersOf(await questions())) })).rejects.toMatchObject({ status: 409, code: 'ANSWERS_CHANGED' })
  })

  it.each([
    ['two of one', 0, ['good', 'weak'], '只能选一个'],
    ['none beside another', 3, ['dizzy', 'none'], '不能再选'],
    ['one twice', 3, ['dizzy', 'dizzy'], '两次'],
  ])('with %s names the question', async (_, place, optionIds, words) => {
    const all = answersOf(await questions())
    const answers = all.map((one, at) => (at === place ? { ...one, optionIds } : one))
    await expect(submit({ answers })).rejects.toMatchObject({
      ...{ status: 400, code: 'INVALID', message: expect.stringContaining(words) as string },
      field: `answers.${place}`,
    })
  })

  it('with an emergency among the answers leads to help, and with nothing else of them does', async () => {
    const { options } = (await questions()).questions.find(({ questionId }) => questionId === 'discomfort')!
    const others = options.filter(({ id, isNone }) => id !== 'chest' && !isNone).map(({ id }) => id)
    await expect(submit({ answers: await answering('discomfort', ['chest']) })).rejects.toMatchObject({
      ...{ code: 'EMERGENCY', details: { text: expect.stringContaining('120') as string } },
    })
    expect(await submit({ answers: await answering('discomfort', others) })).toMatchObject({ state: 'toPay' })
  })

  it.each([
    ['another packing', { skuCode: 'no-such-packing' }, 'UNAVAILABLE'],
    ['more than can be asked for', { quantity: 30 }, 'STOCK'],
    ['a patient who is nobody’s', { patientId: 'nobody' }, undefined],
  ])('of %s is refused', async (_, changes, code) => {
    await shop.db.update(packings).set({ stock: 20 }).where(eq(packings.productCode, VALSARTAN))
    await expect(submit(changes)).rejects.toMatchObject(code === undefined ? { status: 404 } : { status: 409, code })
  })

  it('of what needs no prescription, or a visit, is refused', async () => {
    const body = await order()
    await having({ mark: 'otcA' }, async () => {
      await expect(me.hospitalDrug.submit({ params: { kind: 'hospitalDrug' }, body })).rejects.toMatchObject({ code: 'NOT_RX' })
    })
    await having({ ingredients: ['加巴喷丁'] }, async () => {
      await expect(submit()).rejects.toMatchObject({ code: 'VISIT_NEEDED' })
    })
  })

  it('holds to what every consultation holds to', async () => {
    await me.consultation.save({ body: consultForm(patientId) })
    await expect(submit()).rejects.toMatchObject({ code: 'OPEN_ALREADY' })
    const { id } = await me.patient.add({ body: { ...GRANDFATHER, idCardNumber: '320106195406150035', name: '周建民' } })
    await expect(submit({ patientId: id })).rejects.toMatchObject({ code: 'SIGN_NEEDED' })
    await shop.db.update(doctors).set({ isOnDuty: false })
    await expect(submit({ patientId: id })).rejects.toMatchObject({ code: 'NOT_OPEN' })
    await shop.db.update(doctors).set({ isOnDuty: true })
  })

  it('of a woman of an age says whether she is pregnant or nursing', async () => {
    const her = await signedPatient(me, WOMAN)
    await expect(submit({ patientId: her })).rejects.toMatchObject({ status: 422, code: 'PREGNANCY_UNSAID', field: 'pregnancy' })
    const { consultationId } = await submit({ patientId: her, pregnancy: 'nursing' })
    const { answers } = await me.consultation.detail({ query: { consultationId } })
    expect([answers.pregnant.yes, answers.nursing.yes]).toEqual([false, true])
  })
})

describe('kinds of special orders', () => {
  it('are a renewal for whom had the drug approved before', async () => {
    await expect(submit({}, 'renewal')).rejects.toMatchObject({ status: 409, code: 'NO_EARLIER' })
    await prescribe(shop, me.memberId, { patientId, status: 'rejected' })
    await prescribe(shop, me.memberId, { patientId: 'somebody-else' })
    await prescribe(shop, others[0]!.memberId, { patientId })
    await expect(submit({}, 'renewal')).rejects.toMatchObject({ code: 'NO_EARLIER' })
    await prescribe(shop, me.memberId, { patientId, validUntil: shop.clock.now() })
    expect((await questions()).renewalOf).toContain(patientId)
    const { consultationId } = await submit({}, 'renewal')
    expect((await me.consultation.detail({ query: { consultationId } })).symptom).toMatch(/^续方：/)
  })

  it.each(['hospitalDrug', 'renewal'] as const)('take no antibiotic as %s', async (kind) => {
    await expect(submit({}, kind, antibiotic)).rejects.toMatchObject({
      ...{ status: 409, code: 'OTHER_KIND', details: { kind: 'antibiotic' } },
    })
  })

  it('take antibiotics by their own alone, with one question more', async () => {
    const { consultationId } = await submit({}, 'antibiotic', antibiotic)
    const { asked } = await me.consultation.detail({ query: { consultationId } })
    expect(asked.map(({ question }) => question)).toContain('这次的抗菌药，是医生看过、查过以后让用的吗？')
    await prescribe(shop, me.memberId)
    const other = others.pop()!
    const own = await signedPatient(other)
    const body = await specialOrder(other, own)
    await expect(other.hospitalDrug.submit({ params: { kind: 'antibiotic' }, body })).rejects.toMatchObject({
      details: { kind: 'hospitalDrug' },
    })
  })
})

type Answers = ReturnType<typeof answersOf>

it('says of no prescription of another member that there is one', async () => {
  await prescribe(shop, others[0]!.memberId, { patientId: 'theirs' })
  expect(await shop.db.$count(prescriptions, ne(prescriptions.memberId, me.memberId))).toBeGreaterThan(0)
  expect((await questions()).renewalOf).toEqual([])
})
