import { CsvError, parse } from 'csv-parse/sync'
import { MAX_SHEET_ROWS, type WrongCell } from '../../../counter/contract/productSheet'
import { ProductStatus } from '../../../src/contract/productCard'
import { HttpError } from '../../lib/httpError'
import { BadValue, COLUMNS, whole } from '../catalogue/csv/columns'
import { BadFile, encodingIn, type Encoding } from '../catalogue/csv/encoding'
import { columnsOf } from '../catalogue/csv/sheets'

/** What a row of the file says of a packing; what it leaves empty stays as it is. */
export type SheetRow = { line: number; skuCode: string; said: CellValues }
export type CellValues = { salePrice?: number; stock?: number; status?: number; buyLimit?: number | null }
export type Sheet = { encoding: Encoding; count: number; rows: SheetRow[]; wrong: WrongCell[] }

const NAMES = { sku_code: '规格编码', sale_price: '售价', stock: '库存', status: '状态', buy_limit: '限购' } as const
type Name = keyof typeof NAMES
const NO_LIMIT = '不限'
const MAX_BUY_LIMIT = 9999
const STATUSES: Readonly<Record<string, number>> = {
  上架: ProductStatus.onShelf,
  在售: ProductStatus.onShelf,
  下架: ProductStatus.offShelf,
  已下架: ProductStatus.offShelf,
  缺货: ProductStatus.outOfStock,
}

/** A cell in the meaning of its column; an empty one has none. */
const READ: { readonly [N in Exclude<Name, 'sku_code'>]: (cell: string) => CellValues } = {
  sale_price: (cell) => ({ salePrice: COLUMNS.sale_price.read(cell) }),
  stock: (cell) => ({ stock: COLUMNS.stock.read(cell) }),
  status: (cell) => ({ status: STATUSES[cell] ?? statusCode(cell) }),
  buy_limit: (cell) => ({ buyLimit: cell === NO_LIMIT ? null : limit(cell) }),
}

function statusCode(cell: string) {
  if (!/^\d{1,4}$/.test(cell)) throw new BadValue('应为 上架 或 下架')
  return Number(cell)
}
function limit(cell: string) {
  const most = whole(MAX_BUY_LIMIT)(cell)
  if (most === 0) throw new BadValue(`应为 1 到 ${MAX_BUY_LIMIT} 的整数，或 ${NO_LIMIT}`)
  return most
}

/** Reads a file as a spreadsheet writes it, UTF-8 or GB18030. What is wrong with a cell is told with its line; a file that cannot be read is refused. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const encoding = await encodingIn([bytes], '文件').catch(refuse)
  const [heading, ...entries] = recordsIn(new TextDecoder(encoding).decode(bytes))
  const columns = headingsOf(heading?.record ?? [])
  if (entries.length > MAX_SHEET_ROWS) throw refusal(`一次最多 ${MAX_SHEET_ROWS} 行，请分成几个文件`)
  const wrong: WrongCell[] = []
  const seen = new Set<string>()
  const rows = entries.flatMap(({ record, line }) => {
    const read = rowOf(record, { columns, line })
    wrong.push(...read.wrong)
    if (read.wrong.length > 0) return []
    if (!seen.has(read.skuCode)) return (seen.add(read.skuCode), [{ line, skuCode: read.skuCode, said: read.said }])
    wrong.push({ line, column: NAMES.sku_code, value: read.skuCode, reason: '规格编码重复' })
    return []
  })
  return { encoding, count: entries.length, rows, wrong }
}

const refusal = (sentence: string) => new HttpError(400, 'BAD_FILE', sentence, { field: 'file' })
function refuse(error: unknown): never {
  throw error instanceof BadFile ? refusal(error.message) : error
}

type Entry = { record: string[]; line: number }

function recordsIn(text: string): Entry[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const
  try {
    const entries = parse(text, options) as unknown as Array<{ record: string[]; info: { lines: number } }>
    // A cell may have several lines: a row is told by its first.
    return entries.map(({ record, info }) => ({
      record,
      line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw refusal(`第 ${Number(error.lines ?? 1)} 行起的引号用法不对（应成对，并在一格的两端）`)
    throw error
  }
}

function headingsOf(record: string[]): Array<Name | undefined> {
  const columns = columnsOf('products', record).map((name) => (name !== undefined && name in NAMES ? (name as Name) : undefined))
  if (!columns.includes('sku_code')) throw refusal('第 1 行应是表头，其中要有「规格编码」一列')
  const [twice] = columns.filter((name, at) => name !== undefined && columns.indexOf(name) !== at)
  if (twice) throw refusal(`表头有两列都是「${NAMES[twice]}」`)
  if (columns.every((name) => name === undefined || name === 'sku_code')) throw refusal('表头里没有 售价、库存、状态 或 限购')
  return columns
}

/** The export puts an apostrophe before what a spreadsheet would compute. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

function rowOf(record: string[], { columns, line }: { columns: Array<Name | undefined>; line: number }) {
  const wrong: WrongCell[] = []
  let skuCode = ''
  const said: CellValues = {}
  if (record.length !== columns.length)
    return {
      skuCode,
      said,
      wrong: [{ line, column: '（整行）', value: '', reason: `应有 ${columns.length} 列，实有 ${record.length} 列` }],
    }
  for (const [at, name] of columns.entries()) {
    const value = plain(record[at] ?? '')
    if (name === undefined || (name !== 'sku_code' && value === '')) continue
    try {
      if (name === 'sku_code') skuCode = skuCodeIn(value)
      else Object.assign(said, READ[name](value))
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      wrong.push({ line, column: NAMES[name], value, reason: error.message })
    }
  }
  return { skuCode, said, wrong }
}

function skuCodeIn(value: string): string {
  if (value === '') throw new BadValue('不能为空')
  return COLUMNS.sku_code.read(value) ?? ''
}
