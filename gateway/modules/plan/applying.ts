import { eq } from 'drizzle-orm'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { PolicyPeople } from '../../../src/contract/plan'
import type { PrescriptionSignForm } from '../../../src/contract/prescriptionSign'
import type { Db, Querying, Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { randomId, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { yuan } from '../../lib/yuan'
import type { Agreed } from '../agreement/agreedTo'
import { recordActs, type Acting } from '../agreement/record'
import { lockOpenPolicy, lockOwnPolicy, ownPolicy } from './ownPolicy'
import { peopleOf, refuseSecond } from './people'
import { planOf, ratesIn } from './planSettings'
import { policyMoved, step } from './planStates'
import { hashOfText, type PresentText } from './planTexts'
import { policyContent, sealedPolicy, type PolicyContent, type PolicySignature } from './policyContent'
import { offerOf } from './rates'
import { policies, type PolicyRow } from './schema'
import { standingOffer } from './standingOffer'
import { askingOf, isOpen, missingStep, needStepsBefore, nextQuestion, standingAnswers } from './steps'
import { termsOf, timesOf } from './terms'

type Of = { ring: KeyRing; memberId: string; now: Date }
type OfPolicy = Of & { policyId: string }

/** Applications that one member begins or changes in a day; the figure is ours. */
const A_DAY = 60

/** Begins an application, or changes for whom one that is not signed is: what depends on the person is asked anew. Answers its id. */
export async function begin(
  tx: Transaction,
  { ring, memberId, planId, form, now }: Of & { planId: string; form: PolicyPeople },
): Promise<string> {
  await lockMember(tx, memberId)
  const message = '今天修改投保申请的次数太多，请明天再试'
  await enforceRateLimit(tx, { bucket: `policies of ${memberId}`, max: A_DAY, seconds: DAY_SECONDS, message }, now)
  const plan = await planOf(tx, planId)
  if (!(await isOpen(tx, plan.family, now))) throw new HttpError(409, 'NOT_OPEN', '投保的条款和健康告知还没有公布齐，暂时不能投保')
  const { insuredHmac, ...people } = await peopleOf(tx, { ring, memberId, form, now })
  const offer = offerOf({ rates: await ratesIn(tx), plan, idCardNumber: people.insured.idCardNumber, now })
  if ('problem' in offer) throw new HttpError(409, offer.code, offer.problem, { field: 'patientId' })
  await refuseSecond(tx, { memberId, plan, insuredHmac, now })
  const before = await lockOpenPolicy(tx, { memberId, planId })
  if (before && before.state !== 'filling') throw new HttpError(409, 'SIGNED', '这个方案有一份申请已签名，请先付款，或放弃后重新投保')
  const { premium, rateFrom, offerUntil } = offer
  const set = { insuredHmac, premium, rateFrom, offerUntil, terms: termsOf(plan), declaredAt: null, movedAt: now }
  if (before) {
    const content = policyContent(ring, before)
    const isSame = before.insuredHmac === insuredHmac
    const changed = { ...content, ...people, answers: isSame ? content.answers : [] }
    await tx
      .update(policies)
      .set({ ...set, ...sealedPolicy(ring, before.id, changed) })
      .where(eq(policies.id, before.id))
    return before.id
  }
  const id = randomId()
  const content = { ...people, answers: [], signature: null, warrant: null }
  await tx.insert(policies).values({
    ...{ id, memberId, planId, family: plan.family, state: 'filling', reads: [], createdAt: now },
    ...{ ...set, ...sealedPolicy(ring, id, content) },
  })
  return id
}

/** That a text was read to its end. 409 TEXT_CHANGED of another version. */
export async function readText(
  tx: Transaction,
  { document, version, ...of }: OfPolicy & Pick<PresentText, 'document' | 'version'>,
): Promise<void> {
  const row = await lockFilling(tx, of)
  const { reads } = await askingOf(tx, row, of.now)
  const text = reads.find((one) => one.document === document)
  if (text?.version !== version)
    throw new HttpError(409, 'TEXT_CHANGED', '这份文件有新的版本，请重新阅读', { field: 'version', details: { reads } })
  if (row.reads.some((one) => one.document === document && one.version === version)) return
  const others = row.reads.filter((one) => one.document !== document)
  const read = { document, version, hash: await hashOfText(tx, text), at: of.now.toISOString() }
  await tx
    .update(policies)
    .set({ reads: [...others, read], declaredAt: null, movedAt: of.now })
    .where(eq(policies.id, row.id))
}

/** Answers a question; a yes declines. 409 OUT_OF_ORDER, ANSWERS_CHANGED. */
export async function answerQuestion(
  tx: Transaction,
  { questionId, answer, patientId, ...of }: OfPolicy & { patientId: string; questionId: string; answer: boolean },
): Promise<void> {
  const { ring, now } = of
  const row = await lockFilling(tx, of)
  const content = policyContent(ring, row)
  refuseOther(content, patientId)
  const asking = await askingOf(tx, row, now)
  needStepsBefore('health', missingStep(row, content, asking))
  const question = asking.questions.find(({ id }) => id === questionId)
  if (!question) throw new HttpError(409, 'ANSWERS_CHANGED', '健康告知有更新，请按新的问题回答', { field: 'questionId' })
  const before = standingAnswers(asking.questions, content.answers)
  const isBefore = before.some((one) => one.questionId === questionId)
  if (!isBefore && nextQuestion(asking.questions, content.answers)?.id !== questionId)
    throw new HttpError(409, 'OUT_OF_ORDER', '请按顺序回答问题', { field: 'questionId' })
  const others = before.filter((one) => one.questionId !== questionId)
  const answers = [...others, { questionId, text: question.text, answer }]
  const set = { ...sealedPolicy(ring, row.id, { ...content, answers }), declaredAt: null }
  if (answer) await step(tx, { id: row.id, move: 'decline', set: { ...set, refusal: question.reason }, now })
  else
    await tx
      .update(policies)
      .set({ ...set, movedAt: now })
      .where(eq(policies.id, row.id))
}

type Declaring = OfPolicy & { patientId: string; agreed: readonly Agreed[]; acting: Acting }

/** Declares that it is true, with the texts that were agreed to. */
export async function declareTrue(tx: Transaction, { agreed, acting, patientId, ...of }: Declaring) {
  const row = await lockFilling(tx, of)
  const content = policyContent(of.ring, row)
  refuseOther(content, patientId)
  needStepsBefore('declare', missingStep(row, content, await askingOf(tx, row, of.now)))
  await recordActs(tx, agreed, acting)
  await tx.update(policies).set({ declaredAt: of.now, movedAt: of.now }).where(eq(policies.id, row.id))
}

export type SignForm = Pick<PrescriptionSignForm, 'written' | 'typedName'>

/** The name that an applicant signs with. 404 of anybody else's policy. */
export async function applicantName(db: Db, { ring, ...of }: OfPolicy): Promise<string> {
  return policyContent(ring, await ownPolicy(db, of)).applicant.name
}

type Signing = OfPolicy & { patientId: string; image: string | null; premium: number }

/** Signs at the premium that was shown, and hands the application over to be underwritten. 409 STEP_MISSING, PRICE_CHANGED, TERMS_CHANGED. */
export async function signPolicy(tx: Transaction, { image, premium, patientId, ...of }: Signing): Promise<void> {
  const { ring, memberId, now } = of
  await lockMember(tx, memberId)
  const row = await lockFilling(tx, of)
  const content = policyContent(ring, row)
  refuseOther(content, patientId)
  await refuseChangedPeople(tx, row, content, of)
  const asking = await askingOf(tx, row, now)
  needStepsBefore('sign', missingStep(row, content, asking))
  await refuseChangedTerms(tx, row)
  const offer = await standingOffer(tx, row, content, now)
  if ('problem' in offer) throw new HttpError(409, offer.code, offer.problem, { field: 'patientId' })
  const isFirst = timesOf(row.terms) > 1
  const what = isFirst ? '首期保险费' : '保险费'
  if (offer.premium !== premium)
    throw new HttpError(409, 'PRICE_CHANGED', `${what}现在是 ${yuan(offer.premium)} 元${isFirst ? '' : '一年'}，请核对后再签名`, {
      field: 'premium',
      details: { before: premium, after: offer.premium },
    })
  await refuseSecond(tx, { memberId, plan: { id: row.planId, family: row.family }, insuredHmac: row.insuredHmac, now })
  const { applicant, insured, beneficiaries, answers } = content
  const hash = sha256(canonicalJson({ applicant, insured, beneficiaries, answers, terms: row.terms, reads: row.reads, premium }))
  const signature: PolicySignature = { signerName: applicant.name, image, signedAt: now.toISOString(), hash }
  const sealed = sealedPolicy(ring, row.id, { ...content, signature })
  const { rateFrom, offerUntil } = offer
  await step(tx, {
    id: row.id,
    move: 'sign',
    set: { ...sealed, premium, rateFrom, offerUntil, signedAt: now, nextAttemptAt: now, attempts: 0 },
    now,
  })
}

const peopleChanged = () =>
  new HttpError(409, 'PEOPLE_CHANGED', '投保人或被保险人的资料有变化，请核对后再继续', { field: 'patientId', details: { step: 'people' } })

/** What is said of one person is not kept for another, whom the member chose on another screen meanwhile. */
function refuseOther({ insured }: PolicyContent, patientId: string): void {
  if (insured.patientId !== patientId) throw peopleChanged()
}

/** Whose record was corrected or deleted meanwhile is chosen again: the insurer is told of nobody who is not so. */
async function refuseChangedPeople(
  db: Querying,
  row: PolicyRow,
  { applicant, insured, beneficiaries }: PolicyContent,
  of: Of,
): Promise<void> {
  const form = { patientId: insured.patientId, relation: insured.relation, beneficiaries }
  const now = await peopleOf(db, { ...of, form }).catch((error: unknown) => {
    if (error instanceof HttpError) throw peopleChanged()
    throw error
  })
  const isSame =
    now.insuredHmac === row.insuredHmac && now.insured.name === insured.name && canonicalJson(now.applicant) === canonicalJson(applicant)
  if (!isSame) throw peopleChanged()
}

/** Whoever declared what a plan is, and it is another now, declares it again. */
async function refuseChangedTerms(db: Querying, row: PolicyRow): Promise<void> {
  const terms = termsOf(await planOf(db, row.planId))
  if (canonicalJson(terms) !== canonicalJson(row.terms))
    throw new HttpError(409, 'TERMS_CHANGED', '方案的内容有更新，请回到第一步核对后再继续', { details: { step: 'people' } })
}

async function lockFilling(tx: Transaction, of: OfPolicy): Promise<PolicyRow> {
  const row = await lockOwnPolicy(tx, of)
  if (row.state !== 'filling') throw policyMoved()
  return row
}
