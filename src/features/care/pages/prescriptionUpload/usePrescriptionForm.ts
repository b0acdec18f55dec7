import { useState } from 'react'
import { write } from '@/api/write'
import type { Patient } from '@/contract/patient'
import { prescription, PrescriptionForm, type PrescriptionDraft } from '@/contract/prescription'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useKeptOnLeaving } from '@/domain/draft/useKeptOnLeaving'
import { replaceBy } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import { draftOf, formOf, valuesOf, type PrescriptionValues } from './prescriptionForm'
import type { PrescriptionKeeper } from '../../draftKeeper'

export type Begin = {
  keeper: PrescriptionKeeper
  draft: PrescriptionDraft | null | undefined
  patients: readonly Patient[]
  rules: { validDays: number; maxPictures: number; maxDrugs: number }
  productCode: string | undefined
  /** The shop's day. */
  today: string
}

/** The form of a prescription. What is put into it is kept at the gateway; handing in clears it. */
export function usePrescriptionForm({ keeper, draft, patients, rules, productCode, today }: Begin) {
  const attempt = useAttempt()
  const [begun] = useState(() => valuesOf({ draft, patients, productCode, today, maxDrugs: rules.maxDrugs }))
  const form = useForm<PrescriptionValues>({
    values: begun,
    schema: PrescriptionForm.shape,
    draft: {
      read: () => ({}),
      keep: (values) => keeper.keep({ ...draftOf(values), ...(draft?.from && { from: draft.from }) }),
      drop: keeper.drop,
    },
  })
  useKeptOnLeaving(keeper)
  const handIn = async () => {
    let prescriptionId = ''
    const isSent = await form.submit(async (values) => {
      await keeper.settled()
      prescriptionId = (await attempt(prescription.save, { body: formOf(values) })).prescriptionId
    })
    if (!isSent) return
    toast('处方已提交', { icon: 'check' })
    await replaceBy('prescriptionDetail', { prescriptionId })
  }
  return { form, handIn }
}

/** Whether each picture can be read, by its id: asked as pictures come, and of no importance where it fails. */
export async function problemsOf(images: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (images.length === 0) return new Map()
  const { results } = await write(prescription.check, { body: { images: [...images] } })
  return new Map(results.map(({ id, problem }) => [id, problem]))
}
