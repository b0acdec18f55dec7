import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant, Phone, QueryFlag } from './fields'
import { IdCardNumber, Sex } from './idCard'
import { PICTURE_TYPES } from './upload'

/** Specification 2, section 3: how far a member's list is. */
export const PatientListState = { HAS_PATIENT: 0, NO_PATIENT: 1, HAS_DEFAULT_PATIENT: 2 } as const

/** Below this age (years) a patient is a child: a guardian's particulars and the guardian's own consent are needed (childrenInfo, PIPL 31). */
export const CHILD_AGE = 14

/** Who the patient is to the member. */
export const Relation = z.enum(['self', 'parent', 'child', 'other'], '请选择与您的关系')
export type Relation = z.infer<typeof Relation>

/** 父亲, 女儿, 孩子: as the member says it. */
export function relationText({ relationLabel, sex, age }: { relationLabel: Relation; sex: Sex; age: number }): string {
  const isMale = sex === Sex.male
  if (relationLabel === 'self') return '本人'
  if (relationLabel === 'parent') return isMale ? '父亲' : '母亲'
  if (relationLabel === 'other') return '其他'
  return age < CHILD_AGE ? '孩子' : isMale ? '儿子' : '女儿'
}

/** Who the guardian is to the child. */
export const GuardianRelation = z.enum(['father', 'mother', 'other'], '请选择与孩子的关系')
export type GuardianRelation = z.infer<typeof GuardianRelation>
export const GUARDIAN_RELATION_TEXT: Readonly<Record<GuardianRelation, string>> = { father: '父亲', mother: '母亲', other: '其他监护人' }

/** 青霉素过敏, however it was written down. */
export const allergyText = (name: string): string => (name.endsWith('过敏') ? name : `${name}过敏`)

/** Chinese characters, letters, the dot and the space of foreign names. */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请填写姓名'),
    z.maxLength(25, '姓名不超过 25 个字'),
    z.regex(/^[\u3400-\u9fff\ud800-\udfff·.A-Za-z ]+$/, '姓名只能是汉字、字母和间隔号'),
  )

const Finding = z.string().check(z.trim(), z.minLength(1, '请填写名称'), z.maxLength(20, '每项不超过 20 个字'))
/** Null: not said. An empty list: there is none. */
const Findings = z.nullable(z.array(Finding).check(z.maxLength(20, '最多填写 20 项')))

export const LiverKidney = z.enum(['normal', 'abnormal', 'unclear'])
export type LiverKidney = z.infer<typeof LiverKidney>
export const LIVER_KIDNEY_TEXT: Readonly<Record<LiverKidney, string>> = { normal: '正常', abnormal: '异常', unclear: '不清楚' }

export const Pregnancy = z.enum(['none', 'pregnant', 'nursing'])
export type Pregnancy = z.infer<typeof Pregnancy>
export const PREGNANCY_TEXT: Readonly<Record<Pregnancy, string>> = { none: '都没有', pregnant: '怀孕中', nursing: '哺乳期' }

/** Whole years, both included, in which a woman is asked whether she is pregnant or nursing; the figures are ours. */
export const PREGNANCY_AGES = { from: 12, to: 55 } as const

/** Whether it makes sense to ask this person about pregnancy and nursing. */
export const mayBePregnant = ({ sex, age }: { sex: Sex; age: number }) =>
  sex === Sex.female && age >= PREGNANCY_AGES.from && age <= PREGNANCY_AGES.to

/** What a pharmacist looks at before a drug is handed over; null is what was not said. Records older than the question about pregnancy read as null there. */
export const HealthInfo = z.object({
  allergies: Findings,
  chronicDiseases: Findings,
  liverKidney: z.nullable(LiverKidney),
  pregnancy: z._default(z.nullable(Pregnancy), null),
})
export type HealthInfo = z.infer<typeof HealthInfo>

const GuardianFields = { name: PersonName, relationLabel: GuardianRelation }
export const Guardian = z.object({ ...GuardianFields, phone: Phone, cardNum: IdCardNumber })
/** Without new numbers the ones that are known stay. */
export const GuardianChange = z.object({ ...GuardianFields, phone: z.optional(Phone), cardNum: z.optional(IdCardNumber) })

const PatientFields = {
  name: PersonName,
  relationLabel: z._default(Relation, 'self'),
  /** 0: the ID card of residents, which is the only certificate taken. */
  certificateType: z._default(z.literal('0', '目前只支持居民身份证'), '0'),
  isDefault: z._default(z.boolean(), false),
  healthInfo: z._default(z.nullable(HealthInfo), null),
}

export const PatientForm = z.object({
  ...PatientFields,
  idCardNumber: IdCardNumber,
  consigneePhone: z.optional(z.nullable(Phone)),
  guardianVo: z.optional(z.nullable(Guardian)),
})
export type PatientForm = z.infer<typeof PatientForm>

/** A change: a number, a phone or a guardian that is left out stays as it is; null takes the phone or the guardian away. */
export const PatientChange = z.object({
  ...PatientFields,
  idCardNumber: z.optional(IdCardNumber),
  consigneePhone: z.optional(z.nullable(Phone)),
  guardianVo: z.optional(z.nullable(GuardianChange)),
})
export type PatientChange = z.infer<typeof PatientChange>

/** A patient as it comes back: every number is masked; `numbers` uncovers them. Sex, day of birth and age are what the ID card says. */
export const Patient = z
  .looseObject({
    id: Id,
    name: z.string(),
    relationLabel: Relation,
    isDefault: z.boolean(),
    certificateType: z.literal('0'),
    idCardNumber: z.string(),
    /** The number of the certificate of this type: the ID card's. */
    cardNumber: z.string(),
    consigneePhone: z.nullable(z.string()),
    sex: z.enum(Sex),
    /** 2021-04-12 */
    birthDate: z.string(),
    age: z.int(),
    healthInfo: z.nullable(HealthInfo),
    guardianVo: z.nullable(z.looseObject({ name: z.string(), relationLabel: GuardianRelation, phone: z.string(), cardNum: z.string() })),
  })
  .register(z.globalRegistry, { id: 'Patient' })
export type Patient = z.infer<typeof Patient>

const Typed = z.optional(z.string().check(z.maxLength(40)))
const TypedList = z.optional(z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))))

/** What was typed into the form and not saved, right or wrong. */
export const PatientDraft = z.object({
  name: Typed,
  relationLabel: z.optional(Relation),
  idCardNumber: Typed,
  consigneePhone: Typed,
  allergies: TypedList,
  chronicDiseases: TypedList,
  liverKidney: z.optional(z.nullable(LiverKidney)),
  pregnancy: z.optional(z.nullable(Pregnancy)),
  guardianName: Typed,
  guardianRelation: z.optional(z.nullable(GuardianRelation)),
  guardianPhone: Typed,
  guardianCardNum: Typed,
  isDefault: z.optional(z.boolean()),
})
export type PatientDraft = z.infer<typeof PatientDraft>

/** Bytes of a photograph of a card; the storefront makes it smaller before it sends it. */
const MAX_CARD_BYTES = 10 << 20

/**
 * What was read from a card; null is what could not be read. The number is certain: right in itself, and saying the sex and the day of
 * birth that are printed beside it. A name has no such check, and rare characters are mistaken for common ones: `sure` never names it.
 */
export const IdCardText = z.looseObject({
  name: z.nullable(z.string()),
  idCardNumber: z.nullable(z.string()),
  /** Which of them need not be compared with the card. */
  sure: z.array(z.enum(['name', 'idCardNumber'])),
})
export type IdCardText = z.infer<typeof IdCardText>

const ById = z.object({ id: Id })
/** `new`, or the patient that is being changed. */
const ByForm = z.object({ form: Id })
const CONSENTS = ['drugUserRule'] as const
const State = z.enum(PatientListState)

export const patient = {
  list: endpoint('GET /patients', {
    about: 'Patients of this member, the default first; with `isDefault=true` the default alone',
    session: 'required',
    query: z.object({ isDefault: z._default(QueryFlag, false) }),
    provides: 'patients',
    output: z.looseObject({ state: State, results: z.array(Patient) }),
    fallback: { state: PatientListState.NO_PATIENT, results: [] },
  }),
  default: endpoint('GET /patients/default', {
    about: 'The default patient, or nothing',
    session: 'required',
    provides: 'patients',
    output: z.looseObject({ patient: z.nullable(Patient) }),
    fallback: { patient: null },
  }),
  init: endpoint('GET /patients/_init', {
    about: 'What an empty form begins with: how far the list is, how many more it may have, and words to choose from',
    session: 'required',
    provides: 'patients',
    output: z.looseObject({ state: State, left: z.int(), allergies: z.array(z.string()), chronicDiseases: z.array(z.string()) }),
  }),
  one: endpoint('GET /patients/{id}', {
    about: 'One patient, the numbers masked',
    session: 'required',
    params: ById,
    provides: 'patients',
    output: Patient,
  }),
  numbers: endpoint('GET /patients/{id}/numbers', {
    about: 'The numbers of one patient uncovered, for the member alone who wrote them down',
    session: 'required',
    params: ById,
    output: z.looseObject({
      idCardNumber: z.string(),
      consigneePhone: z.nullable(z.string()),
      guardianVo: z.nullable(z.looseObject({ phone: z.string(), cardNum: z.string() })),
    }),
  }),
  add: endpoint('POST /patients', {
    about:
      'Add a patient; a child needs a guardian and the consent childrenInfo. With the header isValidate a name that looks like none is refused with NAME_DOUBTFUL, with forceCheck it is taken all the same',
    collects: { scene: '添加用药人', kinds: ['identity', 'health'] },
    session: 'required',
    needConsent: CONSENTS,
    timeout: 8000,
    headers: ['forceCheck', 'isValidate'],
    idempotent: true,
    body: PatientForm,
    invalidates: ['patients'],
    output: Patient,
  }),
  change: endpoint('PUT /patients/{id}', {
    about: 'Change a patient; the headers are those of adding one',
    collects: { scene: '修改用药人', kinds: ['identity', 'health'] },
    session: 'required',
    needConsent: CONSENTS,
    timeout: 8000,
    headers: ['forceCheck', 'isValidate'],
    params: ById,
    body: PatientChange,
    invalidates: ['patients'],
    output: Patient,
  }),
  idCardOcr: endpoint('POST /patients/idCardOcr', {
    about:
      'Read name and number from a photograph of the front of an ID card, which nothing is kept of. CARD_UNREADABLE says how to photograph it better; READER_AWAY that nothing can be read now',
    collects: { scene: '拍证件自动填', kinds: ['identity', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    timeout: 20000,
    body: z.object({}),
    file: { maxBytes: MAX_CARD_BYTES, types: PICTURE_TYPES },
    output: IdCardText,
  }),
  makeDefault: endpoint('PUT /patients/{id}/default', {
    about: 'Make a patient the default',
    session: 'required',
    params: ById,
    invalidates: ['patients'],
    output: Patient,
  }),
  remove: endpoint('DELETE /patients/{id}', {
    about: 'Delete a patient with all particulars; prescriptions stay as the law wants them',
    session: 'required',
    params: ById,
    invalidates: ['patients'],
    output: Done,
  }),
  draft: endpoint('GET /patients/drafts/{form}', {
    about: 'What was typed into a form and not saved, or nothing; kept for two weeks, encrypted',
    session: 'required',
    params: ByForm,
    provides: 'patients',
    output: z.looseObject({ draft: z.nullable(PatientDraft), savedAt: z.nullable(Instant) }),
  }),
  keepDraft: endpoint('PUT /patients/drafts/{form}', {
    about: 'Keep what is being typed into a form',
    collects: { scene: '填写用药人（未保存）', kinds: ['identity', 'health'] },
    session: 'required',
    needConsent: CONSENTS,
    params: ByForm,
    body: PatientDraft,
    output: Done,
  }),
  dropDraft: endpoint('DELETE /patients/drafts/{form}', {
    about: 'Throw away what was typed into a form',
    session: 'required',
    params: ByForm,
    output: Done,
  }),
}
