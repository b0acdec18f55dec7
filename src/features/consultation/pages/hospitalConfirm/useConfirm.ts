import Taro, { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { read } from '@/api/read'
import { write } from '@/api/write'
import type { Input, Output } from '@/contract/endpoint'
import { formCalls } from '@/contract/consultationForm'
import { hospitalDrug } from '@/contract/hospitalDrug'
import type { Patient } from '@/contract/patient'
import { preAsk } from '@/contract/preAsk'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { go, goBack, replaceBy } from '@/routes/go'
import { alert, confirm, showError } from '@/ui/feedback/dialog'
import { useForm } from '@/ui/form/useForm'
import { detailOf, emergencyOf, type Emergency } from '../../seeing/emergency'
import type { History } from '../../asking/history'
import { memoryOf } from '../../asking/memoryOf'
import type { DrugConfig } from '../../asking/NotNow'
import { histories } from '../../asking/useHistory'
import { FIELDS, orderOf, problemsOf, SCHEMA, valuesOf, type ConfirmValues } from './confirmForm'

/** By product code. */
const confirmations = memoryOf<ConfirmValues>()

export type Confirming = {
  productCode: string
  of: DrugConfig
  history: History
  patients: readonly Patient[]
  /** The guided consultation by which a policy pays it. */ askId: string | undefined
}
/** What is confirmed and handed in. It survives leaving as long as the shop is open; what stands in the way leads on, and nothing is lost. */
export function useConfirm({ productCode, of, history, patients, askId }: Confirming) {
  const attempt = useAttempt()
  const [emergency, setEmergency] = useState<Emergency>()
  const [begun] = useState(() => valuesOf({ kept: confirmations.read(productCode), patients, configSku: of.configSku }))
  const patientOf = ({ patientId }: ConfirmValues) => patients.find(({ id }) => id === patientId)
  const form = useForm<ConfirmValues>({
    values: begun,
    schema: SCHEMA,
    problems: (values) => problemsOf(values, patientOf(values)),
    fields: FIELDS,
    draft: { read: () => ({}), keep: (values) => confirmations.keep(productCode, values), drop: () => undefined },
  })
  const patient = patientOf(form.values)

  const askAgain = async (error: ApiError) => {
    await alert({ title: error.message })
    histories.drop(productCode)
    await refetch(hospitalDrug.questions, preAsk.init)
    if (askId === undefined) await replaceBy('hospitalDrug', { productCode })
    else await (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('insuredDrugUser', { productCode }))
  }
  /** The member went to sign: back with a signature, the order is handed in. */
  const signing = useRef<string>()
  const led: Readonly<Record<string, (error: ApiError) => unknown>> = {
    EMERGENCY: (error) => setEmergency(emergencyOf(error)),
    SIGN_NEEDED: async () => {
      signing.current = form.values.patientId
      await go('consultationSign', { patientId: form.values.patientId })
    },
    OPEN_ALREADY: async (error) => {
      const question = { title: error.message, text: '答过的题会留着', yes: '去看那次问诊', no: '换一位用药人' }
      if (await confirm(question)) await go('consultationDetail', { consultationId: detailOf(error, 'consultationId') })
      else form.refuse('patientId', error.message)
    },
    // The page says why, and what can be done instead.
    NOT_OPEN: () => refetch(hospitalDrug.questions),
    VISIT_NEEDED: () => refetch(hospitalDrug.questions),
    ANSWERS_CHANGED: askAgain,
    // Another screen of the member changed what was answered, or ended it.
    ...(askId !== undefined && { NOT_COMPLETE: askAgain, NOT_FOUND: askAgain }),
  }
  const handIn = async () => {
    if (!form.check() || patient === undefined) return
    const kind = of.renewalOf.includes(patient.id) ? 'renewal' : of.kind
    try {
      const body = orderOf(form.values, { productCode, history, patient })
      const begunNow = await (askId === undefined
        ? attempt(hospitalDrug.submit, { params: { kind }, body })
        : consultBy(askId, body, (input) => attempt(preAsk.consult, input)))
      const { consultationId, payable } = begunNow
      await replaceBy(payable > 0 ? 'payInquiry' : 'consultationDetail', { consultationId })
      histories.drop(productCode)
      confirmations.drop(productCode)
    } catch (error) {
      const lead = error instanceof ApiError ? led[error.code] : undefined
      if (lead && error instanceof ApiError) await lead(error)
      else form.refused(error)
    }
  }
  useDidShow(() => {
    const patientId = signing.current
    signing.current = undefined
    if (patientId === undefined) return
    void read(formCalls.sign, { query: { patientId } })
      .then(({ isSigned }) => (isSigned ? handIn() : undefined))
      .catch(showError)
  })
  return { form, patient, handIn, emergency, closeEmergency: () => setEmergency(undefined) }
}

type Order = ReturnType<typeof orderOf>
type Consult = (input: Input<typeof preAsk.consult>) => Promise<Output<typeof preAsk.consult>>

/** What was diagnosed is said first, then all of it goes to the doctor; the answers the gateway has. */
async function consultBy(askId: string, { disease, isDiagnosed, isAccompanied, pregnancy, skuCode, quantity }: Order, consult: Consult) {
  const said = {
    disease,
    isDiagnosed,
    ...(isAccompanied !== undefined && { isAccompanied }),
    ...(pregnancy !== undefined && { pregnancy }),
  }
  await write(preAsk.diagnosis, { body: { askId, ...said } })
  return consult({ body: { askId, skuCode, quantity } })
}
