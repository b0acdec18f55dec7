import type { CabinetPerson } from '@/contract/cabinet'
import { relationText } from '@/contract/patient'

/** What is everybody's at home. */
export const HOME = '全家'

const own = (person: CabinetPerson) => (person.relationLabel === 'self' ? '我' : relationText(person))

/** 父亲; the name where two are called the same, and where the relation says little. */
export function wordFor(people: readonly CabinetPerson[], patientId: string | null): string {
  const person = people.find((one) => one.patientId === patientId)
  if (!person) return HOME
  const isAlone = people.filter((one) => own(one) === own(person)).length === 1
  return isAlone && person.relationLabel !== 'other' ? own(person) : person.name
}
