import { useRef, useState } from 'react'
import { write } from '@/api/write'
import { complaint, ComplaintWords, type AnonymousForm } from '@/contract/complaint'
import { OPEN_SUBJECTS, type ComplaintKind, type SubjectKind } from '@/contract/complaintKinds'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { useUnsent } from '@/domain/draft/useUnsent'
import { replaceBy } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import { problemsOf, type ReportValues } from './reportForm'

type Begin = {
  kind: ComplaintKind | undefined
  subject: ReportValues['subject']
  isMember: boolean
  onFiled: (code: string) => void
}

type OpenSubject = NonNullable<AnonymousForm['subject']>
const isOpen = (subject: { kind: SubjectKind; id: string } | undefined): subject is OpenSubject =>
  subject !== undefined && OPEN_SUBJECTS.some((kind) => kind === subject.kind)

/** The complaint: what was typed stays whatever is refused; without a name it is filed under a code that the gateway made, however often it is sent. */
export function useReport({ kind, subject, isMember, onFiled }: Begin) {
  const attempt = useAttempt()
  const [typed] = useState(() => typedForm<ReportValues>('complaint'))
  /** The code of what is being filed: another complaint gets another one. */
  const filing = useRef<{ wish: string; code: string }>()
  const begun = { isAnonymous: !isMember, kind, subject, words: '', pictures: [], phone: '', callTime: '' }
  const form = useForm<ReportValues>({
    values: begun,
    schema: { words: ComplaintWords },
    problems: problemsOf,
    draft: {
      ...typed,
      read: () => ({ ...typed.read(), ...(kind && { kind }), ...(subject && { subject }), ...(!isMember && { isAnonymous: true }) }),
    },
  })
  const unsent = useUnsent(form.values.words !== '')

  const fileOpenly = async (why: ComplaintKind, { subject: about, words, pictures, phone, callTime }: ReportValues) => {
    const body = { kind: why, words: words.trim(), pictures, callTime, ...(about && { subject: about }), ...(phone !== '' && { phone }) }
    const { id } = await attempt(complaint.report, { body })
    return () => replaceBy('reportDetail', { id })
  }
  const fileWithoutName = async (why: ComplaintKind, { subject: about, words }: ReportValues) => {
    const told = { kind: why, words: words.trim(), ...(isOpen(about) && { subject: about }) }
    const wish = JSON.stringify(told)
    if (filing.current?.wish !== wish) filing.current = { wish, code: (await write(complaint.key, {})).code }
    const { code } = filing.current
    await write(complaint.reportAnonymously, { body: { ...told, code } })
    return () => onFiled(code)
  }
  const handIn = async () => {
    let leads: (() => unknown) | undefined
    const sent = await form.submit(async (values) => {
      const { kind: why, isAnonymous } = values
      if (why === undefined) return
      leads = await (isAnonymous ? fileWithoutName : fileOpenly)(why, values)
    })
    if (!sent || !leads) return
    unsent.end()
    toast('已提交', { icon: 'check' })
    await leads()
  }
  return { form, handIn }
}
