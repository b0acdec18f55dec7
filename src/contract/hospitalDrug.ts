import * as z from 'zod/mini'
import { Doctor } from './consultationForm'
import { endpoint } from './endpoint'
import { Cents, Id, ProductCode } from './fields'
import { Pregnancy } from './patient'

/** One of the answers to choose from. `isNone` excludes all others: 都没有. */
export const QuestionOption = z.looseObject({ id: Id, title: z.string(), isNone: z._default(z.boolean(), false) })

/** A question before a prescription drug is asked for (specification 2, section 3): one or several of its options are chosen. */
export const DrugQuestion = z
  .looseObject({
    questionId: Id,
    question: z.string(),
    /** 可多选，没有就选「都没有」; empty where nothing is to be said. */
    hint: z.string(),
    isMultiple: z.boolean(),
    options: z.array(QuestionOption),
    /** Where it is written that this has to be known, and of when. */
    source: z.string(),
  })
  .register(z.globalRegistry, { id: 'DrugQuestion' })
export type DrugQuestion = z.infer<typeof DrugQuestion>

/** A packing that can be asked for, and how many of it at once. */
export const ConfigSku = z
  .looseObject({ skuCode: Id, skuName: z.string(), skuAmount: z.int().check(z.positive()), salePrice: z.nullable(Cents) })
  .register(z.globalRegistry, { id: 'ConfigSku' })
export type ConfigSku = z.infer<typeof ConfigSku>

/** Special orders by kind (specification 2, section 7): what is asked for, and from which door it comes. What each needs: `gateway/modules/hospitalDrug/kinds.ts`. */
export const SpecialOrderKind = z.enum(['hospitalDrug', 'renewal', 'antibiotic'], '没有这种申请')
export type SpecialOrderKind = z.infer<typeof SpecialOrderKind>

/** Answers to one question, by the ids of what was chosen. */
const Chosen = z.object({ questionId: Id, optionIds: z.array(Id).check(z.minLength(1, '请选择'), z.maxLength(20)) })
export type Chosen = z.infer<typeof Chosen>

export const SpecialOrderForm = z.object({
  productCode: ProductCode,
  patientId: z.string('请选择用药人').check(z.regex(/^[\w-]{1,64}$/, '请选择用药人')),
  answers: z.array(Chosen).check(z.maxLength(30)),
  skuCode: Id,
  /** Boxes. */
  quantity: z.int('数量应为整数').check(z.minimum(1, '数量至少为 1'), z.maximum(30)),
  disease: z.object({
    name: z.string().check(z.trim(), z.minLength(2, '请填写医生诊断过的疾病'), z.maxLength(60, '疾病名称不超过 60 个字')),
    icdCode: z.nullable(z.string().check(z.regex(/^[A-Z]\d\d$/, '疾病编码不正确'))),
  }),
  isDiagnosed: z.literal(true, '网上只能复诊：没有在医院确诊过，请先到医院就诊'),
  isAccompanied: z._default(z.boolean(), false),
  /** Asked of women of an age alone (`mayBePregnant`), who have to answer; of anybody else nothing. */
  pregnancy: z.optional(Pregnancy),
})
export type SpecialOrderForm = z.infer<typeof SpecialOrderForm>

export const hospitalDrug = {
  questions: endpoint('GET /question-config/{productCode}', {
    about:
      'What is asked before a prescription drug is asked for, one question after the other, who answers, and its packings; `why` where it cannot be asked for now',
    session: 'optional',
    params: z.object({ productCode: ProductCode }),
    output: z.looseObject({
      name: z.string(),
      why: z.nullable(z.string()),
      questions: z.array(DrugQuestion),
      /** Who has least to do now; null where nobody is on duty. */
      doctor: z.nullable(Doctor),
      configSku: z.array(ConfigSku),
      /** By which kind it is asked for. */
      kind: SpecialOrderKind,
      /** Patients of this member who had a prescription with it before: for them it is a renewal. */
      renewalOf: z.array(Id),
      fee: Cents,
      /** Of the table of questions. */
      dataDate: z.string(),
    }),
  }),
  submit: endpoint('POST /special-orders/{kind}', {
    about:
      'Ask for a prescription drug by its questions: begins a consultation about it, refused as `POST /consultations/save` refuses; ANSWERS_CHANGED where the questions are others by now',
    collects: { scene: '申请处方药', kinds: ['identity', 'health', 'consult'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    idempotent: true,
    params: z.object({ kind: SpecialOrderKind }),
    body: SpecialOrderForm,
    invalidates: ['consultations'],
    output: z.looseObject({ consultationId: Id, state: z.string(), payable: Cents }),
  }),
}
