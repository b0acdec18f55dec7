import type { Approval } from '../types'
import { BadValue, type Column } from './columns'
import { ALIAS_COLUMNS, DANGER_COLUMNS, NEED_COLUMNS } from './needColumns'
import type { BadCell } from './productRow'
import type { RawRow } from './records'

type CellsOf<Columns extends Record<string, Column<unknown>>> = { [Name in keyof Columns]: ReturnType<Columns[Name]['read']> }
type Read<Cells> = Omit<Cells, keyof Approval> & { approval: Approval | null }
export type NeedCells = Read<CellsOf<typeof NEED_COLUMNS>>
export type DangerCells = Read<CellsOf<typeof DANGER_COLUMNS>>
export type AliasCells = CellsOf<typeof ALIAS_COLUMNS>

/** The meaning of a row of the needs, or everything that is wrong with it. */
export function needCells(row: RawRow): { cells: NeedCells } | { bad: BadCell[] } {
  const { reads, bad } = reading(row)
  const cells = {
    need: reads('need', NEED_COLUMNS.need),
    words: reads('words', NEED_COLUMNS.words),
    symptoms: reads('symptoms', NEED_COLUMNS.symptoms),
    audience: reads('audience', NEED_COLUMNS.audience),
    rank: reads('rank', NEED_COLUMNS.rank),
    choice: reads('choice', NEED_COLUMNS.choice),
    doctor: reads('doctor', NEED_COLUMNS.doctor),
    headline: reads('headline', NEED_COLUMNS.headline),
    ruleOut: reads('ruleOut', NEED_COLUMNS.ruleOut),
    neighbours: reads('neighbours', NEED_COLUMNS.neighbours),
    approval: approvalIn(row, NEED_COLUMNS, { reads, bad }),
  }
  return bad.length === 0 && isWhole(cells) ? { cells } : { bad }
}

/** Without a bad cell none is missing. */
const isWhole = <T extends object>(cells: { [Name in keyof T]: T[Name] | undefined }): cells is T =>
  Object.values(cells).every((value) => value !== undefined)

type ApprovalColumns = Pick<typeof NEED_COLUMNS, keyof Approval>

/** What a row rests on and who approved it; who without the day, or without what it rests on, is nobody. */
function approvalIn({ line }: RawRow, columns: ApprovalColumns, { reads, bad }: ReturnType<typeof reading>): Approval | null | undefined {
  const pharmacist = reads('pharmacist', columns.pharmacist)
  const approvedOn = reads('approvedOn', columns.approvedOn)
  const source = reads('source', columns.source)
  if (pharmacist === undefined || approvedOn === undefined || source === undefined) return undefined
  const isSigned = pharmacist !== '' && approvedOn !== null
  const isUnsigned = pharmacist === '' && approvedOn === null
  if (source !== '' && (isSigned || isUnsigned)) return { source, pharmacist: pharmacist || null, approvedOn }
  if (source === '' && isUnsigned) return null
  const column = source === '' ? 'source' : pharmacist === '' ? 'pharmacist' : 'approvedOn'
  bad.push({ line, column, value: '', reason: '审定药师和审定日要一起填写，并写明依据' })
  return undefined
}

/** The meaning of a row of the dangers, or everything that is wrong with it. */
export function dangerCells(row: RawRow): { cells: DangerCells } | { bad: BadCell[] } {
  const { reads, bad } = reading(row)
  const cells = {
    danger: reads('danger', DANGER_COLUMNS.danger),
    words: reads('words', DANGER_COLUMNS.words),
    exceptions: reads('exceptions', DANGER_COLUMNS.exceptions),
    headline: reads('headline', DANGER_COLUMNS.headline),
    lead: reads('lead', DANGER_COLUMNS.lead),
    signs: reads('signs', DANGER_COLUMNS.signs),
    phones: reads('phones', DANGER_COLUMNS.phones),
    steps: reads('steps', DANGER_COLUMNS.steps),
    otherwise: reads('otherwise', DANGER_COLUMNS.otherwise),
    approval: approvalIn(row, DANGER_COLUMNS, { reads, bad }),
  }
  return bad.length === 0 && isWhole(cells) ? { cells } : { bad }
}

/** The meaning of a row of the aliases, or everything that is wrong with it. */
export function aliasCells(row: RawRow): { cells: AliasCells } | { bad: BadCell[] } {
  const { reads, bad } = reading(row)
  const name = reads('name', ALIAS_COLUMNS.name)
  const aliases = reads('aliases', ALIAS_COLUMNS.aliases)
  return name === undefined || aliases === undefined || bad.length > 0 ? { bad } : { cells: { name, aliases } }
}

/** Reads the cells of a row one by one and gathers what is wrong. */
function reading({ line, cells, problem }: RawRow) {
  const bad: BadCell[] = problem === undefined ? [] : [{ line, column: '（整行）', value: '', reason: problem }]
  const reads = <T>(name: string, { read }: Column<T>): T | undefined => {
    const value = cells[name] ?? ''
    try {
      return read(value)
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      bad.push({ line, column: name, value, reason: error.message })
      return undefined
    }
  }
  return { reads, bad }
}
