import type { DrugDisease, PrescribedDrug } from '../../../src/contract/prescription'
import type { Input } from '../../../src/contract/endpoint'
import { piecesIn } from '../../../src/lib/pieces'
import type { consultation, ConsultationCase } from '../../contract/consultation'

/** A drug as it is being written; how it is taken is null where nothing was put in yet. */
export type Line = {
  productCode: string
  name: string
  specification: string
  quantity: number
  amount: number | null
  times: number | null
}
/** A prescription as it is being written. */
export type Writing = { diagnosis: DrugDisease; lines: Line[]; advice: string }

export type Field = 'diagnosis' | 'drugs' | 'advice' | 'password'
export type Problems = Partial<Record<Field, string>>

export const lineOf = ({ productCode, name, specification, quantity, dose }: PrescribedDrug): Line => ({
  ...{ productCode, name, specification, quantity },
  ...{ amount: dose?.amount ?? null, times: dose?.times ?? null },
})

type Begin = { kept: Partial<Writing>; from: ConsultationCase['prescriptions'][number] | undefined; disease: DrugDisease }

/** What was typed before, else the one that is written again, else what was diagnosed in person, and no drug. */
export function beginning({ kept, from, disease }: Begin): Writing {
  const written = from?.written
  const begun = written
    ? { diagnosis: written.diagnosis, lines: written.drugs.map(lineOf), advice: written.advice }
    : { diagnosis: disease, lines: [], advice: '' }
  return { ...begun, ...kept }
}

/** What is wrong with it before it is sent: every drug whose packing is counted in pieces says how it is taken, of the others the advice does. */
export function problemsOf({ diagnosis, lines, advice }: Writing): Problems {
  const unsaid = lines.find((line) => piecesIn(line.specification) && (line.amount === null || line.times === null))
  const uncounted = lines.find(({ specification }) => !piecesIn(specification))
  return {
    ...(diagnosis.name.trim().length < 2 && { diagnosis: '请填写诊断，至少 2 个字' }),
    ...(lines.length === 0 && { drugs: '请添加药品' }),
    ...(unsaid && { drugs: `请填写${unsaid.name}的用法` }),
    ...(uncounted && advice.trim() === '' && { advice: `${uncounted.name}不能按片数写，请在医嘱里写清用法` }),
  }
}

type Body = Input<typeof consultation.write>['body']

export const bodyOf = (
  { diagnosis, lines, advice }: Writing,
  { password, acknowledged }: Pick<Body, 'password'> & { acknowledged: string[] },
): Body => ({
  diagnosis: { ...diagnosis, name: diagnosis.name.trim() },
  drugs: lines.map(({ productCode, specification, quantity, amount, times }) => {
    const unit = piecesIn(specification)?.unit
    return { productCode, quantity, ...(unit && amount !== null && times !== null && { dose: { amount, times, unit } }) }
  }),
  ...{ advice, acknowledged, password },
})

const FIELDS: readonly Field[] = ['diagnosis', 'drugs', 'advice', 'password']

/** The field of the form that a refusal is about: `drugs.0.quantity` is of the drugs. */
export const fieldOf = (refused: string | undefined): Field | undefined => FIELDS.find((field) => refused?.split('.')[0] === field)
