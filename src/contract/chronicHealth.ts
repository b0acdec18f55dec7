import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant, QueryInt } from './fields'

/** What is measured at home and written down. */
export const MeasurementKind = z.enum(['bloodPressure', 'bloodSugar', 'weight'], '请选择记录的项目')
export type MeasurementKind = z.infer<typeof MeasurementKind>

/** When blood sugar was taken: before breakfast, two hours after a meal, at any other time. */
export const SugarTime = z.enum(['fasting', 'afterMeal', 'random'], '请选择测量的时候')
export type SugarTime = z.infer<typeof SugarTime>

/** A whole number a meter can show; beyond the range it was mistyped. */
const Whole = (name: string, { from, to }: { from: number; to: number }) =>
  z.int(`${name}应为整数`).check(z.minimum(from, `${name}应在 ${from}–${to} 之间`), z.maximum(to, `${name}应在 ${from}–${to} 之间`))
/** The same with one decimal. */
const Tenths = (name: string, { from, to }: { from: number; to: number }) =>
  z.number(`${name}应为数字`).check(
    z.minimum(from, `${name}应在 ${from}–${to} 之间`),
    z.maximum(to, `${name}应在 ${from}–${to} 之间`),
    // Not `multipleOf`, which brings code that WeChat cannot run.
    z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, `${name}最多一位小数`),
  )

/** mmHg, and beats a minute. */
const BloodPressure = {
  kind: z.literal('bloodPressure'),
  systolic: Whole('高压', { from: 50, to: 300 }),
  diastolic: Whole('低压', { from: 20, to: 200 }),
  pulse: z._default(z.nullable(Whole('脉搏', { from: 20, to: 250 })), null),
}
/** mmol/L. */
const BloodSugar = { kind: z.literal('bloodSugar'), sugar: Tenths('血糖', { from: 0.6, to: 50 }), sugarTime: SugarTime }
/** Kilograms. */
const Weight = { kind: z.literal('weight'), weight: Tenths('体重', { from: 1, to: 300 }) }

const Written = {
  /** Of the form's own making: sent again it is the same measurement and not a second one. */
  requestCode: z.string().check(z.regex(/^[\w-]{8,64}$/, '提交编号不正确')),
  /** Left out: now. */
  takenAt: z.optional(Instant),
  note: z._default(z.string().check(z.trim(), z.maxLength(50, '备注不超过 50 个字')), ''),
}

export const BloodPressureForm = z
  .object({ ...Written, ...BloodPressure })
  .check(z.refine(({ systolic, diastolic }) => diastolic < systolic, { error: '低压应低于高压', path: ['diastolic'] }))
export const BloodSugarForm = z.object({ ...Written, ...BloodSugar })
export const WeightForm = z.object({ ...Written, ...Weight })
export const MeasurementForm = z.discriminatedUnion('kind', [BloodPressureForm, BloodSugarForm, WeightForm], '请选择记录的项目')
export type MeasurementForm = z.infer<typeof MeasurementForm>

const Kept = { id: Id, takenAt: Instant, note: z.string() }

/** A measurement as it comes back. */
export const Measurement = z
  .discriminatedUnion('kind', [
    z.looseObject({ ...Kept, ...BloodPressure }),
    z.looseObject({ ...Kept, ...BloodSugar }),
    z.looseObject({ ...Kept, ...Weight }),
  ])
  .register(z.globalRegistry, { id: 'Measurement' })
export type Measurement = z.infer<typeof Measurement>

/** Most days that are read at once. */
export const MAX_DAYS = 90

const ByPatient = z.object({ patientId: Id })

/** Specification 2, section 7: GET and POST chronic patient (POST with requestCode). */
export const chronicHealth = {
  list: endpoint('GET /chronicHealth/{patientId}', {
    about: 'Measurements of one kind of a patient over some days, the newest first; `until` is the last of the days, today unless given',
    session: 'required',
    params: ByPatient,
    query: z.object({
      kind: MeasurementKind,
      days: QueryInt(1, MAX_DAYS, 30),
      until: z.optional(z.iso.date('日期不正确')),
    }),
    provides: 'measurements',
    output: z.looseObject({
      results: z.array(Measurement),
      /** The first and the last of the days: 2026-11-01 */
      from: z.string(),
      until: z.string(),
      /** Whether there is an older one. */
      hasEarlier: z.boolean(),
    }),
  }),
  add: endpoint('POST /chronicHealth/{patientId}', {
    about:
      'Write down a measurement. The same requestCode with the same figures answers the one that is there, with others it is refused with REQUEST_CODE_USED',
    collects: { scene: '记录血压、血糖、体重', kinds: ['health'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    idempotent: true,
    params: ByPatient,
    body: MeasurementForm,
    invalidates: ['measurements'],
    output: Measurement,
  }),
  remove: endpoint('DELETE /chronicHealth/{patientId}/{id}', {
    about: 'Delete one measurement',
    session: 'required',
    params: z.object({ patientId: Id, id: Id }),
    invalidates: ['measurements'],
    output: Done,
  }),
}
