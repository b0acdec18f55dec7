import { and, eq, inArray } from 'drizzle-orm'
import { idCardProblem } from '../../../src/contract/idCard'
import { CHILD_AGE, type PatientDraft } from '../../../src/contract/patient'
import type { Transaction } from '../../db/open'
import { patientDrafts, patients } from './schema'
import { openContent } from '../../kernel/sealedContent'
import type { Withdrawal } from '../agreement/onWithdraw'
import { patientsOfMember } from './patientBook'
import { ageOf, contentOfPatient } from './storedPatient'

/** The guardian takes the consent back: what was written down about children is deleted (childrenInfo, PIPL 47), saved or not. */
export async function removeChildren(tx: Transaction, { memberId, now, providers: { fileKeys } }: Withdrawal): Promise<void> {
  const isChilds = (number = '') => idCardProblem(number) === undefined && ageOf(number, now) < CHILD_AGE
  const kept = await patientsOfMember(tx, memberId)
  const children = kept.filter((row) => isChilds(contentOfPatient(fileKeys, row).idCardNumber)).map(({ id }) => id)
  const drafts = await tx.select().from(patientDrafts).where(eq(patientDrafts.memberId, memberId))
  const about = ({ form, ...row }: (typeof drafts)[number]) =>
    children.includes(form) || isChilds((openContent(fileKeys, patientDrafts, row) as PatientDraft).idCardNumber)
  await tx.delete(patients).where(and(eq(patients.memberId, memberId), inArray(patients.id, children)))
  const ids = drafts.filter(about).map(({ id }) => id)
  await tx.delete(patientDrafts).where(and(eq(patientDrafts.memberId, memberId), inArray(patientDrafts.id, ids)))
}
