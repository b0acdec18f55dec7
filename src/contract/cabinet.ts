import * as z from 'zod/mini'
import { Dose, DOSE_UNITS, MAX_TIMES } from './dose'
import { endpoint } from './endpoint'
import { Done, Id, Instant, ProductCode } from './fields'
import { Sex } from './idCard'
import { Relation } from './patient'

/** What a medicine at home is counted by. */
export const PieceUnit = z.enum([...DOSE_UNITS, '支', '瓶', '毫升', '滴'], '请选择单位')
export type PieceUnit = z.infer<typeof PieceUnit>

/** When in the day a medicine is taken. */
export const DoseMoment = z.enum(
  ['beforeBreakfast', 'afterBreakfast', 'beforeLunch', 'afterLunch', 'beforeSupper', 'afterSupper', 'bedtime', 'other'],
  '请选择什么时候吃',
)
export type DoseMoment = z.infer<typeof DoseMoment>

/** What each moment is called, and the time it begins with; a member sets his own. */
export const DOSE_MOMENTS: Readonly<Record<DoseMoment, { text: string; time: string }>> = {
  beforeBreakfast: { text: '早餐前', time: '07:00' },
  afterBreakfast: { text: '早餐后', time: '07:30' },
  beforeLunch: { text: '午餐前', time: '11:30' },
  afterLunch: { text: '午餐后', time: '12:30' },
  beforeSupper: { text: '晚餐前', time: '18:00' },
  afterSupper: { text: '晚餐后', time: '20:00' },
  bedtime: { text: '睡前', time: '21:30' },
  other: { text: '其他时间', time: '15:00' },
}

/** 07:30, on the shop's clock. */
const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '时间应为 07:30 的样子'))
/** A day of the shop's calendar: 2026-10-23. */
const Day = z.iso.date('日期应为 2026-10-23 的样子')

export const DoseTime = z.object({ moment: DoseMoment, time: ClockTime })
export type DoseTime = z.infer<typeof DoseTime>

/** How a medicine is taken every day: so much at each of these times. What is not taken daily has none. */
export const DosePlan = z.object({
  amount: Dose.shape.amount,
  times: z.array(DoseTime).check(
    z.minLength(1, '请至少选一个时间'),
    z.maxLength(MAX_TIMES, `一天最多 ${MAX_TIMES} 次`),
    z.refine((times) => new Set(times.map(({ time }) => time)).size === times.length, '两次的时间不能相同'),
  ),
  /** Whether the member is told at these times. */
  isReminded: z.boolean(),
})
export type DosePlan = z.infer<typeof DosePlan>

/** Days before the end, and before the last day of use, from which it is said; the figures are ours. */
export const END_DAYS = 7
export const EXPIRY_DAYS = 30

/** Most pieces of one medicine at home. */
export const MAX_PIECES = 9999

const Pieces = z.number('数量应为数字').check(
  // Not `multipleOf`, which brings code that WeChat cannot run.
  z.refine((value) => Number.isInteger(value * 2), '数量应为半片的倍数'),
  z.minimum(0, '数量不能小于 0'),
  z.maximum(MAX_PIECES, `数量不超过 ${MAX_PIECES}`),
)

const MedicineFields = {
  /** For whom; null where it is everybody's at home. */
  patientId: z._default(z.nullable(Id), null),
  /** The shop's product, where it is one. */
  productCode: z._default(z.nullable(ProductCode), null),
  name: z.string().check(z.trim(), z.minLength(1, '请填写药名'), z.maxLength(40, '药名不超过 40 个字')),
  specification: z._default(z.string().check(z.trim(), z.maxLength(40, '规格不超过 40 个字')), ''),
  unit: z._default(z.nullable(PieceUnit), null),
  /** Pieces that are left, as they were counted now; null where nobody counts them. */
  left: z._default(z.nullable(Pieces), null),
  /** The last day on which it may be used. */
  expiresOn: z._default(z.nullable(Day), null),
  plan: z._default(z.nullable(DosePlan), null),
}

type Counted = { unit: PieceUnit | null; left: number | null; plan: DosePlan | null }
/** What is counted or taken daily has a unit. */
const hasUnit = ({ unit, left, plan }: Counted) => unit !== null || (left === null && plan === null)
const NO_UNIT = { error: '请选择单位', path: ['unit'] }

export const MedicineForm = z.object(MedicineFields).check(z.refine(hasUnit, NO_UNIT))
export type MedicineForm = z.infer<typeof MedicineForm>

/** A medicine at home as it stands today. `left` and what follows from it are estimates from the count and the plan. */
export const Medicine = z
  .looseObject({
    ...MedicineFields,
    id: Id,
    /** The first day on which nothing should be left, and the days until then, today counted; null where it cannot be told. */
    emptyOn: z.nullable(Day),
    daysLeft: z.nullable(z.int()),
    /** The order that brought it last. */
    orderCode: z.nullable(Id),
    /** Counts its changes: a change names the one it was made from. */
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'Medicine' })
export type Medicine = z.infer<typeof Medicine>

/** Somebody whose medicines stand there: a patient of the member. */
export const CabinetPerson = z
  .looseObject({ patientId: Id, name: z.string(), relationLabel: Relation, sex: z.enum(Sex), age: z.int(), hasPhone: z.boolean() })
  .register(z.globalRegistry, { id: 'CabinetPerson' })
export type CabinetPerson = z.infer<typeof CabinetPerson>

/** Something that is to be taken today, in the order of the day; `takenAt` once it was ticked. */
export const CabinetDose = z
  .looseObject({ medicineId: Id, moment: DoseMoment, time: ClockTime, takenAt: z.nullable(Instant) })
  .register(z.globalRegistry, { id: 'CabinetDose' })
export type CabinetDose = z.infer<typeof CabinetDose>

/** A medicine that an order brought and nobody has put away. `patientId` is whom its prescription was for. */
export const CabinetArrival = z
  .looseObject({
    lineId: Id,
    orderCode: Id,
    productCode: ProductCode,
    name: z.string(),
    specification: z.string(),
    boxes: z.int(),
    receivedOn: Day,
    patientId: z.nullable(Id),
  })
  .register(z.globalRegistry, { id: 'CabinetArrival' })
export type CabinetArrival = z.infer<typeof CabinetArrival>

/** Most lines that are put away at once. */
export const MAX_ARRIVALS = 50

const ById = z.object({ id: Id })
const CONSENTS = ['cabinetRule'] as const
const KINDS = ['health'] as const

/** The family's medicine cabinet: what is at home, for whom, until when, and what is to be taken today. The specification has none; the calls are ours. */
export const cabinet = {
  list: endpoint('GET /cabinet', {
    about: 'Everything in this member’s cabinet today: whose, the medicines, the doses of the day, what has arrived',
    session: 'required',
    needConsent: CONSENTS,
    provides: 'cabinet',
    output: z.looseObject({
      /** This moment, and today, on the shop's clock. */
      now: Instant,
      day: Day,
      people: z.array(CabinetPerson),
      medicines: z.array(Medicine),
      doses: z.array(CabinetDose),
      arrivals: z.array(CabinetArrival),
    }),
  }),
  add: endpoint('POST /cabinet', {
    about: 'Put a medicine into the cabinet',
    collects: { scene: '家庭药箱', kinds: KINDS },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: MedicineForm,
    invalidates: ['cabinet', 'sign'],
    output: Medicine,
  }),
  change: endpoint('PUT /cabinet/{id}', {
    about:
      'Change a medicine: its count as of now, until when it may be used, how it is taken. One that was changed meanwhile is refused with CHANGED',
    collects: { scene: '家庭药箱', kinds: KINDS },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    params: ById,
    body: z.object({ ...MedicineFields, version: z.int() }).check(z.refine(hasUnit, NO_UNIT)),
    invalidates: ['cabinet', 'sign'],
    output: Medicine,
  }),
  remove: endpoint('DELETE /cabinet/{id}', {
    about: 'Take a medicine out: used up, or thrown away',
    session: 'required',
    needConsent: CONSENTS,
    params: ById,
    invalidates: ['cabinet', 'sign'],
    output: Done,
  }),
  tick: endpoint('PUT /cabinet/{id}/doses', {
    about: 'Tick a dose of today or yesterday as taken, or take the tick back; said twice it is so once',
    collects: { scene: '家庭药箱打勾', kinds: KINDS },
    session: 'required',
    needConsent: CONSENTS,
    params: ById,
    body: z.object({ day: Day, time: ClockTime, isTaken: z.boolean() }),
    invalidates: ['cabinet', 'sign'],
    output: Done,
  }),
  putAway: endpoint('POST /cabinet/arrivals', {
    about:
      'Put what orders brought into the cabinet, each line once: by a prescription for its patient, anything else for `patientId`; or leave it out of the cabinet for good',
    collects: { scene: '家庭药箱', kinds: KINDS },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: z.object({
      lineIds: z.array(Id).check(z.minLength(1, '请选择药品'), z.maxLength(MAX_ARRIVALS, `一次最多 ${MAX_ARRIVALS} 种`)),
      isKept: z.boolean(),
      patientId: z._default(z.nullable(Id), null),
    }),
    invalidates: ['cabinet', 'sign'],
    output: Done,
  }),
}
