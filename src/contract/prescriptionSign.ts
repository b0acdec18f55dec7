import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant, ProductCode } from './fields'
import { Sex } from './idCard'
import { CHILD_AGE, PersonName } from './patient'

/** Drugs on one prescription (处方管理办法, article 6). */
export const MAX_DRUGS = 5
/** Hours after which a signature confirms nothing any more; the figure is ours. */
export const SIGN_HOURS = 24

/** Who holds the pen: the patient; the guardian of a child; or the member on behalf of somebody who cannot sign. */
export const Signer = z.enum(['patient', 'guardian', 'agent'], '请选择由谁签名')
export type Signer = z.infer<typeof Signer>

/** What somebody who signs on behalf of the patient is to them. */
export const SignerRelation = z.enum(['child', 'spouse', 'parent', 'other'], '请选择与用药人的关系')
export type SignerRelation = z.infer<typeof SignerRelation>
export const SIGNER_RELATION_NAMES: Readonly<Record<SignerRelation, string>> = {
  child: '子女',
  spouse: '配偶',
  parent: '父母',
  other: '其他亲属',
}

/** A disease that a drug is for (specification 2, section 3). Typed ones are custom and have no code. */
const SignedDisease = z
  .object({
    icdName: z.string().check(z.trim(), z.minLength(2, '请选择疾病'), z.maxLength(60, '疾病名称不超过 60 个字')),
    icdCode: z.nullable(z.string().check(z.regex(/^[A-Z]\d\d$/, '疾病编码不正确'))),
    isCustom: z.boolean(),
    /** The patient's. */
    sex: z.enum(Sex),
  })
  .check(z.refine(({ icdCode, isCustom }) => isCustom === (icdCode === null), { error: '疾病编码不正确', path: ['icdCode'] }))

/** What a signature confirms of one drug; boxes are ours. */
const DrugDiseases = z.object({
  productCode: ProductCode,
  quantity: z.int('数量应为整数').check(z.minimum(1, '数量至少为 1'), z.maximum(30, '每种药最多 30 盒，请咨询药师')),
  diseasesList: z.array(SignedDisease).check(z.minLength(1, '每种药都要有对应的疾病'), z.maxLength(5, '每种药最多 5 种疾病')),
})
export const DiseaseData = z
  .array(DrugDiseases)
  .check(z.minLength(1, '请添加需要购买的药品'), z.maxLength(MAX_DRUGS, `一张处方最多 ${MAX_DRUGS} 种药品`))
export type DiseaseData = z.infer<typeof DiseaseData>

/** For whom, and per drug what for: what a signature is given to (specification 2, section 3). */
export const PrescriptionSignExternal = z.object({
  patientInfoId: z.string('请选择用药人').check(z.regex(/^[\w-]{1,64}$/, '请选择用药人')),
  diseaseData: DiseaseData,
})
export type PrescriptionSignExternal = z.infer<typeof PrescriptionSignExternal>

type Disease = { name: string; icdCode: string | null }
type Diagnosed = {
  diagnosis: string
  icdCode: string | null
  drugs: ReadonlyArray<{ productCode: string; quantity: number; disease?: Disease | undefined }>
}

/** What the form of a prescription says of its drugs: each is for its own disease, or for the diagnosis. */
export const diseaseDataOf = ({ diagnosis, icdCode, drugs }: Diagnosed, sex: Sex): DiseaseData =>
  drugs.map(({ productCode, quantity, disease }) => {
    const { name, icdCode: code } = disease ?? { name: diagnosis, icdCode }
    return { productCode, quantity, diseasesList: [{ icdName: name.trim(), icdCode: code, isCustom: code === null, sex }] }
  })

/** Two of these that are alike confirm the same, whatever the order of drugs. */
export const confirmed = ({ patientInfoId, diseaseData }: PrescriptionSignExternal): string =>
  JSON.stringify([
    patientInfoId,
    ...diseaseData
      .map(({ productCode, quantity, diseasesList }) => [
        productCode,
        quantity,
        ...diseasesList.map(({ icdName, icdCode, sex }) => [icdName, icdCode, sex]),
      ])
      .sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
  ])

type Patient = { age: number; relationLabel: string }

/** Who may sign for a patient: a child's guardian alone; the patient, or the member on their behalf where that is somebody else. */
export const signersOf = ({ age, relationLabel }: Patient): readonly Signer[] =>
  age < CHILD_AGE ? ['guardian'] : relationLabel === 'self' ? ['patient'] : ['patient', 'agent']

/** A place on the paper; points from its top left corner. */
const Ordinate = z.int().check(z.minimum(-50), z.maximum(3000))
const Place = z.object({ x: Ordinate, y: Ordinate })

/** A signature as it was written, without the times: how fast a hand moves is nobody's to keep. */
export const Written = z.object({
  strokes: z
    .array(z.array(Place).check(z.minLength(1), z.maxLength(2000)))
    .check(z.minLength(1, '请先签名'), z.maxLength(120, '笔画太多，请重写')),
})

export const PrescriptionSignForm = z.object({
  prescriptionSignExternal: PrescriptionSignExternal,
  signer: Signer,
  /** Of the member who signs on behalf of the patient: name, and what they are to the patient. */
  agent: z.optional(z.object({ name: PersonName, relation: SignerRelation })),
  /** By hand, or the signer's name typed by whoever cannot draw: one of the two. */
  written: z.optional(Written),
  typedName: z.optional(PersonName),
})
export type PrescriptionSignForm = z.infer<typeof PrescriptionSignForm>

/** A signature, as its member and nobody else reads it. */
export const SignatureView = z
  .looseObject({
    signer: Signer,
    signerName: z.string(),
    /** What the signer is to the patient; null where the patient signed. */
    relation: z.nullable(z.string()),
    /** PNG as a data URL; null where the name was typed. */
    image: z.nullable(z.string()),
    signedAt: Instant,
  })
  .register(z.globalRegistry, { id: 'SignatureView' })
export type SignatureView = z.infer<typeof SignatureView>

export const PrescriptionSign = z
  .looseObject({
    ...SignatureView.shape,
    signId: Id,
    prescriptionSignExternal: z.looseObject({ patientInfoId: Id, diseaseData: DiseaseData }),
    endsAt: Instant,
  })
  .register(z.globalRegistry, { id: 'PrescriptionSign' })
export type PrescriptionSign = z.infer<typeof PrescriptionSign>

const CONSENTS = ['drugUserRule'] as const

export const prescriptionSign = {
  create: endpoint('POST /prescriptions/sign', {
    about:
      'Sign the form of a prescription before it is handed in. It confirms this patient, these drugs and diseases once, for a day, and nothing else. Where one is there already it is refused with SIGNED: update it',
    collects: { scene: '处方签名', kinds: ['identity', 'health', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: PrescriptionSignForm,
    invalidates: ['prescriptionSigns'],
    output: z.looseObject({ signId: Id }),
  }),
  update: endpoint('PUT /prescriptions/sign', {
    about: 'Sign anew: the signature that was there is deleted',
    collects: { scene: '处方签名', kinds: ['identity', 'health', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: z.object({ ...PrescriptionSignForm.shape, signId: Id }),
    invalidates: ['prescriptionSigns'],
    output: z.looseObject({ signId: Id }),
  }),
  find: endpoint('GET /prescriptions/sign', {
    about: 'The signature of this member that no prescription has taken yet, or null',
    session: 'required',
    provides: 'prescriptionSigns',
    output: z.looseObject({ sign: z.nullable(PrescriptionSign) }),
    fallback: { sign: null },
  }),
}
