import type { Input } from '@/contract/endpoint'
import { SpecialOrderForm, type ConfigSku, type hospitalDrug } from '@/contract/hospitalDrug'
import { mayBePregnant, type Patient, type Pregnancy } from '@/contract/patient'
import { chosenOf, type History } from '../../asking/history'
import { firstOf } from '@/domain/patient/firstOf'
import { isAccompaniedAsked, NOT_ACCOMPANIED } from '../../seeing/accompanied'

/** What is confirmed, in the order of the page. */
export type ConfirmValues = {
  patientId: string
  pregnancy: Pregnancy | undefined
  skuCode: string
  quantity: number
  diseaseName: string
  icdCode: string | null
  isDiagnosed: boolean
  isAccompanied: boolean
}

type Begun = { kept: ConfirmValues | undefined; patients: readonly Patient[]; configSku: readonly ConfigSku[] }

/** What the page begins with: what was put in before, as far as it still can be asked for. What was declared is declared anew. */
export function valuesOf({ kept, patients, configSku }: Begun): ConfirmValues {
  const sku = configSku.find(({ skuCode }) => skuCode === kept?.skuCode) ?? configSku[0]
  return {
    patientId: firstOf(patients, kept?.patientId)?.id ?? '',
    pregnancy: kept?.pregnancy,
    skuCode: sku?.skuCode ?? '',
    quantity: Math.min(kept?.quantity ?? 1, sku?.skuAmount ?? 1),
    diseaseName: kept?.diseaseName ?? '',
    icdCode: kept?.icdCode ?? null,
    isDiagnosed: false,
    isAccompanied: false,
  }
}

export const isPregnancyAsked = (patient: Patient | undefined): boolean => patient !== undefined && mayBePregnant(patient)
/** What the schema cannot say: what is not asked needs no answer. */
export const problemsOf = ({ pregnancy, isAccompanied }: ConfirmValues, patient: Patient | undefined) => ({
  pregnancy: isPregnancyAsked(patient) && pregnancy === undefined ? '请回答是否怀孕或哺乳，医生开药要知道' : undefined,
  isAccompanied: isAccompaniedAsked(patient) && !isAccompanied ? NOT_ACCOMPANIED : undefined,
})

const { patientId, disease, isDiagnosed, skuCode, quantity } = SpecialOrderForm.shape
export const SCHEMA = { patientId, skuCode, quantity, diseaseName: disease.shape.name, isDiagnosed }

/** Names of the gateway's fields beside which of these its word is shown. */
export const FIELDS = { disease: 'diseaseName', drugs: 'skuCode', productCode: 'skuCode' } satisfies Readonly<
  Record<string, keyof ConfirmValues>
>

type Order = Input<typeof hospitalDrug.submit>['body']
type Of = { productCode: string; history: History; patient: Patient }

/** What is handed in; the form was checked before. */
export function orderOf(values: ConfirmValues, { productCode, history, patient }: Of): Order {
  const { diseaseName, icdCode, skuCode: packing, quantity: boxes, pregnancy, isAccompanied } = values
  return {
    ...{ productCode, patientId: patient.id, skuCode: packing, quantity: boxes, isDiagnosed: true },
    answers: history.questions.map(({ questionId }) => ({ questionId, optionIds: [...chosenOf(history, questionId)] })),
    disease: { name: diseaseName, icdCode },
    ...(isAccompaniedAsked(patient) && { isAccompanied }),
    ...(isPregnancyAsked(patient) && pregnancy !== undefined && { pregnancy }),
  }
}
