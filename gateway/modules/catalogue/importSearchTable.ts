import type { Db } from '../../db/open'
import { inTransaction } from '../../kernel/transaction'
import { BadFile } from './csv/encoding'
import type { BadCell } from './csv/productRow'
import type { Opened, RawRow } from './csv/records'
import { aliasCells, needCells } from './csv/searchRows'
import type { ImportResult } from './importCsv'
import { bumpCatalogueRevision } from './revision'
import { aliasesOf, needsOf, storeAliases, storeNeeds } from './searchTables'

type Table = Opened & { sheet: 'needs' | 'aliases' }

/**
 * Loads the needs or the aliases: the file is the whole table, what it does not name is gone. A file without a good row changes nothing
 * and raises `BadFile`.
 */
export async function importSearchTable(db: Db, { sheet, encoding, rows }: Table, onBad: (bad: BadCell) => void): Promise<ImportResult> {
  const result: ImportResult = { sheet, encoding, rows: 0, written: 0, unchanged: 0, bad: 0 }
  const gather = async <T>(cellsOf: (row: RawRow) => { cells: T } | { bad: BadCell[] }): Promise<T[]> => {
    const good: T[] = []
    for await (const row of rows) {
      result.rows += 1
      const read = cellsOf(row)
      if ('cells' in read) good.push(read.cells)
      else {
        result.bad += 1
        read.bad.forEach(onBad)
      }
    }
    if (good.length === 0) throw new BadFile('没有一行可用，原来的内容没有改动。')
    return good
  }
  const counted =
    sheet === 'needs'
      ? await gather(needCells).then((cells) => inTransaction(db, (tx) => storeNeeds(tx, needsOf(cells))))
      : await gather(aliasCells).then((cells) => inTransaction(db, (tx) => storeAliases(tx, aliasesOf(cells))))
  if (counted.written > 0) await bumpCatalogueRevision(db)
  return { ...result, ...counted }
}
