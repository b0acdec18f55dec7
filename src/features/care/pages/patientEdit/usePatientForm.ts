import Taro from '@tarojs/taro'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { patient, PatientChange, PatientForm, type Patient, type PatientDraft } from '@/contract/patient'
import { useKeptOnLeaving } from '@/domain/draft/useKeptOnLeaving'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { goBack, replaceBy } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import type { DraftKeeper } from './draftKeeper'
import { changeOf, FIELDS, formOf, guardianProblems, valuesOf, type PatientValues } from './patientForm'

/** Who the form is about, what was typed into it before, and whether a new patient begins as the default. */
export type Begin = { keeper: DraftKeeper; present: Patient | undefined; draft: PatientDraft | null; isFirst: boolean }

const isDoubted = (error: unknown) => error instanceof ApiError && error.code === 'NAME_DOUBTFUL'

/** The form of a patient: a new one, or one that is there. What is typed is kept at the gateway; saving clears it. */
export function usePatientForm({ keeper, present, draft, isFirst }: Begin) {
  const attempt = useAttempt()
  const form = useForm<PatientValues>({
    values: valuesOf(present, isFirst),
    schema: (present ? PatientChange : PatientForm).shape,
    problems: (values) => guardianProblems(values, present),
    fields: FIELDS,
    draft: { read: () => draft ?? {}, keep: keeper.keep, drop: keeper.drop },
  })
  useKeptOnLeaving(keeper)

  const sendWith = (values: PatientValues, ...flags: Array<'isValidate' | 'forceCheck'>) =>
    present
      ? write(patient.change, { params: { id: present.id }, body: changeOf(values, present), flags })
      : attempt(patient.add, { body: formOf(values), flags })
  const save = async () => {
    const isSaved = await form.submit(async (values) => {
      await keeper.settled()
      try {
        await sendWith(values, 'isValidate')
      } catch (error) {
        if (!isDoubted(error) || !(await isInsisted(values.name))) throw error
        await sendWith(values, 'isValidate', 'forceCheck')
      }
    })
    if (!isSaved) return
    toast('用药人已保存', { icon: 'check' })
    await (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('patients'))
  }
  return { form, save }
}

const isInsisted = (name: string) =>
  confirm({ title: `证件上的姓名是“${name.trim()}”吗？`, text: '处方药须实名购买，姓名要和证件一致', no: '去修改', yes: '姓名没有写错' })
