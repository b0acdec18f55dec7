import * as z from 'zod/mini'
import { Done, SkuCode } from '../../src/contract/fields'
import { base64File, bodyBytes } from './base64'
import { ProductQuery } from './product'
import { Reason } from './revision'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** A file of twenty thousand packings has about a megabyte. Larger lists are loaded by `npm run catalogue`. */
export const MAX_SHEET_BYTES = 2 << 20
export const MAX_SHEET_ROWS = 20_000
const SheetFile = base64File(MAX_SHEET_BYTES)

/** What a row of the file changes of a packing, in words. */
const RowChange = z.looseObject({
  line: z.int(),
  skuCode: SkuCode,
  name: z.string(),
  specification: z.string(),
  changes: z.array(z.looseObject({ field: z.string(), from: z.string(), to: z.string() })),
})
const WrongCell = z.looseObject({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() })
export type WrongCell = z.infer<typeof WrongCell>

export const SheetPreview = z.looseObject({
  /** Names this file against the shop as it is now: what is confirmed is what was looked at. */
  version: Version,
  encoding: z.enum(['utf-8', 'gb18030']),
  counts: z.looseObject({ rows: z.int(), changed: z.int(), unchanged: z.int(), unknown: z.int(), wrong: z.int() }),
  /** The first of them. */
  changed: z.array(RowChange),
  wrong: z.array(WrongCell),
  /** Combinations and stair prices that its prices would overtake, in words; the first of them. */
  notes: z.array(z.string()),
  /** Where more than half of what can be bought could not be bought any more, or prices leap: what would happen, and the sentence to type. */
  guard: z.nullable(z.looseObject({ about: z.string(), sentence: z.string() })),
})
export type SheetPreview = z.infer<typeof SheetPreview>

const operators = ['operator'] as const
const maxBytes = bodyBytes(MAX_SHEET_BYTES)

export const productSheet = {
  export: workEndpoint('GET /product-sheet', {
    about: 'Price, stock, status and limit of packings as a CSV, which can be edited and loaded again',
    title: '导出价格库存表',
    record: 'productSheet:export',
    roles: operators,
    query: z.pick(ProductQuery, { words: true, status: true, category: true }),
    output: z.looseObject({ name: z.string(), csv: z.string() }),
  }),
  preview: workEndpoint('POST /product-sheet/preview', {
    about: 'What a CSV (base64) would change: rows, counts, and every wrong cell with its line',
    title: '预览价格库存表',
    version: 'none',
    roles: operators,
    idempotent: false,
    maxBytes,
    body: z.object({ file: SheetFile }),
    output: SheetPreview,
  }),
  apply: workEndpoint('POST /product-sheet', {
    about: 'Apply a CSV as it was previewed, all of it or nothing',
    title: '导入价格库存表',
    version: 'required',
    roles: operators,
    maxBytes,
    body: z.object({ file: SheetFile, reason: Reason, typed: z._default(z.string().check(z.maxLength(60)), '') }),
    output: Done,
  }),
}
