import { BadValue, type Column } from './columns'
import { ALIAS_COLUMNS, NEED_COLUMNS } from './needColumns'
import type { BadCell } from './productRow'
import type { RawRow } from './records'

type CellsOf<Columns extends Record<string, Column<unknown>>> = { [Name in keyof Columns]: ReturnType<Columns[Name]['read']> }
export type NeedCells = CellsOf<typeof NEED_COLUMNS>
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
  }
  const { need, words, symptoms, audience, rank, choice, doctor } = cells
  if (need === undefined || words === undefined || symptoms === undefined || audience === undefined) return { bad }
  if (rank === undefined || choice === undefined || doctor === undefined || bad.length > 0) return { bad }
  return { cells: { need, words, symptoms, audience, rank, choice, doctor } }
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
