import {
  allergyText,
  GUARDIAN_RELATION_TEXT,
  GuardianRelation,
  LIVER_KIDNEY_TEXT,
  LiverKidney,
  Pregnancy,
  PREGNANCY_TEXT,
  type HealthInfo,
  type Relation,
} from '@/contract/patient'

export const RELATIONS: ReadonlyArray<{ value: Relation; text: string }> = [
  { value: 'self', text: '本人' },
  { value: 'parent', text: '父母' },
  { value: 'child', text: '子女' },
  { value: 'other', text: '其他' },
]

export const GUARDIAN_RELATIONS = GuardianRelation.options.map((value) => ({ value, text: GUARDIAN_RELATION_TEXT[value] }))

export const LIVER_KIDNEY = LiverKidney.options.map((value) => ({ value, text: LIVER_KIDNEY_TEXT[value] }))
export const PREGNANCY = Pregnancy.options.map((value) => ({ value, text: PREGNANCY_TEXT[value] }))

const NOTHING_SAID: HealthInfo = { chronicDiseases: null, allergies: null, liverKidney: null, pregnancy: null }

/** What of somebody's health a pharmacist looks at first: warnings apart from what is only to be known. */
export function healthTags(health: HealthInfo | null): Array<{ text: string; isWarning: boolean }> {
  const { chronicDiseases, allergies, liverKidney, pregnancy } = health ?? NOTHING_SAID
  return [
    ...(pregnancy === 'pregnant' || pregnancy === 'nursing'
      ? [{ text: pregnancy === 'pregnant' ? '怀孕中' : '哺乳期', isWarning: true }]
      : []),
    ...(chronicDiseases ?? []).map((text) => ({ text, isWarning: false })),
    ...(allergies ?? []).map((name) => ({ text: allergyText(name), isWarning: true })),
    ...(liverKidney === 'abnormal' ? [{ text: '肝肾功能异常', isWarning: true }] : []),
  ]
}
