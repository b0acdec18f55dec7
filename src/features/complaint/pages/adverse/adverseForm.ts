import { AdverseDrug, AdverseReport, type AdverseReport as Report } from '@/contract/adverseReport'
import { Phone } from '@/contract/fields'
import { schemaProblem } from '@/lib/schemaProblem'

/** What the form holds: numbers as they are typed, choices until they are made. */
export type AdverseValues = {
  relation: Report['relation'] | undefined
  sex: Report['sex'] | undefined
  age: string
  weight: string
  illness: string
  drugs: AdverseDrug[]
  event: string
  at: string
  description: string
  severe: Report['severe']
  outcome: Report['outcome'] | undefined
  stopped: Report['stopped'] | undefined
  again: Report['again'] | undefined
  illnessEffect: Report['illnessEffect'] | undefined
  earlier: Report['earlier'] | undefined
  family: Report['family'] | undefined
  important: Report['important']
  pictures: string[]
  phone: string
  callTime: string
}

export const BEGUN: AdverseValues = {
  ...{ relation: undefined, sex: undefined, age: '', weight: '', illness: '', drugs: [], event: '', at: '', description: '' },
  ...{ severe: [], outcome: undefined, stopped: undefined, again: undefined, illnessEffect: undefined },
  ...{ earlier: undefined, family: undefined, important: [], pictures: [], phone: '', callTime: '' },
}

const number = (typed: string): number | undefined => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** The report as it is handed in; what is missing is left out, for the contract to say. */
export const reportOf = ({ age, weight, pictures: _pictures, phone: _phone, callTime: _callTime, ...rest }: AdverseValues) => ({
  ...rest,
  age: number(age),
  ...(weight.trim() !== '' && { weight: number(weight) ?? 0 }),
})

const { shape } = AdverseReport

/** What is wrong with what was put in, each in the contract's sentence. */
export function problemsOf(values: AdverseValues): Partial<Record<keyof AdverseValues, string | undefined>> {
  const report: Readonly<Record<string, unknown>> = reportOf(values)
  const checked = Object.entries(shape).map(([name, schema]) => [name, schemaProblem(schema, report[name])] as const)
  return { ...Object.fromEntries<string | undefined>(checked), phone: values.phone === '' ? undefined : schemaProblem(Phone, values.phone) }
}

/** What a drug's sheet holds. */
export type DrugValues = {
  name: string
  usage: string
  reason: string
  from: string
  to: string
  batch: string
  approvalNumber: string
  maker: string
}

export const NO_DRUG: DrugValues = { name: '', usage: '', reason: '', from: '', to: '', batch: '', approvalNumber: '', maker: '' }

export const drugValuesOf = ({ name, usage, reason, from, to = '', batch, approvalNumber, maker }: AdverseDrug): DrugValues => ({
  ...{ name, usage, reason, from, to, batch, approvalNumber, maker },
})

export const drugOf = ({ to, ...values }: DrugValues, isSuspected: boolean): AdverseDrug => ({
  ...values,
  isSuspected,
  ...(to !== '' && { to }),
})

export const drugSchema = AdverseDrug.shape
