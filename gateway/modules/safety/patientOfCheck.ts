import { birthDateOf, sexOf } from '../../../src/contract/idCard'
import { relationText } from '../../../src/contract/patient'
import type { SafetyCheck } from '../../../src/contract/safety'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { ownPatient, patientsOfMember } from '../patient/patientBook'
import { ageOf, contentOfPatient, type PatientContent, type PatientRow } from '../patient/storedPatient'
import { factsOf, unsaidBy, type CheckedPerson } from './checkSafety'

type Asked = { memberId: string | undefined; patientId: string | null | undefined; now: Date }

/**
 * The patient a member asks about: the one named, without a name the default one if there is one, with null nobody. Somebody else's is not
 * there (404). Nobody, too, where the member has taken back the consent: what is kept is only kept then.
 */
export async function patientAsked(db: Querying, { memberId, patientId, now }: Asked): Promise<PatientRow | null> {
  if (memberId === undefined || patientId === null) return null
  const found = patientId === undefined ? await defaultOf(db, memberId) : await ownPatient(db, memberId, patientId)
  if (!found) return null
  const missing = await missingConsents(db, { memberId, documents: [CONSENT.drugUser], now })
  return missing.length === 0 ? found : null
}

async function defaultOf(db: Querying, memberId: string): Promise<PatientRow | undefined> {
  const [first] = await patientsOfMember(db, memberId)
  return first?.isDefault ? first : undefined
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
