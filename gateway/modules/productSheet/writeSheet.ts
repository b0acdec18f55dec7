import type { SkuRow } from '../../../counter/contract/product'
import { yuan } from '../../../src/lib/money'
import { shelfName } from '../product/fieldWords'

const HEADINGS = ['规格编码', '商品名称', '规格', '售价', '库存', '状态', '限购']

/** A spreadsheet computes what begins so; with an apostrophe before it is text, and is read back without it. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const lineOf = (cells: readonly string[]) => cells.map((cell) => quoted(safe(cell))).join(',')

/** Packings as a CSV that a spreadsheet opens and the import takes as it is: UTF-8 with its mark. */
export const writeSheet = (rows: readonly SkuRow[]): string => `\uFEFF${[HEADINGS, ...rows.map(cellsOf)].map(lineOf).join('\r\n')}\r\n`

const cellsOf = ({ skuCode, name, specification, salePrice, stock, status, buyLimit }: SkuRow) => [
  skuCode,
  name,
  specification,
  yuan(salePrice),
  String(stock),
  shelfName(status),
  buyLimit === null ? '不限' : String(buyLimit),
]
