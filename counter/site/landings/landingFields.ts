import { LandingAhead, LandingFields, type LandingDetail } from '../../contract/landing'

export type Fields = LandingDetail['fields']

const NAMES = Object.keys(LandingFields.shape) as Array<keyof LandingFields>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What stands there with what was typed over it. */
export const valuesOf = (seen: Fields, typed: LandingAhead): Fields => ({ ...seen, ...typed })

/** The fields that differ from what stands there. */
export const changedOf = (seen: Fields, values: Fields): LandingAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], values[name]) ? [] : [[name, values[name]]])))

/** What is sent: of a new one all of it. */
export const editedOf = ({ isNew, fields }: Pick<LandingDetail, 'isNew' | 'fields'>, values: Fields): LandingAhead =>
  isNew ? Object.fromEntries(NAMES.map((name) => [name, values[name]])) : changedOf(fields, values)

const CHINESE = /[\u4e00-\u9fff]/

/** Why it cannot be sent yet; empty where it can. What else may not be the gateway says beside its field. */
export function problemOf(edited: LandingAhead): string {
  if (edited.beginsAt === '' || edited.endsAt === '') return '请选择开始和结束时间'
  const said = LandingAhead.safeParse(edited).error?.issues[0]?.message
  return said === undefined || CHINESE.test(said) ? (said ?? '') : '请填写完整'
}
