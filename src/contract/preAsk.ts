import * as z from 'zod/mini'
import { Doctor } from './consultationForm'
import { endpoint } from './endpoint'
import { Cents, Done, Id, ProductCode } from './fields'
import { ConfigSku, DrugQuestion, SpecialOrderForm } from './hospitalDrug'

const { disease, isDiagnosed, isAccompanied, pregnancy, skuCode, quantity } = SpecialOrderForm.shape

/** What was said so far: the shop's opening, then a question with what was chosen. */
const ChatLine = z.looseObject({
  /** Null of the opening. */
  question: z.nullable(DrugQuestion),
  text: z.string(),
  optionIds: z.array(Id),
})

/**
 * A guided consultation about a prescription drug that a policy pays, as far as it is. It is complete when its history is as long as there are
 * questions, and the opening besides (specification 2, section 4).
 */
export const PreAsk = z
  .looseObject({
    askId: Id,
    benefitId: Id,
    productCode: ProductCode,
    productName: z.string(),
    /** The insured person, masked. */
    insuredName: z.string(),
    percent: z.int(),
    history: z.array(ChatLine),
    count: z.int().check(z.nonnegative()),
    /** The next one; null where all are answered. */
    question: z.nullable(DrugQuestion),
    isComplete: z.boolean(),
    diagnosis: z.nullable(z.looseObject({ name: z.string(), icdCode: z.nullable(z.string()) })),
    configSku: z.array(ConfigSku),
    /** Who has least to do now, and why it cannot be asked for, where it cannot. */
    doctor: z.nullable(Doctor),
    why: z.nullable(z.string()),
    fee: Cents,
  })
  .register(z.globalRegistry, { id: 'PreAsk' })
export type PreAsk = z.infer<typeof PreAsk>

const MEMBERS = { session: 'required', needConsent: ['drugUserRule'] } as const

export const preAsk = {
  init: endpoint('POST /preAsk/init', {
    about:
      'Begin, or go on with, a guided consultation about a drug that a policy pays, for the person who is insured. 409 BENEFIT_OVER, NOT_COVERED, NOT_INSURED where the patient is another person',
    collects: { scene: '商保问诊', kinds: ['identity', 'health', 'consult'] },
    ...MEMBERS,
    body: z.object({ benefitId: Id, patientId: Id, productCode: ProductCode }),
    output: PreAsk,
  }),
  send: endpoint('POST /preAsk/send', {
    about:
      'Answer a question, the next one or one before; what was said after it stays. 409 OUT_OF_ORDER for a later one, ANSWERS_CHANGED where the questions are others by now',
    collects: { scene: '商保问诊', kinds: ['health'] },
    ...MEMBERS,
    body: z.object({ askId: Id, questionId: Id, optionIds: z.array(Id).check(z.minLength(1, '请选择'), z.maxLength(20)) }),
    output: PreAsk,
  }),
  end: endpoint('POST /preAsk/end', {
    about: 'End a guided consultation without asking for anything; what was said is deleted',
    collects: 'nothing',
    ...MEMBERS,
    body: z.object({ askId: Id }),
    output: Done,
  }),
  diagnosis: endpoint('POST /insurance/diagnosis', {
    about: 'Say what a doctor has diagnosed, once all is answered. 409 NOT_COMPLETE before',
    collects: { scene: '商保问诊', kinds: ['health'] },
    ...MEMBERS,
    body: z.object({ askId: Id, disease, isDiagnosed, isAccompanied, pregnancy }),
    output: PreAsk,
  }),
  consult: endpoint('POST /insurance/consult', {
    about:
      'Hand all of it to a doctor: begins a consultation, refused as `POST /special-orders/{kind}` refuses. 409 NOT_COMPLETE before the diagnosis, ANSWERS_CHANGED where another screen answers meanwhile',
    collects: { scene: '商保问诊', kinds: ['identity', 'health', 'consult'] },
    ...MEMBERS,
    idempotent: true,
    body: z.object({ askId: Id, skuCode, quantity }),
    invalidates: ['consultations'],
    output: z.looseObject({ consultationId: Id, state: z.string(), payable: Cents }),
  }),
}
