import type { Input } from '@/contract/endpoint'
import { ageOn, birthDateOf, idCardProblem, sexOf, type Sex } from '@/contract/idCard'
import {
  CHILD_AGE,
  Guardian,
  GuardianChange,
  type GuardianRelation,
  type LiverKidney,
  mayBePregnant,
  type Patient,
  type patient,
  type Pregnancy,
  type Relation,
} from '@/contract/patient'
import { schemaProblem } from '@/lib/schemaProblem'
import { shopDate } from '@/lib/time'

/** What the form holds. A number is empty where the one that the gateway keeps is to stay. */
export type PatientValues = {
  relationLabel: Relation
  name: string
  idCardNumber: string
  consigneePhone: string
  allergies: string[] | null
  chronicDiseases: string[] | null
  liverKidney: LiverKidney | null
  pregnancy: Pregnancy | null
  guardianName: string
  guardianRelation: GuardianRelation | null
  guardianPhone: string
  guardianCardNum: string
  isDefault: boolean
}

const EMPTY: PatientValues = {
  relationLabel: 'self',
  name: '',
  idCardNumber: '',
  consigneePhone: '',
  allergies: null,
  chronicDiseases: null,
  liverKidney: null,
  pregnancy: null,
  guardianName: '',
  guardianRelation: null,
  guardianPhone: '',
  guardianCardNum: '',
  isDefault: false,
}

/** What the form begins with: nothing, or a patient who is there. */
export function valuesOf(present: Patient | undefined, isDefault: boolean): PatientValues {
  if (!present) return { ...EMPTY, isDefault }
  const { name, relationLabel, healthInfo, guardianVo } = present
  return {
    ...EMPTY,
    ...healthInfo,
    name,
    relationLabel,
    guardianName: guardianVo?.name ?? '',
    guardianRelation: guardianVo?.relationLabel ?? null,
    isDefault: present.isDefault,
  }
}

/** What the number of a card tells: the typed one once it is right, else that of the patient who is there. */
export function toldByCard(idCardNumber: string, present: Patient | undefined): { sex: Sex; birthDate: string; age: number } | undefined {
  if (idCardNumber === '') return present
  if (idCardProblem(idCardNumber)) return undefined
  const birthDate = birthDateOf(idCardNumber)
  return { sex: sexOf(idCardNumber), birthDate, age: ageOn(birthDate, shopDate(Date.now())) }
}

export const isChild = (idCardNumber: string, present: Patient | undefined) =>
  (toldByCard(idCardNumber, present)?.age ?? CHILD_AGE) < CHILD_AGE

const GUARDIAN_FIELDS = {
  guardianName: 'name',
  guardianRelation: 'relationLabel',
  guardianPhone: 'phone',
  guardianCardNum: 'cardNum',
} as const
type GuardianField = keyof typeof GUARDIAN_FIELDS

/** Whether the form asks about pregnancy and nursing: only a woman whom the card shows to be of that age. */
export function asksPregnancy(idCardNumber: string, present: Patient | undefined): boolean {
  const told = toldByCard(idCardNumber, present)
  return told !== undefined && mayBePregnant(told)
}

/** The guardian is asked for a child alone; numbers that the gateway knows need not be typed again. */
export function guardianProblems(values: PatientValues, present: Patient | undefined): Partial<Record<GuardianField, string | undefined>> {
  const isAsked = isChild(values.idCardNumber, present)
  const { shape } = present?.guardianVo ? GuardianChange : Guardian
  const problem = (field: GuardianField) => (isAsked ? schemaProblem(shape[GUARDIAN_FIELDS[field]], values[field]) : undefined)
  return {
    guardianName: problem('guardianName'),
    guardianRelation: problem('guardianRelation'),
    guardianPhone: problem('guardianPhone'),
    guardianCardNum: problem('guardianCardNum'),
  }
}

/** Where the gateway's word about a guardian belongs. */
export const FIELDS = {
  'guardianVo.name': 'guardianName',
  'guardianVo.relationLabel': 'guardianRelation',
  'guardianVo.phone': 'guardianPhone',
  'guardianVo.cardNum': 'guardianCardNum',
} as const

type Body = Input<typeof patient.add>['body']
type Change = Input<typeof patient.change>['body']

/** What was said of a pregnancy goes where the form does not ask (any more): another number, another person. */
function fieldsOf(values: PatientValues, present: Patient | undefined) {
  const { name, relationLabel, allergies, chronicDiseases, liverKidney, isDefault } = values
  const pregnancy = asksPregnancy(values.idCardNumber, present) ? values.pregnancy : null
  const told = { allergies, chronicDiseases, liverKidney, pregnancy }
  const isSaid = Object.values(told).some((each) => each !== null)
  return { name: name.trim(), relationLabel, isDefault, healthInfo: isSaid ? told : null }
}

/** What is sent for a new patient. */
export function formOf(values: PatientValues): Body {
  const { idCardNumber, consigneePhone, guardianName, guardianRelation, guardianPhone, guardianCardNum } = values
  const guardianVo = isChild(idCardNumber, undefined) &&
    guardianRelation && { name: guardianName.trim(), relationLabel: guardianRelation, phone: guardianPhone, cardNum: guardianCardNum }
  return { ...fieldsOf(values, undefined), idCardNumber, consigneePhone: consigneePhone || null, guardianVo: guardianVo || null }
}

/** What is sent for a patient who is there: numbers only where new ones were typed. */
export function changeOf(values: PatientValues, present: Patient): Change {
  const { idCardNumber, consigneePhone, guardianName, guardianRelation, guardianPhone, guardianCardNum } = values
  const guardianVo = isChild(idCardNumber, present) &&
    guardianRelation && {
      name: guardianName.trim(),
      relationLabel: guardianRelation,
      ...(guardianPhone && { phone: guardianPhone }),
      ...(guardianCardNum && { cardNum: guardianCardNum }),
    }
  return {
    ...fieldsOf(values, present),
    ...(idCardNumber && { idCardNumber }),
    ...(consigneePhone && { consigneePhone }),
    ...(guardianVo && { guardianVo }),
  }
}
