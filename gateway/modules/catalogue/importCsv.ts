import type { Db } from '../../db/open'
import { inTransaction } from '../../kernel/transaction'
import type { Encoding } from './csv/encoding'
import { cellsOf, productRow, skuCodeOf, type BadCell, type PackingRow } from './csv/productRow'
import { openRecords, type Opened } from './csv/records'
import type { SheetName } from './csv/sheets'
import { importSearchTable } from './importSearchTable'
import { bumpCatalogueRevision, countCatalogue } from './revision'
import type { CatalogueRow } from './row'
import { storeRows } from './storeRows'

export type ImportResult = { sheet: SheetName; encoding: Encoding; rows: number; written: number; unchanged: number; bad: number }
export type Watching = {
  /** Every bad cell, in the order of the file. */
  onBad: (bad: BadCell) => void
  /** How far the reading is, in bytes of the file. */
  onProgress?: (read: number, whole: number) => void
  /** The release's own table: a pharmacy need not sell what it names. */
  isBuiltIn?: boolean
}

/** Products written together. */
const BATCH = 200

/**
 * Loads a table of the catalogue (README.md beside this file says how each looks). Good rows are written, bad ones reported; what
 * stands in the database as the file says it is not written again. Raises `BadFile` where nothing can be read.
 */
export async function importCsv(db: Db, file: string, watching: Watching): Promise<ImportResult> {
  let whole = 0
  const opened = await openRecords(file, (read) => watching.onProgress?.(read, whole))
  whole = opened.bytes
  const { sheet } = opened
  return sheet === 'products' ? importProducts(db, opened, watching.onBad) : importSearchTable(db, { ...opened, sheet }, watching)
}

async function importProducts(db: Db, { sheet, encoding, rows }: Opened, onBad: Watching['onBad']): Promise<ImportResult> {
  const result: ImportResult = { sheet, encoding, rows: 0, written: 0, unchanged: 0, bad: 0 }
  const report = (bad: BadCell[]) => {
    result.bad += 1
    bad.forEach(onBad)
  }
  let batch: CatalogueRow[] = []
  const store = async () => {
    const { written, unchanged } = await inTransaction(db, (tx) => storeRows(tx, batch, { reservesStock: true }))
    result.written += written
    result.unchanged += unchanged
    batch = []
  }
  const gathering = new Gathering()
  try {
    for await (const raw of rows) {
      result.rows += 1
      const code = raw.cells.product_code ?? ''
      const finished = gathering.moveTo(code)
      if (finished) batch.push(finished)
      if (batch.length >= BATCH) await store()
      const read = cellsOf(raw)
      const wrong = 'bad' in read ? (gathering.skip(), read.bad) : gathering.add(read.cells, raw.line)
      if (wrong) report(wrong)
    }
    const last = gathering.moveTo('')
    if (last) batch.push(last)
  } finally {
    // What was read before a file breaks off is kept and announced.
    if (batch.length > 0) await store()
    if (result.written > 0) {
      await countCatalogue(db)
      await bumpCatalogueRevision(db)
    }
  }
  return result
}

/** Gathers the rows of one product after another: they have to stand together. */
class Gathering {
  #code = ''
  #place = 0
  #rows: PackingRow[] = []
  readonly #finished = new Set<string>()
  readonly #skuCodes = new Set<string>()

  /** Turns to a product's rows; the product before it is complete then. */
  moveTo(code: string): CatalogueRow | undefined {
    if (code === this.#code) return undefined
    const [first, ...others] = this.#rows
    if (this.#code !== '') this.#finished.add(this.#code)
    this.#code = code
    this.#place = 0
    this.#rows = []
    return first && productRow([first, ...others])
  }

  /** Counts a bad row, so that the packings after it keep their codes. */
  skip() {
    this.#place += 1
  }

  add(cells: PackingRow['cells'], line: number): BadCell[] | undefined {
    this.#place += 1
    const bad = (column: string, value: string, reason: string) => [{ line, column, value, reason }]
    if (this.#finished.has(cells.product_code)) return bad('product_code', cells.product_code, '同一商品的各行要放在一起')
    const [first] = this.#rows
    if (first && first.cells.name !== cells.name) return bad('name', cells.name, `与同一商品前一行的名称“${first.cells.name}”不同`)
    const row = { cells, place: this.#place }
    const skuCode = skuCodeOf(row)
    if (this.#skuCodes.has(skuCode)) return bad('sku_code', skuCode, '规格编码重复')
    this.#skuCodes.add(skuCode)
    this.#rows.push(row)
    return undefined
  }
}
