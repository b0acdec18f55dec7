import { birthDateOf, sexOf } from '../../../src/contract/idCard'
import { relationText } from '../../../src/contract/patient'
import type { SafetyCheck } from '../../../src/contract/safety'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../kernel/keyRing'
import { ownPatient, patientsOfMember } from '../patient/patientBook'
import { ageOf, contentOfPatient, type PatientContent, type PatientRow } from '../patient/storedPatient'
import { factsOf, unsaidBy, type CheckedPerson } from './checkSafety'

/** The patient a member asks about: the one named, without a name the default one if there is one, with null nobody. Somebody else's is not there (404). */
export async function patientAsked(
  db: Querying,
  memberId: string | undefined,
  patientId: string | null | undefined,
): Promise<PatientRow | null> {
  if (memberId === undefined || patientId === null) return null
  if (patientId !== undefined) return ownPatient(db, memberId, patientId)
  const [first] = await patientsOfMember(db, memberId)
  return first?.isDefault ? first : null
}

/** A patient as the rules see him. */
const personOf = ({ idCardNumber, healthInfo }: PatientContent, now: Date): CheckedPerson => ({
  birthDate: birthDateOf(idCardNumber),
  sex: sexOf(idCardNumber),
  today: shopDate(now),
  healthInfo,
})

/** Who it is and what of the record was looked at, for the member who wrote it down. */
export function describedPatient(
  ring: KeyRing,
  row: PatientRow,
  now: Date,
): { person: CheckedPerson; shown: NonNullable<SafetyCheck['patient']> } {
  const content = contentOfPatient(ring, row)
  const person = personOf(content, now)
  const age = ageOf(content.idCardNumber, now)
  const who = `${relationText({ relationLabel: content.relationLabel, sex: person.sex, age })} ${age} 岁`
  return { person, shown: { id: row.id, name: content.name, who, facts: factsOf(person), unsaid: unsaidBy(person) } }
}
