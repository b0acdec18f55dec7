import type { HealthInfo } from '../../../src/contract/patient'
import { ALLERGENS, type Allergen } from './allergens'
import { categoriesOf, DISEASE_GROUPS, type DiseaseGroup } from './diseaseGroups'

/** What the rules may know of a person. Days are the shop's: 2026-03-10. */
export type Person = { birthDate: string; today: string; healthInfo: HealthInfo | null }

/** Whole months somebody has lived on a day; on the day of birth of a month the month is full. */
export function monthsOn(birthDate: string, day: string): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return (year - birthYear) * 12 + (month - birthMonth) - (date < birthDay ? 1 : 0)
}

const isDenied = (said: string) => /^[无没]/.test(said.trim()) || /不过敏/.test(said)

/** What the person said that is this allergen, or nothing. */
export const allergyMeant = ({ healthInfo }: Person, to: Allergen): string | undefined =>
  healthInfo?.allergies?.find((said) => !isDenied(said) && ALLERGENS[to].words.test(said))

/** What the person said that is a disease of this group, or nothing. */
export function diseaseMeant({ healthInfo }: Person, of: DiseaseGroup): string | undefined {
  const meant = new Set(DISEASE_GROUPS[of])
  return healthInfo?.chronicDiseases?.find((said) => categoriesOf(said).some((code) => meant.has(code)))
}

/** Topics of the patient's record that nothing was said about: they were not checked, and the answer says so. */
export function unsaidOf({ healthInfo }: Person): Array<'过敏史' | '慢性病' | '肝肾功能'> {
  return [
    ...(healthInfo?.allergies ? [] : ['过敏史' as const]),
    ...(healthInfo?.chronicDiseases ? [] : ['慢性病' as const]),
    ...(healthInfo?.liverKidney && healthInfo.liverKidney !== 'unclear' ? [] : ['肝肾功能' as const]),
  ]
}
