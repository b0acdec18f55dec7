import { Phone } from '@/contract/fields'
import { COMPLAINT_KINDS, OPEN_SUBJECTS, type ComplaintKind, type SubjectKind } from '@/contract/complaintKinds'
import { schemaProblem } from '@/lib/schemaProblem'

/** What the form holds. */
export type ReportValues = {
  isAnonymous: boolean
  kind: ComplaintKind | undefined
  subject: { kind: SubjectKind; id: string } | undefined
  words: string
  pictures: string[]
  phone: string
  callTime: string
}

/** Whether a complaint of this kind may be about this; without a name, what names nobody. */
export function mayBeAbout(kind: ComplaintKind | undefined, subject: SubjectKind, isAnonymous: boolean): boolean {
  if (isAnonymous && !OPEN_SUBJECTS.some((one) => one === subject)) return false
  return kind === undefined || (COMPLAINT_KINDS[kind].subjects as readonly SubjectKind[]).includes(subject)
}

/** What is wrong with what was put in; the words the contract holds. */
export const problemsOf = ({ kind, phone, isAnonymous }: ReportValues) => ({
  kind: kind === undefined ? '请选择反映的问题' : undefined,
  phone: isAnonymous || phone === '' ? undefined : schemaProblem(Phone, phone),
})
