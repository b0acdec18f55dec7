import { eq } from 'drizzle-orm'
import type { Policy } from '../../../src/contract/plan'
import { DAY } from '../../../src/lib/duration'
import { agreementsTo } from '../../../src/contract/agreement'
import { agreeingTo } from '../../../tests/support/agreements'
import { pdfText } from '../../../tests/support/pdfText'
import { begun, DAUGHTER, declared, familyOf, FATHER, issued, nobodyInsured, toPay } from '../../../tests/support/policies'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { WRITTEN } from '../../../tests/support/signed'
import { benefits, documents, orders, policies, settings } from '../../tables'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { purge } from '../purge'
import { markReceived } from '../order/orderStates'
import { embeddedInsurer } from '../../providers/insurer/embeddedInsurer'
import type { Insurer } from '../../providers/insurer/insurer'
import { plansSetting, questionsSetting, ratesSetting } from './planSettings'
import { policyContent } from './policyContent'

const PREMIUM = 36_800
const IN_COOLING = '2026-12-06T23:59:59+08:00'

let shop: Shop
let buyers: Buyer[]
let me: Buyer
let fatherId: string

beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 60)
})
beforeEach(async () => {
  shop.clock.set('2026-11-21T10:00:00+08:00')
  await nobodyInsured(shop)
  me = buyers.pop()!
  fatherId = await familyOf(me)
})

/** An operator changed a setting. */
const put = (key: string, value: unknown) =>
  inTransaction(shop.db, async (tx) => {
    await tx.update(settings).set({ value }).where(eq(settings.key, key))
    await settingChanged(tx, key)
  })
const of = ({ policyId }: Pick<Policy, 'policyId'>) => ({ policyId })
const look = (policy: Pick<Policy, 'policyId'>) => me.plan.policy({ params: of(policy) })
const written = (premium = PREMIUM) => ({ patientId: fatherId, premium, written: WRITTEN })

describe('what is sold', () => {
  it('is a plan with its cover, texts and lowest premium, and says who insures and that nobody does here', async () => {
    const { results, reads, notice } = await shop.visitor.plan.list({ query: { family: 'taf' } })
    expect(results.map(({ planId, tier, yearly, from }) => [planId, tier, yearly, from])).toEqual([
      ['1', '基础版', 50_000_000, 5_000],
      ['2', '标准版', 100_000_000, 9_250],
      ['3', '尊享版', 200_000_000, 16_000],
    ])
    expect(results[0]).toMatchObject({ waitingDays: 90, coolingDays: 15, maxAge: 70, medicines: 24 })
    expect(reads.map(({ document }) => document)).toEqual(['tafTerms', 'ansakeNotice'])
    expect(notice).toMatch(/保险费由保险公司收取.*没有保险公司承保/)
    expect((await shop.visitor.plan.medicines({ params: { planId: '1' } })).results).toHaveLength(24)
  })

  it.each([
    [30, 0, { premium: 6_800, problem: null }],
    [30, 1, { premium: 6_600, problem: null }],
    [70, 1, { premium: 29_800, problem: null }],
    [71, 1, { premium: null, problem: '超过最大投保年龄 70 周岁，不能投保这个方案' }],
  ])('costs at %s years and sex %s what the table says', async (age, sex, answer) => {
    expect(await shop.visitor.plan.quote({ params: { planId: '1' }, query: { age, sex } })).toEqual({ ...answer, instalments: [] })
  })

  it('is nothing that has another number', async () => {
    await expect(shop.visitor.plan.quote({ params: { planId: '99' }, query: {} })).rejects.toMatchObject({ status: 404 })
  })
})

describe('for whom', () => {
  it('a father is insured by his daughter, masked, at the premium of his age from tomorrow on', async () => {
    expect(await begun(me, fatherId)).toMatchObject({
      ...{ state: 'filling', step: 'read', applicant: '周*岚', premium: PREMIUM, rateFrom: '2026-11-01' },
      insured: { patientId: fatherId, name: '周*国', relation: 'parent', age: 67, isChild: false },
      ...{ startsOn: '2026-11-22', endsOn: '2027-11-21', offerUntil: '2026-11-22T16:00:00.000Z' },
    })
  })

  it.each<[string, () => Promise<object> | object, object]>([
    ['a patient of another', async () => ({ patientId: await familyOf(buyers.pop()!) }), { status: 404 }],
    ['one whose record says another relation', () => ({ relation: 'child' }), { code: 'RELATION', field: 'relation' }],
    [
      'beneficiaries whose shares are not all',
      () => ({ beneficiaries: [{ name: '周晓岚', relation: 'child', share: 60 }] }),
      { status: 400 },
    ],
    [
      'somebody who is too old',
      async () => ({ patientId: (await me.patient.add({ body: { ...FATHER, name: '周老', idCardNumber: '320106195009121513' } })).id }),
      { code: 'TOO_OLD', field: 'patientId' },
    ],
  ])('is refused of %s', async (_what, changes, refusal) => {
    const body = { patientId: fatherId, relation: 'parent' as const, beneficiaries: [], ...(await changes()) }
    await expect(me.plan.begin({ params: { planId: '1' }, body })).rejects.toMatchObject(refusal)
  })

  it('wants an applicant who is known and of age, and the consent', async () => {
    const other = buyers.pop()!
    const body = { patientId: 'of-nobody', relation: 'parent' as const, beneficiaries: [] }
    await expect(other.plan.begin({ params: { planId: '1' }, body })).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
    await other.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const { id: patientId } = await other.patient.add({ body: FATHER })
    await expect(other.plan.begin({ params: { planId: '1' }, body: { ...body, patientId } })).rejects.toMatchObject({
      code: 'NO_APPLICANT',
    })
  })

  it('is changed until it is signed, and asks anew about another person', async () => {
    const first = await begun(me, fatherId)
    await declared(me, first)
    const self = (await me.patient.list()).results.find(({ relationLabel }) => relationLabel === 'self')!
    const body = {
      patientId: self.id,
      relation: 'self' as const,
      beneficiaries: [{ name: FATHER.name, relation: 'parent' as const, share: 100 }],
    }
    const changed = await me.plan.begin({ params: { planId: '1' }, body })
    expect(changed).toMatchObject({ policyId: first.policyId, step: 'health', premium: 8_200, isDeclared: false })
    expect(changed.questions.map(({ answer }) => answer)).toEqual([null, null, null])
    expect(changed.beneficiaries).toEqual([{ name: '周*国', relation: 'parent', share: 100 }])
    expect((await me.plan.filling({ params: { planId: '1' } })).policy?.policyId).toBe(first.policyId)
  })
})

describe('the order of the steps', () => {
  it('is kept: a later one is refused with the first that is missing', async () => {
    const policy = await begun(me, fatherId)
    const params = of(policy)
    const missing = (step: string) => ({ status: 409, code: 'STEP_MISSING', details: { step } })
    const answer = { patientId: fatherId, questionId: 'tumour', answer: false }
    const agreements = agreementsTo(policy.agreements)
    const declare = () => me.plan.declare({ params, body: { patientId: fatherId, agreements, insuredAgrees: true } })
    const sign = () => me.plan.sign({ params, body: written() })
    await expect(me.plan.answer({ params, body: answer })).rejects.toMatchObject(missing('read'))
    await expect(declare()).rejects.toMatchObject(missing('read'))
    await expect(sign()).rejects.toMatchObject(missing('read'))
    for (const { document, version } of policy.reads) await me.plan.read({ params, body: { document, version } })
    await expect(declare()).rejects.toMatchObject(missing('health'))
    await expect(me.plan.answer({ params, body: { ...answer, questionId: 'examined' } })).rejects.toMatchObject({ code: 'OUT_OF_ORDER' })
    await expect(me.plan.answer({ params, body: { ...answer, questionId: 'unheard' } })).rejects.toMatchObject({ code: 'ANSWERS_CHANGED' })
    for (const { questionId } of policy.questions)
      await me.plan.answer({ params, body: { patientId: fatherId, questionId, answer: false } })
    await expect(sign()).rejects.toMatchObject(missing('declare'))
    await declare()
    expect(await sign()).toMatchObject({ state: 'toPay', step: null })
  })

  it('asks to read again what has another version, and to declare again', async () => {
    const policy = await declared(me, await begun(me, fatherId))
    const [text] = policy.reads
    await shop.db.insert(documents).values({
      ...(await shop.db.select().from(documents).where(eq(documents.name, 'tafTerms')))[0]!,
      version: '2026-11-20',
      effectiveDate: '2026-11-20',
    })
    const body = { document: 'tafTerms', version: text!.version }
    await expect(me.plan.read({ params: of(policy), body })).rejects.toMatchObject({ code: 'TEXT_CHANGED' })
    await expect(me.plan.sign({ params: of(policy), body: written() })).rejects.toMatchObject({ details: { step: 'read' } })
    await me.plan.read({ params: of(policy), body: { ...body, version: '2026-11-20' } })
    expect(await look(policy)).toMatchObject({ step: 'declare', isDeclared: false })
    await shop.db.delete(documents).where(eq(documents.version, '2026-11-20'))
  })

  it('ends with an answer that excludes, says why and asks for no money', async () => {
    const policy = await begun(me, fatherId)
    for (const { document, version } of policy.reads) await me.plan.read({ params: of(policy), body: { document, version } })
    const declined = await me.plan.answer({ params: of(policy), body: { patientId: fatherId, questionId: 'tumour', answer: true } })
    expect(declined).toMatchObject({ state: 'declined', step: null, refusal: expect.stringMatching(/本计划暂不能承保/) as string })
    await expect(
      me.plan.answer({ params: of(policy), body: { patientId: fatherId, questionId: 'tumour', answer: false } }),
    ).rejects.toMatchObject({
      code: 'POLICY_MOVED',
    })
    await expect(begun(me, fatherId)).rejects.toMatchObject({ code: 'DECLINED_BEFORE' })
    await expect(begun(me, fatherId, '2')).rejects.toMatchObject({ code: 'DECLINED_BEFORE' })
    await expect(me.pay.start({ body: { ordersCode: policy.policyId, methodId: 'bank' } })).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    const monthAgo = new Date(shop.clock.now().getTime() - 31 * DAY)
    await shop.db.update(policies).set({ movedAt: monthAgo }).where(eq(policies.id, policy.policyId))
    await purge({ ...shop, now: shop.clock.now() })
    expect((await me.plan.policies()).results).toEqual([])
    expect(await begun(me, fatherId)).toMatchObject({ state: 'filling' })
  })

  it('asks again what is worded in another way', async () => {
    const policy = await declared(me, await begun(me, fatherId))
    const [stored] = await shop.db.select().from(settings).where(eq(settings.key, questionsSetting.key))
    const questions = stored!.value as Array<{ text: string }>
    await put(
      questionsSetting.key,
      questions.map((one, place) => (place === 1 ? { ...one, text: `${one.text}（包括已治好的）` } : one)),
    )
    expect((await look(policy)).questions.map(({ answer }) => answer)).toEqual([false, null, false])
    await put(questionsSetting.key, questions)
  })
})

describe('people that change meanwhile', () => {
  it('are not answered or signed for from a screen that shows another', async () => {
    const policy = await begun(me, fatherId)
    const self = (await me.patient.list()).results.find(({ relationLabel }) => relationLabel === 'self')!
    await me.plan.begin({ params: { planId: '1' }, body: { patientId: self.id, relation: 'self', beneficiaries: [] } })
    for (const { document, version } of policy.reads) await me.plan.read({ params: of(policy), body: { document, version } })
    const body = { patientId: fatherId, questionId: 'tumour', answer: false }
    await expect(me.plan.answer({ params: of(policy), body })).rejects.toMatchObject({
      code: 'PEOPLE_CHANGED',
      details: { step: 'people' },
    })
  })

  it('are looked at again by whoever corrected or deleted their record before signing', async () => {
    const policy = await declared(me, await begun(me, fatherId))
    await me.patient.remove({ params: { id: fatherId } })
    await expect(me.plan.sign({ params: of(policy), body: written() })).rejects.toMatchObject({ code: 'PEOPLE_CHANGED' })
  })
})

describe('the signature', () => {
  it.each<[string, object, object]>([
    ['empty', { written: { strokes: [[{ x: 1, y: 1 }]] } }, { status: 422, code: 'BLANK' }],
    ['missing', {}, { status: 400 }],
    ['typed with another name', { typedName: FATHER.name }, { status: 422, code: 'OTHER_NAME' }],
  ])('is refused where it is %s', async (_how, form, refusal) => {
    const { policyId } = await declared(me, await begun(me, fatherId))
    await expect(me.plan.sign({ params: { policyId }, body: { patientId: fatherId, premium: PREMIUM, ...form } })).rejects.toMatchObject(
      refusal,
    )
  })

  it('may be the typed name of the applicant', async () => {
    const { policyId } = await declared(me, await begun(me, fatherId))
    const body = { patientId: fatherId, premium: PREMIUM, typedName: DAUGHTER.name }
    expect(await me.plan.sign({ params: { policyId }, body })).toMatchObject({ state: 'toPay' })
  })

  it('is given to the premium that was offered, until the offer ends, whatever the table says; then to the new one', async () => {
    const policy = await declared(me, await begun(me, fatherId))
    const [stored] = await shop.db.select().from(settings).where(eq(settings.key, ratesSetting.key))
    const rates = stored!.value as Array<{ male: number; validFrom: string }>
    const dearer = rates.map((row) => ({ ...row, validFrom: '2026-11-22', male: row.male + 1000 }))
    await put(ratesSetting.key, [...rates, ...dearer])
    shop.clock.set('2026-11-22T23:59:00+08:00')
    expect(await look(policy)).toMatchObject({ premium: PREMIUM })
    shop.clock.set('2026-11-23T00:00:00+08:00')
    expect(await look(policy)).toMatchObject({ premium: PREMIUM + 1000, rateFrom: '2026-11-22' })
    await expect(me.plan.sign({ params: of(policy), body: written() })).rejects.toMatchObject({
      ...{ code: 'PRICE_CHANGED', details: { before: PREMIUM, after: PREMIUM + 1000 } },
    })
    expect(await me.plan.sign({ params: of(policy), body: written(PREMIUM + 1000) })).toMatchObject({
      state: 'toPay',
      premium: PREMIUM + 1000,
    })
    await put(ratesSetting.key, rates)
  })

  it('is not given to a plan that was changed since', async () => {
    const policy = await declared(me, await begun(me, fatherId))
    const [stored] = await shop.db.select().from(settings).where(eq(settings.key, plansSetting.key))
    const plans = stored!.value as Array<{ yearly: number }>
    await put(
      plansSetting.key,
      plans.map((one) => ({ ...one, yearly: one.yearly - 1 })),
    )
    await expect(me.plan.sign({ params: of(policy), body: written() })).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    await put(plansSetting.key, plans)
  })
})

describe('paying', () => {
  const pay = async ({ policyId }: Policy) => {
    const { payUrl } = await me.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
  }

  it('leads to a policy with its days, limit and cooling-off period, told once, and a second one is refused', async () => {
    const policy = await toPay(me, fatherId)
    await pay(policy)
    expect(await look(policy)).toMatchObject({ state: 'issuing', startsOn: '2026-11-22' })
    await shop.jobs()
    await shop.jobs()
    expect(await look(policy)).toMatchObject({
      ...{ state: 'active', startsOn: '2026-11-22', endsOn: '2027-11-21', coolingDay: '2026-12-06', paysFrom: '2027-02-20' },
      limit: { yearly: 50_000_000, reserved: 0, taken: 0, left: 50_000_000 },
      refund: { back: PREMIUM, isWhole: true, problem: null },
    })
    const { results } = await me.message.list({ query: {} })
    expect(results.filter(({ title }) => title === '保单已生成')).toHaveLength(1)
    expect((await me.serviceOrder.list({ query: {} })).results).toMatchObject([{ kind: 'plan', word: '有效', money: 'kept' }])
    await expect(begun(me, fatherId)).rejects.toMatchObject({ code: 'INSURED_ALREADY' })
    await expect(me.insurance.unbind({ params: { benefitId: (await me.insurance.mine()).results[0]!.benefitId } })).rejects.toMatchObject({
      code: 'SOLD_HERE',
    })
  })

  it('of two who pay for one person is taken once: the other is told and has the money back', async () => {
    const other = buyers.pop()!
    const mine = await toPay(me, fatherId)
    const theirs = await toPay(other, await familyOf(other))
    await pay(mine)
    const { payUrl } = await other.pay.start({ body: { ordersCode: theirs.policyId, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    await shop.jobs()
    expect(await look(mine)).toMatchObject({ state: 'active' })
    expect(await other.plan.policy({ params: of(theirs) })).toMatchObject({
      state: 'closed',
      refusal: expect.stringMatching(/全额原路退回/) as string,
    })
  })

  it('is asked in time; after that the application is closed, and nothing was taken', async () => {
    const policy = await toPay(me, fatherId)
    shop.clock.advance(31 * 60)
    await shop.jobs()
    expect(await look(policy)).toMatchObject({ state: 'closed', refusal: expect.stringMatching(/超过付款期限/) as string })
  })

  it('that came to nothing is forgotten after thirty days: nobody is named, and its member does not see it', async () => {
    const policy = await toPay(me, fatherId)
    await me.pay.start({ body: { ordersCode: policy.policyId, methodId: 'bank' } })
    await me.plan.close({ params: of(policy) })
    const monthAgo = new Date(shop.clock.now().getTime() - 31 * DAY)
    await shop.db.update(policies).set({ movedAt: monthAgo }).where(eq(policies.id, policy.policyId))
    await purge({ ...shop, now: shop.clock.now() })
    expect((await me.plan.policies()).results).toEqual([])
    await expect(look(policy)).rejects.toMatchObject({ status: 404 })
    const [row] = await shop.db.select().from(policies).where(eq(policies.id, policy.policyId))
    expect(JSON.stringify(policyContent(shop.providers.fileKeys, row!))).not.toMatch(/周|320106/)
  })

  it('may be given up, twice is once, and is not once it is paid', async () => {
    const policy = await toPay(me, fatherId)
    await me.plan.close({ params: of(policy) })
    await me.plan.close({ params: of(policy) })
    expect(await look(policy)).toMatchObject({ state: 'closed' })
    const paid = await issued(shop, me, fatherId)
    await expect(me.plan.close({ params: of(paid) })).rejects.toMatchObject({ code: 'POLICY_MOVED' })
  })
})

describe('an insurer that', () => {
  const at = async (insurer: Partial<Insurer>) => {
    const own = await shopAt(undefined, { providers: { insurer: { ...embeddedInsurer(process.cwd()), ...insurer } } })
    const [buyer] = await newBuyers(own, 1)
    return { own, buyer: buyer!, patientId: await familyOf(buyer!) }
  }

  it('declines says why, and nothing is to be paid', async () => {
    const { buyer, patientId } = await at({ underwrite: () => Promise.resolve({ state: 'declined', reason: '保险公司暂不承保' }) })
    expect(await toPay(buyer, patientId)).toMatchObject({ state: 'declined', refusal: '保险公司暂不承保' })
  })

  it('sells at another premium closes the application', async () => {
    const { buyer, patientId } = await at({ quote: () => Promise.resolve({ state: 'other', premium: 1 }) })
    expect(await toPay(buyer, patientId)).toMatchObject({ state: 'closed', refusal: expect.stringMatching(/重新投保/) as string })
  })

  it('answers late is asked again, with the same key, until it does', async () => {
    const keys: string[] = []
    const { own, buyer, patientId } = await at({
      underwrite: ({ key }) => Promise.resolve(keys.push(key) < 3 ? { state: 'pending' } : { state: 'accepted' }),
    })
    const { policyId, state } = await toPay(buyer, patientId)
    expect(state).toBe('underwriting')
    for (let round = 0; round < 2; round++) {
      own.clock.advance(3600)
      await own.jobs()
    }
    expect(keys).toEqual([policyId, policyId, policyId])
    expect(await buyer.plan.policy({ params: { policyId } })).toMatchObject({ state: 'toPay' })
  })

  it('refuses to issue what was paid gives all of it back', async () => {
    const { own, buyer, patientId } = await at({ issue: () => Promise.resolve({ state: 'refused', reason: '保险公司系统维护' }) })
    const { policyId } = await toPay(buyer, patientId)
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
    await own.payerDoes(payUrl, 'confirm')
    await own.jobs()
    await own.jobs()
    expect(await buyer.plan.policy({ params: { policyId } })).toMatchObject({
      ...{ state: 'returned', back: PREMIUM, refundedAt: expect.any(String) as string },
      refusal: '保险公司系统维护',
    })
  })

  it('never answers is given up after a day, and what was paid goes back once it has ended what there may be', async () => {
    const answers: Array<Awaited<ReturnType<Insurer['cancel']>>> = [{ state: 'pending' }]
    const { own, buyer, patientId } = await at({
      issue: () => Promise.reject(new Error('away')),
      cancel: () => Promise.resolve(answers.at(-1)!),
    })
    const { policyId } = await toPay(buyer, patientId)
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
    await own.payerDoes(payUrl, 'confirm')
    for (let hour = 0; hour < 27; hour++) {
      own.clock.advance(3600)
      await own.jobs()
    }
    // What may have been issued is ended first.
    expect(await buyer.plan.policy({ params: { policyId } })).toMatchObject({ state: 'issuing' })
    answers.push({ state: 'cancelled' })
    for (let hour = 0; hour < 3; hour++) {
      own.clock.advance(3600)
      await own.jobs()
    }
    expect(await buyer.plan.policy({ params: { policyId } })).toMatchObject({ state: 'returned', back: PREMIUM })
  })

  it('is not connected sells nothing', async () => {
    const own = await shopAt(undefined, { providers: { insurer: null } })
    const [buyer] = await newBuyers(own, 1)
    expect((await own.visitor.plan.list({ query: { family: 'taf' } })).results).toEqual([])
    await expect(begun(buyer!, await familyOf(buyer!))).rejects.toMatchObject({ code: 'NO_INSURER' })
  })
})

describe('giving a policy back', () => {
  it('in the cooling-off period returns all of it, ends the cover at once, and is told when the money is back', async () => {
    const { policyId } = await toPay(me, fatherId)
    const { payUrl } = await me.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    await shop.jobs()
    shop.clock.set(IN_COOLING)
    await expect(me.plan.cancel({ params: { policyId }, body: { back: 1 } })).rejects.toMatchObject({ code: 'AMOUNT_CHANGED' })
    const cancelled = await me.plan.cancel({ params: { policyId }, body: { back: PREMIUM } })
    expect(cancelled).toMatchObject({ state: 'cancelled', back: PREMIUM })
    expect((await me.insurance.mine()).results).toEqual([])
    await shop.jobs()
    expect(await me.plan.policy({ params: { policyId } })).toMatchObject({
      state: 'cancelled',
      refundedAt: expect.any(String) as string,
      refund: null,
    })
    expect((await me.serviceOrder.list({ query: {} })).results).toMatchObject([{ word: '已退保', money: 'returned', canHide: true }])
    await me.serviceOrder.hide({ params: { id: policyId } })
    expect((await me.plan.policies()).results).toEqual([])
  })
})

describe('the paper', () => {
  it('is a PDF with the terms as they were sold, for its member alone, and is checked by number and code', async () => {
    const policy = await issued(shop, me, fatherId)
    const { url, fileName } = await me.plan.pdf({ params: of(policy) })
    const open = (token?: string) => shop.app.request(url, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } })
    const text = pdfText(Buffer.from(await (await open(me.token)).arrayBuffer()))
    for (const words of [
      '安心可·特药医疗险 基础版 保险单',
      policy.policyNumber!,
      FATHER.name,
      DAUGHTER.name,
      '¥500000.00',
      '演示保单，没有承保',
    ])
      expect(text).toContain(words)
    expect(fileName).toBe(`policy-${policy.policyNumber}.pdf`)
    expect((await open(buyers.at(-1)!.token)).status).toBe(404)
    expect((await open()).status).toBe(401)
    const [stored] = await shop.db.select().from(policies).where(eq(policies.id, policy.policyId))
    const body = { policyNumber: policy.policyNumber!, code: stored!.checkCode! }
    expect(await shop.visitor.plan.check({ body })).toEqual({
      ...{ planName: '安心可·特药医疗险 基础版', insurer: '禾安财产保险（演示）股份有限公司', insuredName: '周*国' },
      ...{ startsOn: '2026-11-22', endsOn: '2027-11-21', state: 'active' },
    })
    const wrong = { ...body, code: body.code === '00000000' ? '00000001' : '00000000' }
    await expect(shop.visitor.plan.check({ body: wrong })).rejects.toMatchObject({ status: 404 })
  })

  it('does not exist before the policy does, and its code is not found by trying', async () => {
    const policy = await begun(me, fatherId)
    await expect(me.plan.pdf({ params: of(policy) })).rejects.toMatchObject({ code: 'NOT_ISSUED' })
    const guessing = shop.client({ device: 'guesser', address: '203.0.113.7' })
    const guess = () => guessing.plan.check({ body: { policyNumber: 'NONE', code: '12345678' } })
    for (let nth = 0; nth < 20; nth++) await expect(guess()).rejects.toMatchObject({ status: 404 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})

describe('rights', () => {
  const rights = (policy: Policy) => me.plan.rights({ params: of(policy) })
  const register = async (policy: Policy) => {
    const { registers } = await rights(policy)
    await me.plan.register({ params: of(policy), body: { agreements: agreementsTo(registers), typedName: FATHER.name } })
  }
  /** The waiting period is over today. */
  const waited = () => shop.db.update(benefits).set({ startsOn: '2026-11-21' })
  const isOpen = async (policy: Policy) => {
    const { results } = await rights(policy)
    return results.find(({ isPrescribed, code }) => !isPrescribed && code === 'usable')!
  }

  it('wait for the end of the waiting period, medicine by medicine, with the reason', async () => {
    const policy = await issued(shop, me, fatherId)
    const { results, registers, signer } = await rights(policy)
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['waiting']))
    expect(results[0]?.text).toMatch(/2027 年 2 月 20 日起可以用/)
    expect(registers.map(({ document }) => document)).toEqual(['tafPlatformService', 'tafPrivacy', 'tafNotice', 'tafWarrant'])
    expect(signer).toBe(FATHER.name)
    await waited()
    expect(new Set((await rights(policy)).results.map(({ code }) => code))).toContain('usable')
  })

  it('are used after the insured person signed, once; a consent that is taken back asks for it again', async () => {
    const policy = await issued(shop, me, fatherId)
    await waited()
    const { card } = await isOpen(policy)
    const use = () => me.plan.use({ params: of(policy), body: { productCode: card.productCode, quantity: 1 } })
    await expect(use()).rejects.toMatchObject({ code: 'NOT_REGISTERED' })
    const { benefitId } = (await me.insurance.mine()).results[0]!
    const items = [{ productCode: card.productCode, productNum: 1 }]
    await expect(me.insurance.settle({ body: { benefitId, items } })).rejects.toMatchObject({ code: 'SOLD_HERE' })
    await register(policy)
    expect((await rights(policy)).registers).toEqual([])
    expect(await use()).toMatchObject({ settleId: expect.any(String) as string })
    await me.agreement.withdraw({ params: { document: 'tafWarrant' } })
    await me.agreement.agree({ body: { agreements: agreeingTo('tafWarrant') } })
    await expect(use()).rejects.toMatchObject({ code: 'NOT_REGISTERED' })
  })

  it('pay their part of an order, held until it is received; then the policy cannot be given back', async () => {
    const policy = await issued(shop, me, fatherId)
    await waited()
    await register(policy)
    const right = await isOpen(policy)
    const { settleId } = await me.plan.use({ params: of(policy), body: { productCode: right.card.productCode, quantity: 2 } })
    const { orderCode } = await me.order.submit({ body: submissionOf(await me.settlement.detail({ params: { settleId }, query: {} })) })
    const order = await me.plan.order({ params: { orderCode } })
    const { insured } = order
    expect(order).toMatchObject({ policyId: policy.policyId, insuredName: '周*国', left: 50_000_000 - insured })
    expect(insured).toBeGreaterThan(right.insured)
    expect((await me.plan.orders({ query: {} })).results).toEqual([order])
    expect((await look(policy)).limit).toMatchObject({ reserved: insured, taken: 0 })
    expect((await look(policy)).refund?.problem).toMatch(/已用来买过药/)
    await expect(me.plan.cancel({ params: of(policy), body: { back: 0 } })).rejects.toMatchObject({ code: 'POLICY_USED' })
    await shop.db.update(orders).set({ status: 3 }).where(eq(orders.orderCode, orderCode))
    await inTransaction(shop.db, (tx) => markReceived(tx, orderCode, shop.clock.now()))
    expect((await look(policy)).limit).toMatchObject({ reserved: 0, taken: insured })
  })

  it('are nobody else’s', async () => {
    const policy = await issued(shop, me, fatherId)
    const other = buyers.pop()!
    const params = of(policy)
    for (const ask of [
      () => other.plan.policy({ params }),
      () => other.plan.rights({ params }),
      () => other.plan.pdf({ params }),
      () => other.plan.close({ params }),
      () => other.plan.cancel({ params, body: { back: 0 } }),
      () => other.plan.use({ params, body: { productCode: '1', quantity: 1 } }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 })
  })
})
