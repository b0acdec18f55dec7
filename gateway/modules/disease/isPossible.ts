import type { Sex } from '../../../src/contract/idCard'
import type { Only } from './diseaseRow'

/** Of whom a disease is looked for; nothing is left out for what is not said. */
export type Patient = { sex?: Sex | undefined; age?: number | undefined }

/**
 * Whether such a patient can have a disease. Those of the other sex and of other ages are left out of every answer: a man's prescription
 * does not name 痛经, and a wrong touch would send it back from the pharmacist. What is merely unusual for an age stays in.
 */
export const isPossible = ({ sex, from = 0, to = Infinity }: Only, patient: Patient): boolean =>
  (sex === undefined || patient.sex === undefined || sex === patient.sex) &&
  (patient.age === undefined || (from <= patient.age && patient.age <= to))
