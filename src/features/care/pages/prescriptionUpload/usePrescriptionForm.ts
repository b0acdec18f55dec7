import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import type { Patient } from '@/contract/patient'
import { prescription, PrescriptionForm, type PrescriptionDraft } from '@/contract/prescription'
import { prescriptionSign } from '@/contract/prescriptionSign'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useKeptOnLeaving } from '@/domain/draft/useKeptOnLeaving'
import { go, replaceBy } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import { draftOf, formOf, isConfirmed, valuesOf, type PrescriptionValues } from './prescriptionForm'
import type { PrescriptionKeeper } from '../../draftKeeper'

export type Begin = {
  keeper: PrescriptionKeeper
  draft: PrescriptionDraft | null | undefined
  patients: readonly Patient[]
  rules: { validDays: number; maxPictures: number; maxDrugs: number; needsSignature: boolean }
  productCode: string | undefined
  /** The shop's day. */
  today: string
}

/**
 * The form of a prescription. What is put into it is kept at the gateway; handing in clears it. Its last step is the signature, which holds for
 * what stood in the form: after a change it is asked for anew.
 */
export function usePrescriptionForm({ keeper, draft, patients, rules, productCode, today }: Begin) {
  const attempt = useAttempt()
  const keptOf = (values: PrescriptionValues): PrescriptionDraft => ({ ...draftOf(values), ...(draft?.from && { from: draft.from }) })
  const [begun] = useState(() => valuesOf({ draft, patients, productCode, today, maxDrugs: rules.maxDrugs }))
  const form = useForm<PrescriptionValues>({
    values: begun,
    schema: PrescriptionForm.shape,
    draft: {
      read: () => ({}),
      keep: (values) => keeper.keep(keptOf(values)),
      drop: keeper.drop,
    },
  })
  useKeptOnLeaving(keeper)
  const sign = useRead(prescriptionSign.find, {}, { staleTime: 0 }).data?.sign ?? null
  const patient = patients.find(({ id }) => id === form.values.patientId)
  const isSigned = isConfirmed(form.values, patient, sign)
  const signNow = async () => {
    if (!form.check()) return
    keeper.keep(keptOf(form.values))
    keeper.flush()
    await keeper.settled()
    await go('prescriptionSign')
  }
  const handIn = async () => {
    let prescriptionId = ''
    const isSent = await form
      .submit(async (values) => {
        await keeper.settled()
        prescriptionId = (await attempt(prescription.save, { body: formOf(values, isSigned ? sign?.signId : undefined) })).prescriptionId
      })
      .catch((error: unknown) => {
        // A signature that is over or was used elsewhere is not shown as good any longer.
        void refetch(prescriptionSign.find)
        throw error
      })
    if (!isSent) return
    toast('处方已提交', { icon: 'check' })
    await replaceBy('prescriptionDetail', { prescriptionId })
  }
  return { form, handIn, signNow, sign, isSigned, mustSign: rules.needsSignature && !isSigned }
}

/** Whether each picture can be read, by its id: asked as pictures come, and of no importance where it fails. */
export async function problemsOf(images: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (images.length === 0) return new Map()
  const { results } = await write(prescription.check, { body: { images: [...images] } })
  return new Map(results.map(({ id, problem }) => [id, problem]))
}
