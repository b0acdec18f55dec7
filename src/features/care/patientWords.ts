import { LIVER_KIDNEY_TEXT, LiverKidney, type GuardianRelation, type HealthInfo, type Relation } from '@/contract/patient'

export const RELATIONS: ReadonlyArray<{ value: Relation; text: string }> = [
  { value: 'self', text: '本人' },
  { value: 'parent', text: '父母' },
  { value: 'child', text: '子女' },
  { value: 'other', text: '其他' },
]

export const GUARDIAN_RELATIONS: ReadonlyArray<{ value: GuardianRelation; text: string }> = [
  { value: 'father', text: '父亲' },
  { value: 'mother', text: '母亲' },
  { value: 'other', text: '其他监护人' },
]

export const LIVER_KIDNEY = LiverKidney.options.map((value) => ({ value, text: LIVER_KIDNEY_TEXT[value] }))

const allergyText = (name: string) => (name.endsWith('过敏') ? name : `${name}过敏`)

/** What of somebody's health a pharmacist looks at first: warnings apart from what is only to be known. */
export function healthTags(health: HealthInfo | null): Array<{ text: string; isWarning: boolean }> {
  const { chronicDiseases, allergies, liverKidney } = health ?? { chronicDiseases: [], allergies: [], liverKidney: null }
  return [
    ...(chronicDiseases ?? []).map((text) => ({ text, isWarning: false })),
    ...(allergies ?? []).map((name) => ({ text: allergyText(name), isWarning: true })),
    ...(liverKidney === 'abnormal' ? [{ text: '肝肾功能异常', isWarning: true }] : []),
  ]
}
