import { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { read } from '@/api/read'
import { formCalls, type ConsultationDraft } from '@/contract/consultationForm'
import type { Patient } from '@/contract/patient'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useKeptOnLeaving } from '@/domain/draft/useKeptOnLeaving'
import { go, replaceBy } from '@/routes/go'
import { confirm, showError } from '@/ui/feedback/dialog'
import { useForm } from '@/ui/form/useForm'
import { detailOf, emergencyOf, type Emergency } from '../../seeing/emergency'
import type { ConsultationKeeper } from '../../draftKeeper'
import { draftOf, FIELDS, formOf, problemsOf, SCHEMA, valuesOf, type ConsultValues } from './consultForm'

export type Begin = {
  keeper: ConsultationKeeper
  draft: ConsultationDraft | null
  patients: readonly Patient[]
  from: Parameters<typeof valuesOf>[0]['from']
}

/** The form of a consultation. What is put into it is kept at the gateway; handing in clears it. What stands in the way leads on, and nothing is lost. */
export function useConsultForm({ keeper, draft, patients, from }: Begin) {
  const attempt = useAttempt()
  const [emergency, setEmergency] = useState<Emergency>()
  const [begun] = useState(() => valuesOf({ draft, patients, from }))
  const patientOf = (values: ConsultValues) => patients.find(({ id }) => id === values.patientId)
  const form = useForm<ConsultValues>({
    values: begun,
    schema: SCHEMA,
    problems: (values) => problemsOf(values, patientOf(values)),
    fields: FIELDS,
    draft: { read: () => ({}), keep: (values) => keeper.keep(draftOf(values)), drop: keeper.drop },
  })
  useKeptOnLeaving(keeper)
  const patient = patientOf(form.values)

  /** The member went to sign, for this patient: back with a signature, the form is handed in. */
  const signing = useRef<{ patientId: string; isForced: boolean }>()
  const led: Readonly<Record<string, (error: ApiError, isForced: boolean) => unknown>> = {
    EMERGENCY: (error) => setEmergency(emergencyOf(error)),
    SIGN_NEEDED: async (_error, isForced) => {
      const { patientId } = form.values
      signing.current = { patientId, isForced }
      keeper.flush()
      await go('consultationSign', { patientId })
    },
    OPEN_ALREADY: async (error) => {
      const question = { title: error.message, text: '填好的内容会保留', yes: '去看那次问诊', no: '换一位用药人' }
      if (await confirm(question)) await go('consultationDetail', { consultationId: detailOf(error, 'consultationId') })
      else form.refuse('patientId', error.message)
    },
    VISIT_NEEDED: async (error) => {
      const text = '可以先去掉这种药，问别的；或到医院就诊，再上传医生的处方'
      if (await confirm({ title: error.message, text, yes: '去掉这种药', no: '知道了' }))
        form.set(
          'drugs',
          form.values.drugs.filter(({ productCode }) => productCode !== detailOf(error, 'productCode')),
        )
      else form.refuse('drugs', error.message)
    },
    NOT_OPEN: async (error) => {
      keeper.flush()
      if (await confirm({ title: error.message, text: '填好的内容会保留两周', yes: '看别的办法', no: '留在这里' }))
        await go('prescriptionConsult')
    },
  }
  const handIn = async (isForced = false) => {
    const { duration } = form.values
    if (!form.check() || patient === undefined || duration === undefined) return
    await keeper.settled()
    try {
      const saved = await attempt(formCalls.save, { body: formOf(form.values, patient, duration, isForced) })
      keeper.drop()
      setEmergency(undefined)
      const { consultationId, payable } = saved
      await replaceBy(payable > 0 ? 'payInquiry' : 'consultationDetail', { consultationId })
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'EMERGENCY') setEmergency(undefined)
      const lead = error instanceof ApiError ? led[error.code] : undefined
      if (lead && error instanceof ApiError) await lead(error, isForced)
      else form.refused(error)
    }
  }
  useDidShow(() => {
    const { patientId, isForced } = signing.current ?? {}
    signing.current = undefined
    if (patientId === undefined) return
    void read(formCalls.sign, { query: { patientId } })
      .then(({ isSigned }) => (isSigned ? handIn(isForced) : undefined))
      .catch(showError)
  })
  return { form, patient, handIn, emergency, closeEmergency: () => setEmergency(undefined) }
}
