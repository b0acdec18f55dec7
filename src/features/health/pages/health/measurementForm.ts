import {
  BloodPressureForm,
  BloodSugarForm,
  WeightForm,
  type chronicHealth,
  type MeasurementKind,
  type SugarTime,
} from '@/contract/chronicHealth'
import type { Input } from '@/contract/endpoint'
import { numberIn } from '@/lib/numberIn'
import { schemaProblem } from '@/lib/schemaProblem'

type MeasurementBody = Input<typeof chronicHealth.add>['body']

/** What stands in the form; what was typed for one kind stays while another is looked at. */
export type MeasurementValues = {
  systolic: string
  diastolic: string
  pulse: string
  sugar: string
  sugarTime: SugarTime | ''
  weight: string
  /** On the shop's clock, `2026-11-21 08:30`; empty: now. */
  takenAt: string
  note: string
}

const EMPTY: MeasurementValues = {
  systolic: '',
  diastolic: '',
  pulse: '',
  sugar: '',
  sugarTime: '',
  weight: '',
  takenAt: '',
  note: '',
}

export const OWN_FIELDS = {
  bloodPressure: ['systolic', 'diastolic', 'pulse'],
  bloodSugar: ['sugar', 'sugarTime'],
  weight: ['weight'],
} as const satisfies Record<MeasurementKind, ReadonlyArray<keyof MeasurementValues>>

export const emptyValues = (): MeasurementValues => ({ ...EMPTY })

/** The form after a kind was saved: what was typed for the other kinds is still there. */
export function valuesAfter(values: MeasurementValues, kind: MeasurementKind): MeasurementValues {
  const saved = [...OWN_FIELDS[kind], 'takenAt', 'note'].map((name) => [name, ''] as const)
  return { ...values, ...Object.fromEntries(saved) }
}

type Problems = { [Name in keyof MeasurementValues]: string | undefined }

const figureProblem = (text: string, name: string, schema: Parameters<typeof schemaProblem>[0]) =>
  text.trim() === '' ? `请填写${name}` : schemaProblem(schema, numberIn(text))

/** What is wrong with the fields of a kind, in the contract's sentences; the others are not asked about. */
export function problemsIn(kind: MeasurementKind, values: MeasurementValues): Problems {
  const { systolic, diastolic, pulse, sugar, sugarTime, weight, note } = values
  const fine = Object.fromEntries(Object.keys(EMPTY).map((name) => [name, undefined])) as Problems
  const common = { ...fine, note: schemaProblem(WeightForm.shape.note, note) }
  const pressure = BloodPressureForm.shape
  if (kind === 'bloodPressure')
    return {
      ...common,
      systolic: figureProblem(systolic, '高压', pressure.systolic),
      diastolic:
        figureProblem(diastolic, '低压', pressure.diastolic) ?? (numberIn(diastolic) >= numberIn(systolic) ? '低压应低于高压' : undefined),
      pulse: pulse.trim() === '' ? undefined : figureProblem(pulse, '脉搏', pressure.pulse),
    }
  if (kind === 'weight') return { ...common, weight: figureProblem(weight, '体重', WeightForm.shape.weight) }
  const { sugar: mmol, sugarTime: time } = BloodSugarForm.shape
  return { ...common, sugar: figureProblem(sugar, '血糖', mmol), sugarTime: schemaProblem(time, sugarTime || null) }
}

/** What is sent; the values have no problems. */
export function bodyOf(kind: MeasurementKind, values: MeasurementValues, requestCode: string): MeasurementBody {
  const { takenAt, note, pulse, sugarTime } = values
  const written = { requestCode, note, ...(takenAt !== '' && { takenAt: `${takenAt.replace(' ', 'T')}:00+08:00` }) }
  if (kind === 'bloodSugar') return { ...written, kind, sugar: numberIn(values.sugar), sugarTime: sugarTime || 'random' }
  if (kind === 'weight') return { ...written, kind, weight: numberIn(values.weight) }
  return {
    ...written,
    kind,
    systolic: numberIn(values.systolic),
    diastolic: numberIn(values.diastolic),
    pulse: pulse.trim() === '' ? null : numberIn(pulse),
  }
}
