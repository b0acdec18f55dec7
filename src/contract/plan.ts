import * as z from 'zod/mini'
import { Agreements } from './agreement'
import { endpoint } from './endpoint'
import { Cents, Done, Id, Instant, Page, pageOf, ProductCode, Quantity, QueryInt, Size } from './fields'
import { Sex } from './idCard'
import { PersonName } from './patient'
import { Written } from './prescriptionSign'
import { ProductCard } from './productCard'

/** The plans of a family share their texts and the order of their steps. */
export const PlanFamily = z.enum(['taf', 'innovationpay'])
export type PlanFamily = z.infer<typeof PlanFamily>

/**
 * How a plan is paid: `yearly` at once; `monthly` in equal instalments; `capped` in instalments up to a cap and in none beyond it; `result`, a
 * part at once and the rest only if the medicine helped.
 */
export const PlanType = z.enum(['yearly', 'monthly', 'capped', 'result'])
export type PlanType = z.infer<typeof PlanType>

/** Those of `/innovationpay/{type}` (specification 1, section 2). */
export const INSTALMENT_TYPES = ['monthly', 'capped', 'result'] as const satisfies readonly PlanType[]
export type InstalmentType = (typeof INSTALMENT_TYPES)[number]

/** Days before its day on which an instalment may be paid, and after it until when it may be caught up. */
export const DAYS_AHEAD = 7
export const GRACE_DAYS = 60

/** A plan's number, as its address has it. */
export const PlanId = z.string().check(z.regex(/^\d{1,9}$/, '方案编号应为数字'))

/** Years: of this age a member may apply for others. */
export const ADULT_AGE = 18
/** The insured person has lived so many days when the policy begins. */
export const MIN_DAYS = 28
/** Of beneficiaries, whose shares come to a hundred percent. */
export const MAX_BENEFICIARIES = 5

/** What the insured person is to who applies. */
export const InsuredRelation = z.enum(['self', 'spouse', 'child', 'parent'], '请选择与被保险人的关系')
export type InsuredRelation = z.infer<typeof InsuredRelation>
export const INSURED_RELATION_TEXT: Readonly<Record<InsuredRelation, string>> = {
  self: '本人',
  spouse: '配偶',
  child: '子女',
  parent: '父母',
}

/** An instalment of a plan: `month` after the first day; each one adds to what the policy pays. None of a plan that is paid at once. */
export const PlannedInstalment = z.looseObject({
  /** 1 is the first, paid with the application. */
  number: z.int(),
  month: z.int(),
  amount: Cents,
  adds: Cents,
  /** Paid only where the medicine helped. */
  isOnResult: z.boolean(),
})
export type PlannedInstalment = z.infer<typeof PlannedInstalment>

/** `coming`; `toPay` from a week before its day on; `missed` after its day; `waived` because the medicine did not help; `ended` with its policy. */
export const InstalmentState = z.enum(['coming', 'toPay', 'missed', 'paid', 'waived', 'ended'])
export type InstalmentState = z.infer<typeof InstalmentState>

/** An instalment of a policy that is issued. */
export const Instalment = z
  .extend(PlannedInstalment, {
    /** What is paid at the cashier; null of the first. */
    instalmentId: z.nullable(Id),
    state: InstalmentState,
    dueOn: z.iso.date(),
    /** The last day on which it may be caught up; the policy ends with it. */
    payUntil: z.iso.date(),
    paidAt: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'Instalment' })
export type Instalment = z.infer<typeof Instalment>

const InVersion = z.looseObject({ document: Id, version: z.string(), title: z.string() })

/** A plan as it is sold. */
export const Plan = z
  .looseObject({
    planId: PlanId,
    family: PlanFamily,
    type: PlanType,
    /** 安心可·特药医疗险 */
    name: z.string(),
    /** 基础版 */
    tier: z.string(),
    insurer: z.string(),
    /** Cents in the year of the policy, and the percentage that is paid of a covered medicine. */
    yearly: Cents,
    percent: z.int(),
    waitingDays: z.int(),
    coolingDays: z.int(),
    /** How many times it is paid: 1 of a plan that is paid at once. */
    times: z.int(),
    months: z.int(),
    /** Years, on the day on which the policy begins. */
    maxAge: z.int(),
    covers: z.array(z.looseObject({ title: z.string(), text: z.string(), value: z.string() })),
    excludes: z.array(z.string()),
    /** How many medicines are on its list. */
    medicines: z.int(),
    /** The lowest premium of its table that is in force; null where nothing is. */
    from: z.nullable(Cents),
  })
  .register(z.globalRegistry, { id: 'Plan' })
export type Plan = z.infer<typeof Plan>

/**
 * How an application or a policy stands: `filling`; `declined` by an answer or by the insurer; `underwriting`; `toPay`; `issuing` once it is paid;
 * `active`; `over` with its last day; `cancelling` and `cancelled` by its member; `closed` unpaid; `returned`, because the insurer did not issue it.
 */
export const PolicyState = z.enum([
  'filling',
  'declined',
  'underwriting',
  'toPay',
  'issuing',
  'active',
  'over',
  'cancelling',
  'cancelled',
  'closed',
  'returned',
])
export type PolicyState = z.infer<typeof PolicyState>

/** What is to be done, in this order; a later one is refused while an earlier one is missing. */
export const POLICY_STEPS = ['people', 'read', 'health', 'declare', 'sign'] as const
export const PolicyStep = z.enum(POLICY_STEPS)
export type PolicyStep = z.infer<typeof PolicyStep>

/** Who gets what is paid out, with a share in percent; none: the heirs by law. */
export const Beneficiary = z.object({
  name: PersonName,
  relation: InsuredRelation,
  share: z.int('份额应为整数').check(z.minimum(1, '份额至少 1%'), z.maximum(100, '份额最多 100%')),
})
export type Beneficiary = z.infer<typeof Beneficiary>

const Beneficiaries = z.array(Beneficiary).check(
  z.maxLength(MAX_BENEFICIARIES, `最多 ${MAX_BENEFICIARIES} 位受益人`),
  z.refine((all) => all.length === 0 || all.reduce((sum, { share }) => sum + share, 0) === 100, '受益份额合计应为 100%'),
)

/** For whom: a patient of the member's. `relation` where the patient's own record does not say it: a spouse. */
export const PolicyPeople = z.object({
  patientId: z.string('请选择被保险人').check(z.regex(/^[\w-]{1,64}$/, '请选择被保险人')),
  relation: InsuredRelation,
  beneficiaries: Beneficiaries,
})
export type PolicyPeople = z.infer<typeof PolicyPeople>

/** What giving a policy back comes to now. */
export const PolicyRefund = z
  .looseObject({
    back: Cents,
    /** Within the cooling-off period: all of it. */
    isWhole: z.boolean(),
    /** Why it cannot be given back now, in words; null where it can. */
    problem: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PolicyRefund' })
export type PolicyRefund = z.infer<typeof PolicyRefund>

/** A policy from its application on, as its member sees it. */
export const Policy = z
  .looseObject({
    policyId: Id,
    plan: z.pick(Plan, {
      ...{ planId: true, family: true, type: true, name: true, tier: true, insurer: true },
      ...{ yearly: true, percent: true, waitingDays: true, coolingDays: true, times: true },
    }),
    state: PolicyState,
    /** What is to be done next; null where nothing is left to fill in. */
    step: z.nullable(PolicyStep),
    /** Names are masked: 周*. */
    applicant: z.string(),
    insured: z.looseObject({ patientId: Id, name: z.string(), relation: InsuredRelation, age: z.int(), isChild: z.boolean() }),
    beneficiaries: z.array(z.looseObject({ name: z.string(), relation: InsuredRelation, share: z.int() })),
    /** Texts that are read to their end; one that has a newer version is to be read again. */
    reads: z.array(z.extend(InVersion, { isRead: z.boolean() })),
    /** Texts that are agreed to when all is declared. */
    agreements: z.array(InVersion),
    questions: z.array(z.looseObject({ questionId: Id, text: z.string(), answer: z.nullable(z.boolean()) })),
    isDeclared: z.boolean(),
    signedAt: z.nullable(Instant),
    /** Why it was declined, returned or closed, as its member reads it. */
    refusal: z.nullable(z.string()),
    /** Of the year; of a plan in instalments the first. */
    premium: Cents,
    /** All of them from the first on, once it is issued; none of a plan that is paid at once. */
    instalments: z.array(Instalment),
    /** From which day the table of the premium is, and until when the offer holds. */
    rateFrom: z.iso.date(),
    offerUntil: Instant,
    payBefore: z.nullable(Instant),
    paidAt: z.nullable(Instant),
    /** First and last day; before it is paid, those that it would have if it were paid today. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    policyNumber: z.nullable(z.string()),
    /** The last day of the cooling-off period: until its midnight. */
    coolingDay: z.nullable(z.iso.date()),
    /** The first day on which it pays. */
    paysFrom: z.nullable(z.iso.date()),
    /** Of the year, as far as it is paid for; null before it is issued. */
    limit: z.nullable(z.looseObject({ yearly: Cents, reserved: Cents, taken: Cents, left: Cents })),
    refund: z.nullable(PolicyRefund),
    /** What was asked back, and when it was back. */
    back: Cents,
    refundedAt: z.nullable(Instant),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'Policy' })
export type Policy = z.infer<typeof Policy>

/** Whether a medicine can be had by a policy now, and why not. */
export const RightCode = z.enum(['usable', 'waiting', 'over', 'spent', 'offShelf'])
export type RightCode = z.infer<typeof RightCode>

/** A medicine of a policy's list. */
export const PolicyRight = z
  .looseObject({
    card: ProductCard,
    isPrescribed: z.boolean(),
    code: RightCode,
    /** The decision in words, and what can be done. */
    text: z.string(),
    /** Of one piece at its price, before promotions: by the insurer, and by the member. */
    insured: Cents,
    own: Cents,
  })
  .register(z.globalRegistry, { id: 'PolicyRight' })
export type PolicyRight = z.infer<typeof PolicyRight>

/** An order that a policy pays, or paid. */
export const RightOrder = z
  .looseObject({
    orderCode: Id,
    policyId: Id,
    planName: z.string(),
    insuredName: z.string(),
    products: z.array(z.looseObject({ name: z.string(), quantity: z.int() })),
    status: z.int(),
    statusText: z.string(),
    insured: Cents,
    own: Cents,
    /** What is left of the policy's year. */
    left: Cents,
    orderedAt: Instant,
    /** The last news of its parcel; null before it is sent. */
    parcel: z.nullable(z.looseObject({ carrier: z.string(), trackingNumber: z.string(), text: z.string(), at: Instant })),
  })
  .register(z.globalRegistry, { id: 'RightOrder' })
export type RightOrder = z.infer<typeof RightOrder>

/** What is printed on a policy, by which anybody checks it. */
export const PolicyCheck = z.object({
  policyNumber: z.string('请填写保单号').check(z.trim(), z.minLength(1, '请填写保单号'), z.maxLength(40, '保单号不超过 40 个字')),
  code: z.string('请填写校验码').check(z.trim(), z.regex(/^\d{8}$/, '校验码是保单上的 8 位数字')),
})

const ByPlan = z.object({ planId: PlanId })
const ByPolicy = z.object({ policyId: Id })
/** By hand, or the signer's name typed by whoever cannot draw: one of the two. */
const Signing = { written: z.optional(Written), typedName: z.optional(PersonName) }

/** Insurance that is applied for in the shop (specification 1, section 2: `/taf`, `/innovationpay`, of which `begin` is the “innovation submit” of specification 2, section 7; methods and fields are not shown and are ours). */
export const plan = {
  list: endpoint('GET /plans', {
    about: 'The plans of a family that are sold, of one type where it is named, their texts in the versions in force, and who insures',
    sameFor: 'everybody',
    provides: 'lists',
    query: z.object({ family: z._default(PlanFamily, 'taf'), type: z.optional(PlanType) }),
    output: z.looseObject({
      results: z.array(Plan),
      /** To be read to their end before anything is answered. */
      reads: z.array(InVersion),
      /** The reference gateway insures nobody. */
      notice: z.string(),
    }),
  }),
  quote: endpoint('GET /plans/{planId}/quote', {
    about:
      'What a plan costs for somebody of an age and sex, a year or in instalments, from the table that is in force today. 404 of an unknown plan',
    params: ByPlan,
    query: z.object({ age: QueryInt(0, 120, 30), sex: QueryInt(Sex.male, Sex.female, Sex.male) }),
    output: z.looseObject({
      /** A year; of a plan in instalments the first. */
      premium: z.nullable(Cents),
      instalments: z.array(PlannedInstalment),
      /** Why it is not sold at this age; null where it is. */
      problem: z.nullable(z.string()),
    }),
  }),
  medicines: endpoint('GET /plans/{planId}/medicines', {
    about: 'The medicines that a plan pays for. 404 of an unknown plan',
    params: ByPlan,
    output: z.looseObject({ results: z.array(ProductCard) }),
  }),
  filling: endpoint('GET /plans/{planId}/filling', {
    about: 'This member’s application for a plan that is not paid yet; null where there is none. 404 of an unknown plan',
    session: 'required',
    params: ByPlan,
    provides: 'plans',
    output: z.looseObject({ policy: z.nullable(Policy) }),
  }),
  begin: endpoint('POST /plans/{planId}/policies', {
    about:
      'Apply: for whom. One that is under way is changed, and what depends on the person is asked anew. 404 of an unknown plan or anybody else’s patient; 409 NO_INSURER, NOT_OPEN, NO_APPLICANT, APPLICANT_AGE, RELATION, TOO_YOUNG, TOO_OLD, NO_RATE, INSURED_ALREADY, DECLINED_BEFORE, SIGNED',
    collects: { scene: '投保', kinds: ['identity'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    idempotent: true,
    params: ByPlan,
    body: PolicyPeople,
    invalidates: ['plans'],
    output: Policy,
  }),
  read: endpoint('POST /plans/policies/{policyId}/reads', {
    about: 'A text was read to its end. 409 STEP_MISSING, TEXT_CHANGED where another version is in force',
    collects: 'nothing',
    session: 'required',
    params: ByPolicy,
    body: z.object({ document: Id, version: z.string().check(z.maxLength(20)) }),
    invalidates: ['plans'],
    output: Policy,
  }),
  answer: endpoint('POST /plans/policies/{policyId}/answers', {
    about:
      'Answer a question of the declaration of health; a yes ends the application, and is not asked again. 409 STEP_MISSING, OUT_OF_ORDER, ANSWERS_CHANGED, PEOPLE_CHANGED where `patientId` is not who is insured',
    collects: { scene: '健康告知', kinds: ['health'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    params: ByPolicy,
    body: z.object({ patientId: Id, questionId: Id, answer: z.boolean('请选择“是”或“否”') }),
    invalidates: ['plans'],
    output: Policy,
  }),
  declare: endpoint('POST /plans/policies/{policyId}/declarations', {
    about:
      'Declare that all of it is true, with the texts that are agreed to separately, and that the insured person agrees. 400 AGREEMENT_MISSING, 409 STEP_MISSING, AGREEMENT_CHANGED, PEOPLE_CHANGED',
    collects: 'nothing',
    session: 'required',
    headers: ['channel'],
    params: ByPolicy,
    body: z.object({ patientId: Id, agreements: Agreements, insuredAgrees: z.literal(true, '请先取得被保险人的同意') }),
    invalidates: ['plans', 'agreements'],
    output: Policy,
  }),
  sign: endpoint('POST /plans/policies/{policyId}/signatures', {
    about:
      'Sign as the applicant, at the premium that was shown; then the insurer is asked. 409 STEP_MISSING, PRICE_CHANGED, TERMS_CHANGED, PEOPLE_CHANGED, 422 BLANK, OTHER_NAME',
    collects: { scene: '投保签名', kinds: ['identity', 'picture'] },
    session: 'required',
    idempotent: true,
    params: ByPolicy,
    body: z.object({ ...Signing, patientId: Id, premium: Cents }),
    invalidates: ['plans', 'serviceOrders'],
    output: Policy,
  }),
  policies: endpoint('GET /plans/policies', {
    about: 'This member’s policies and applications, the newest first; without what he deleted',
    session: 'required',
    provides: 'plans',
    output: z.looseObject({ results: z.array(Policy) }),
    fallback: { results: [] },
  }),
  policy: endpoint('GET /plans/policies/{policyId}', {
    about: 'A policy or application of this member’s. 404 of anybody else’s',
    session: 'required',
    params: ByPolicy,
    provides: 'plans',
    output: Policy,
  }),
  close: endpoint('DELETE /plans/policies/{policyId}', {
    about: 'Take an application back that is not paid; twice is once. 409 POLICY_MOVED',
    session: 'required',
    params: ByPolicy,
    invalidates: ['plans', 'serviceOrders'],
    output: Done,
  }),
  cancel: endpoint('POST /plans/policies/{policyId}/cancellations', {
    about:
      'Give a policy back for the amount that was shown: all of it in the cooling-off period, its cash value after that; of instalments what they added and was not used. 409 AMOUNT_CHANGED, POLICY_USED, POLICY_MOVED',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    params: ByPolicy,
    body: z.object({ back: Cents }),
    invalidates: ['plans', 'serviceOrders', 'insurance', 'powers'],
    output: Policy,
  }),
  pdf: endpoint('POST /plans/policies/{policyId}/pdf', {
    about: 'A link to the policy as a document, which ends. 409 NOT_ISSUED',
    session: 'required',
    params: ByPolicy,
    output: z.looseObject({ url: z.string(), expiresAt: Instant, fileName: z.string() }),
  }),
  check: endpoint('POST /plans/policies/check', {
    about: 'Whether a policy is genuine, by its number and the code that is printed on it: what it is, without a name. 404 of any other',
    collects: 'nothing',
    body: PolicyCheck,
    output: z.looseObject({
      planName: z.string(),
      insurer: z.string(),
      insuredName: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      state: PolicyState,
    }),
  }),
  rights: endpoint('GET /plans/policies/{policyId}/rights', {
    about: 'What a policy pays for, medicine by medicine, and whether it does so now. 404 of anybody else’s, 409 NOT_ISSUED',
    session: 'required',
    params: ByPolicy,
    provides: 'plans',
    output: z.looseObject({
      policy: Policy,
      results: z.array(PolicyRight),
      /** Texts to be agreed to, and signed by the insured person or his guardian, before the first use; none once that is done. */
      registers: z.array(InVersion),
      /** Who signs: the name itself, for he types it who cannot draw. Null where a child's guardian is not known. */
      signer: z.nullable(z.string()),
    }),
  }),
  register: endpoint('POST /plans/policies/{policyId}/registrations', {
    about:
      'Agree to how rights are used, signed by the insured person or his guardian; once a policy. 400 AGREEMENT_MISSING, 409 AGREEMENT_CHANGED, NO_GUARDIAN, 422 BLANK, OTHER_NAME',
    collects: { scene: '特药权益授权', kinds: ['identity', 'picture'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    headers: ['channel'],
    idempotent: true,
    params: ByPolicy,
    body: z.object({ ...Signing, agreements: Agreements }),
    invalidates: ['plans', 'agreements'],
    output: Done,
  }),
  use: endpoint('POST /plans/policies/{policyId}/uses', {
    about: 'Settle a medicine by a policy. 409 NOT_REGISTERED, and the code of the decision where it cannot be had',
    collects: 'nothing',
    session: 'required',
    params: ByPolicy,
    body: z.object({ productCode: ProductCode, quantity: Quantity }),
    output: z.looseObject({ settleId: Id }),
  }),
  orders: endpoint('GET /plans/rights', {
    about: 'Orders that this member’s policies pay, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'orders',
    output: pageOf(RightOrder),
  }),
  order: endpoint('GET /plans/rights/{orderCode}', {
    about: 'One order that a policy pays. 404 of anybody else’s, and of one that no policy pays',
    session: 'required',
    params: z.object({ orderCode: Id }),
    provides: 'orders',
    output: RightOrder,
  }),
}
