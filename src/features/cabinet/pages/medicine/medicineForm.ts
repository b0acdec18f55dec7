import { DOSE_MOMENTS, DosePlan, Medicine, type DoseMoment, type DoseTime, type MedicineForm, type PieceUnit } from '@/contract/cabinet'
import type { ProductCard } from '@/contract/productCard'
import { numberIn } from '@/lib/numberIn'
import { piecesIn } from '@/lib/pieces'
import { schemaProblem } from '@/lib/schemaProblem'
import { amountProblem, leftProblem } from '../../numbers'

/** What stands in the form. */
export type MedicineValues = {
  /** Empty: everybody's at home. */
  patientId: string
  productCode: string | null
  name: string
  specification: string
  expiresOn: string
  unit: PieceUnit | ''
  left: string
  isPlanned: boolean
  amount: string
  times: readonly DoseTime[]
  isReminded: boolean
}

export const emptyValues = (): MedicineValues => ({
  ...{ patientId: '', productCode: null, name: '', specification: '', expiresOn: '', unit: '', left: '' },
  ...{ isPlanned: false, amount: '1', times: [timeFor('afterBreakfast')], isReminded: true },
})

/** One that is there. */
export function valuesOf({ plan, ...medicine }: Medicine): MedicineValues {
  const { patientId, productCode, name, specification, expiresOn, unit, left } = medicine
  const begun = emptyValues()
  return {
    ...{ productCode, name, specification },
    patientId: patientId ?? '',
    expiresOn: expiresOn ?? '',
    unit: unit ?? '',
    left: left === null ? '' : String(left),
    isPlanned: plan !== null,
    ...(plan
      ? { amount: String(plan.amount), times: plan.times, isReminded: plan.isReminded }
      : { amount: begun.amount, times: begun.times, isReminded: begun.isReminded }),
  }
}

/** A box of a product of the shop. */
export function valuesFor({ productCode, name, specification }: ProductCard, patientId: string): MedicineValues {
  const packed = piecesIn(specification)
  const counted = packed ? { unit: packed.unit, left: String(packed.count) } : {}
  return { ...emptyValues(), patientId, productCode, name: name.slice(0, 40), specification: specification.slice(0, 40), ...counted }
}

export const timeFor = (moment: DoseMoment): DoseTime => ({ moment, time: DOSE_MOMENTS[moment].time })

/** A moment taken in or out; the times stay in the order of the day. */
export function withMoment(times: readonly DoseTime[], moment: DoseMoment): DoseTime[] {
  const rest = times.filter((one) => one.moment !== moment)
  return inDay(rest.length < times.length ? rest : [...rest, timeFor(moment)])
}

export const withTime = (times: readonly DoseTime[], moment: DoseMoment, time: string): DoseTime[] =>
  inDay(times.map((one) => (one.moment === moment ? { moment, time } : one)))

const inDay = (times: readonly DoseTime[]) => [...times].sort((left, right) => left.time.localeCompare(right.time))

type Problems = Partial<Record<keyof MedicineValues, string | undefined>>

/** What is wrong, in the contract's sentences; of a plan only where there is one. */
export function problemsIn(values: MedicineValues): Problems {
  const { name, specification, unit, left, isPlanned, amount, times } = values
  const needsUnit = isPlanned || left.trim() !== ''
  return {
    name: schemaProblem(Medicine.shape.name, name),
    specification: schemaProblem(Medicine.shape.specification, specification),
    unit: needsUnit && unit === '' ? '请选择单位' : undefined,
    left: leftProblem(left),
    amount: isPlanned ? amountProblem(amount) : undefined,
    times: isPlanned ? schemaProblem(DosePlan.shape.times, times) : undefined,
  }
}

/** What is sent; the values have no problems. */
export function bodyFrom(values: MedicineValues): MedicineForm {
  const { patientId, productCode, name, specification, expiresOn, unit, left, isPlanned, amount, times, isReminded } = values
  return {
    ...{ productCode, name, specification },
    patientId: patientId || null,
    expiresOn: expiresOn || null,
    unit: unit || null,
    left: left.trim() === '' ? null : numberIn(left),
    plan: isPlanned ? { amount: numberIn(amount), times: [...times], isReminded } : null,
  }
}
