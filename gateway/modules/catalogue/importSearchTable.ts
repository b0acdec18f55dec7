import type { Db } from '../../db/open'
import { inTransaction } from '../../kernel/transaction'
import { BadFile } from './csv/encoding'
import type { BadCell } from './csv/productRow'
import type { Opened, RawRow } from './csv/records'
import { aliasCells, dangerCells, needCells } from './csv/searchRows'
import type { SheetName } from './csv/sheets'
import type { ImportResult, Watching } from './importCsv'
import { dangerProblems, needProblems, type Lined } from './needProblems'
import { bumpCatalogueRevision } from './revision'
import { aliasesOf, dangersOf, needsOf, storeAliases, storeDangers, storeNeeds } from './searchTables'

type Table = Opened & { sheet: Exclude<SheetName, 'products'> }

/**
 * Loads the needs, the dangers or the aliases: the file is the whole table, what it does not name is gone. A file without a good row
 * changes nothing and raises `BadFile`.
 */
export async function importSearchTable(
  db: Db,
  { sheet, encoding, rows }: Table,
  { onBad, isBuiltIn = false }: Watching,
): Promise<ImportResult> {
  const result: ImportResult = { sheet, encoding, rows: 0, written: 0, unchanged: 0, bad: 0 }
  const gather = async <T>(
    cellsOf: (row: RawRow) => { cells: T } | { bad: BadCell[] },
    problemsOf: (rows: Array<Lined<T>>) => BadCell[] | Promise<BadCell[]> = () => [],
  ): Promise<T[]> => {
    const read: Array<Lined<T>> = []
    const bad: BadCell[] = []
    for await (const row of rows) {
      result.rows += 1
      const own = cellsOf(row)
      if ('cells' in own) read.push({ line: row.line, cells: own.cells })
      else bad.push(...own.bad)
    }
    bad.push(...(await problemsOf(read)))
    bad.sort((left, right) => left.line - right.line).forEach(onBad)
    const badLines = new Set(bad.map(({ line }) => line))
    result.bad = badLines.size
    const good = read.filter(({ line }) => !badLines.has(line)).map(({ cells }) => cells)
    if (good.length === 0) throw new BadFile('没有一行可用，原来的内容没有改动。')
    return good
  }
  const store = {
    needs: async () => {
      const cells = await gather(needCells, (read) => needProblems(db, read, !isBuiltIn))
      return inTransaction(db, (tx) => storeNeeds(tx, needsOf(cells)))
    },
    dangers: async () => {
      const cells = await gather(dangerCells, dangerProblems)
      return inTransaction(db, (tx) => storeDangers(tx, dangersOf(cells)))
    },
    aliases: async () => {
      const cells = await gather(aliasCells)
      return inTransaction(db, (tx) => storeAliases(tx, aliasesOf(cells)))
    },
  }
  const counted = await store[sheet]()
  if (counted.written > 0) await bumpCatalogueRevision(db)
  return { ...result, ...counted }
}
