import { eq } from 'drizzle-orm'
import type { PreAsk } from '../../../src/contract/preAsk'
import { doctorAt, feeIs, signedPatient } from '../../../tests/support/consult'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { nobodyInsured } from '../../../tests/support/policies'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { specialOrder } from '../../../tests/support/specialOrder'
import { consultations, preAsks, products } from '../../tables'
import { lockUnchanged } from './storedAsk'

const FEE = 990
const PLAN = 'chronic'

let shop: Shop
let others: Buyer[]
let me: Buyer
let patientId: string, benefitId: string
beforeAll(async () => {
  shop = await shopAt()
  others = await newBuyers(shop, 20)
  await doctorAt(shop)
  await feeIs(shop, FEE)
})
beforeEach(async () => {
  await shop.db.delete(preAsks)
  await nobodyInsured(shop)
  me = others.pop()!
  patientId = await signedPatient(me)
  benefitId = (await me.insurance.apply({ body: { planId: PLAN, patientId } })).benefitId
})
const begun = (own: { productCode?: string; patientId?: string; benefitId?: string } = {}, who = me) =>
  who.preAsk.init({ body: { benefitId, patientId, productCode: VALSARTAN, ...own } })
/** What is answered by somebody who is well: the last option of a question with a none, else the first. */
const wellOf = ({ options }: NonNullable<PreAsk['question']>) => [(options.find(({ isNone }) => isNone) ?? options[0]!).id]
async function answered(ask: PreAsk): Promise<PreAsk> {
  let now = ask
  while (now.question)
    now = await me.preAsk.send({ body: { askId: now.askId, questionId: now.question.questionId, optionIds: wellOf(now.question) } })
  return now
}
const diagnosed = async (askId: string) => {
  const { disease, isDiagnosed, isAccompanied } = await specialOrder(me, patientId)
  return me.preAsk.diagnosis({ body: { askId, disease, isDiagnosed, ...(isAccompanied !== undefined && { isAccompanied }) } })
}

describe('a guided consultation about what a policy pays', () => {
  it('asks one question after the other, ends when all are answered and the opening besides, and becomes a consultation', async () => {
    const first = await begun()
    expect(first).toMatchObject({ productName: '缬沙坦胶囊', percent: 80, isComplete: false, diagnosis: null, fee: FEE, why: null })
    expect(first.history).toHaveLength(1)
    const whole = await answered(first)
    expect([whole.history.length, whole.isComplete, whole.question]).toEqual([whole.count + 1, true, null])
    expect(whole.history.slice(1).every(({ optionIds }) => optionIds.length > 0)).toBe(true)
    const told = await diagnosed(whole.askId)
    expect(told.diagnosis).toMatchObject({ name: expect.any(String) as string })
    const { skuCode } = told.configSku[0]!
    const begunConsultation = await me.preAsk.consult({ body: { askId: whole.askId, skuCode, quantity: 1 } })
    expect(begunConsultation).toMatchObject({ payable: FEE })
    expect(await shop.db.$count(consultations, eq(consultations.id, begunConsultation.consultationId))).toBe(1)
    await expect(me.preAsk.consult({ body: { askId: whole.askId, skuCode, quantity: 1 } })).rejects.toMatchObject({ status: 404 })
  })

  it('goes on where it was left, keeps what was said when one answer is changed, and is deleted on demand', async () => {
    const first = await begun()
    const { questionId, options } = first.question!
    const second = await me.preAsk.send({ body: { askId: first.askId, questionId, optionIds: [options[0]!.id] } })
    expect(await begun()).toEqual(second)
    const changed = await me.preAsk.send({ body: { askId: first.askId, questionId, optionIds: [options[1]!.id] } })
    expect(changed.history[1]).toMatchObject({ question: { questionId }, optionIds: [options[1]!.id] })
    expect(changed.question).toEqual(second.question)
    await me.preAsk.end({ body: { askId: first.askId } })
    expect((await begun()).askId).not.toBe(first.askId)
  })

  it('is not handed over with answers that another screen has changed meanwhile', async () => {
    const { askId, question } = await begun()
    const [shown] = await shop.db.select().from(preAsks).where(eq(preAsks.id, askId))
    const lockShown = () => shop.db.transaction((tx) => lockUnchanged(tx, shop.providers.fileKeys, shown!))
    await lockShown()
    await me.preAsk.send({ body: { askId, questionId: question!.questionId, optionIds: [question!.options[0]!.id] } })
    await expect(lockShown()).rejects.toMatchObject({ status: 409, code: 'ANSWERS_CHANGED' })
  })

  it('refuses a step that is skipped', async () => {
    const first = await begun()
    const { questions } = await me.hospitalDrug.questions({ params: { productCode: VALSARTAN } })
    const later = questions[2]!
    const send = (questionId: string, optionIds: string[]) => me.preAsk.send({ body: { askId: first.askId, questionId, optionIds } })
    await expect(send(later.questionId, [later.options[0]!.id])).rejects.toMatchObject({ status: 409, code: 'OUT_OF_ORDER' })
    await expect(send('of-nobody', ['x'])).rejects.toMatchObject({ status: 409, code: 'ANSWERS_CHANGED' })
    await expect(send(first.question!.questionId, [])).rejects.toMatchObject({ status: 400 })
    await expect(diagnosed(first.askId)).rejects.toMatchObject({ status: 409, code: 'NOT_COMPLETE' })
    const skuCode = first.configSku[0]!.skuCode
    await expect(me.preAsk.consult({ body: { askId: first.askId, skuCode, quantity: 1 } })).rejects.toMatchObject({ code: 'NOT_COMPLETE' })
  })

  it.each<[string, () => Promise<unknown>, object]>([
    ['a policy of another', async () => begun({}, others[0]), { status: 403, code: 'CONSENT_NEEDED' }],
    ['a policy that there is not', () => begun({ benefitId: 'of-nobody' }), { status: 409, code: 'BENEFIT_OVER' }],
    [
      'a patient who is not insured',
      async () =>
        begun({ patientId: await signedPatient(me, { name: '周岚', relationLabel: 'self', idCardNumber: '320106198802200042' }) }),
      { status: 409, code: 'NOT_INSURED' },
    ],
    [
      'what the plan does not pay',
      async () => begun({ productCode: (await productOf('antibiotic')).productCode }),
      { status: 409, code: 'NOT_COVERED' },
    ],
    [
      'what needs no prescription',
      async () => begun({ productCode: (await productOf('monitor')).productCode }),
      { status: 409, code: 'NOT_RX' },
    ],
    ['a product that there is not', () => begun({ productCode: '999999' }), { status: 404 }],
    ['a consultation of another', () => me.preAsk.end({ body: { askId: 'of-nobody' } }), { status: 404 }],
  ])('is refused for %s', async (_what, act, refusal) => {
    await expect(act()).rejects.toMatchObject(refusal)
  })
})

async function productOf(leaf: string) {
  const rows = await shop.db.select().from(products).where(eq(products.categoryId, leaf))
  return rows.find(({ status, mark }) => status === 2 && (leaf === 'antibiotic' ? mark === 'rx' : mark !== 'rx'))!
}
