import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SheetPreview, WrongCell } from '../../../counter/contract/productSheet'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { versionOf } from '../../kernel/work/version'
import { catalogueRevision } from '../catalogue/revision'
import { skuProblem } from '../catalogue/skuProblem'
import { FIELD_WORDS } from '../product/fieldWords'
import { isLeap } from '../product/goodsSubject'
import { notesOf } from './notesOf'
import type { CellValues, Sheet, SheetRow } from './readSheet'

type Fields = Pick<CellValues, 'salePrice' | 'stock' | 'status'>
/** What becomes of one packing or product: the fields that change, before and after. */
export type SkuStep = { skuCode: string; from: Fields; to: Fields }
export type LimitStep = { productCode: string; from: number | null; to: number | null }
export type Plan = { skus: SkuStep[]; limits: LimitStep[]; preview: SheetPreview; /** What its version is made of. */ facts: unknown }

const SHOWN = 200
const BATCH = 5000
const { onShelf, offShelf } = ProductStatus

type Present = Awaited<ReturnType<typeof presentOf>> extends Map<string, infer Row> ? Row : never

/** What a file would change of the shop as it is now, and everything that is wrong with it. */
export async function planOf(db: Querying, sheet: Sheet): Promise<Plan> {
  const { changed, wrong, unknown } = judged(sheet.rows, await presentOf(db, sheet.rows))
  const skus = changed.map(stepOf).filter(({ to }) => Object.keys(to).length > 0)
  const limits = limitsOf(changed)
  const counts = {
    rows: sheet.count,
    changed: changed.length,
    unchanged: sheet.rows.length - changed.length - wrong.length,
    unknown,
    wrong: new Set(sheet.wrong.map(({ line }) => line)).size + wrong.length - unknown,
  }
  const facts = [await catalogueRevision(db), sheet.rows, skus, limits]
  const preview = {
    version: versionOf(facts),
    encoding: sheet.encoding,
    counts,
    guard: await guardOf(db, changed),
    changed: changed.slice(0, SHOWN).map(inWords),
    notes: (await notesOf(db, changed.flatMap(cheaperOf).slice(0, BATCH))).slice(0, SHOWN),
    wrong: [...sheet.wrong, ...wrong].sort((left, right) => left.line - right.line).slice(0, SHOWN),
  }
  return { skus, limits, preview, facts }
}

/** Rows by what becomes of them: those that change something, and what is wrong with others, one cell each. */
function judged(rows: readonly SheetRow[], present: ReadonlyMap<string, Present>) {
  const [changed, wrong]: [Changed[], WrongCell[]] = [[], []]
  const limits = new Map<string, number | null>()
  let unknown = 0
  for (const row of rows) {
    const own = present.get(row.skuCode)
    if (!own) unknown += 1
    const problem = own ? (problemOf(row, own) ?? limitProblem(row, own, limits)) : noSuchSku(row)
    if (problem) wrong.push(problem)
    else if (own && (changedFields(row, own).length > 0 || changesLimit(row, own))) changed.push({ row, own })
  }
  return { changed, wrong, unknown }
}

const noSuchSku = ({ line, skuCode }: SheetRow) => ({ line, column: '规格编码', value: skuCode, reason: '商城里没有这个规格' })

/** A product once, however many of its packings say it. */
function limitsOf(changed: readonly Changed[]): LimitStep[] {
  const steps = changed.flatMap(({ row, own: { productCode, buyLimit } }) =>
    row.said.buyLimit === undefined || row.said.buyLimit === buyLimit ? [] : [{ productCode, from: buyLimit, to: row.said.buyLimit }],
  )
  return [...new Map(steps.map((step) => [step.productCode, step])).values()]
}

async function presentOf(db: Querying, rows: readonly SheetRow[]) {
  const found = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const codes = rows.slice(from, from + BATCH).map(({ skuCode }) => skuCode)
    found.push(...(await read(db).where(inArray(packings.skuCode, codes))))
  }
  return new Map(found.map((row) => [row.skuCode, row]))
}

const read = (db: Querying) =>
  db
    .select({
      skuCode: packings.skuCode,
      productCode: packings.productCode,
      name: products.name,
      specification: packings.specification,
      mark: products.mark,
      salePrice: packings.salePrice,
      marketPrice: packings.marketPrice,
      stock: packings.stock,
      status: packings.status,
      productStatus: products.status,
      buyLimit: products.buyLimit,
    })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))

type Changed = { row: SheetRow; own: Present }
const FIELDS = ['salePrice', 'stock', 'status'] as const
const changedFields = ({ said }: SheetRow, own: Present) => FIELDS.filter((name) => said[name] !== undefined && said[name] !== own[name])
const changesLimit = ({ said }: Pick<SheetRow, 'said'>, own: Present) => said.buyLimit !== undefined && said.buyLimit !== own.buyLimit

function stepOf({ row, own }: Changed): SkuStep {
  const names = changedFields(row, own)
  return {
    skuCode: own.skuCode,
    from: Object.fromEntries(names.map((name) => [name, own[name]])),
    to: Object.fromEntries(names.map((name) => [name, row.said[name]])),
  }
}

/** A packing at its lower price. */
const cheaperOf = ({ row: { said }, own }: Changed) =>
  said.salePrice !== undefined && said.salePrice < own.salePrice ? [{ ...own, salePrice: said.salePrice }] : []

function problemOf({ line, said }: SheetRow, { mark, marketPrice, salePrice, status }: Present): WrongCell | undefined {
  if (said.status !== undefined && said.status !== status && said.status !== onShelf && said.status !== offShelf)
    return { line, column: '状态', value: String(said.status), reason: '应为 上架 或 下架' }
  if (said.salePrice === undefined || said.salePrice === salePrice) return undefined
  const reason = skuProblem({ mark, salePrice: said.salePrice, marketPrice: mark === 'rx' ? null : marketPrice })
  return reason === null ? undefined : { line, column: '售价', value: String(said.salePrice / 100), reason: `${reason}，请先修改划线价` }
}

/** The limit is the product's: its packings must say the same. */
function limitProblem(
  { line, said: { buyLimit } }: SheetRow,
  { productCode }: Present,
  said: Map<string, number | null>,
): WrongCell | undefined {
  if (buyLimit === undefined) return undefined
  const before = said.get(productCode)
  said.set(productCode, before === undefined ? buyLimit : before)
  if (before === undefined || before === buyLimit) return undefined
  return { line, column: '限购', value: String(buyLimit ?? '不限'), reason: '同一商品的各规格限购应相同' }
}

const words = (field: string, from: unknown, to: unknown) => {
  const { title = field, text = String } = FIELD_WORDS[field] ?? {}
  return { field: title, from: text(from), to: text(to) }
}

function inWords({ row: { line, said }, own }: Changed) {
  const { skuCode, name, specification } = own
  const limit = changesLimit({ said }, own) ? [words('buyLimit', own.buyLimit, said.buyLimit)] : []
  const changed = changedFields({ line, skuCode, said }, own).map((field) => words(field, own[field], said[field]))
  return { line, skuCode, name, specification, changes: [...changed, ...limit] }
}

const isBuyable = (own: Pick<Present, 'status' | 'stock' | 'productStatus'>) =>
  own.productStatus === onShelf && own.status === onShelf && own.stock > 0

/** What the file of another shop does, or one whose columns went missing or slipped: more than half of the shop goes, or prices leap. */
async function guardOf(db: Querying, changed: readonly Changed[]): Promise<SheetPreview['guard']> {
  const leaps = changed.filter(({ row: { said }, own }) => said.salePrice !== undefined && isLeap(own.salePrice, said.salePrice)).length
  const found = [
    ...(await lossOf(db, changed)),
    ...(leaps > 0 ? [{ about: `${leaps} 个规格的售价变动超过十倍`, sentence: `${leaps} 个规格变价十倍` }] : []),
  ]
  if (found.length === 0) return null
  return { about: found.map(({ about }) => about).join('；'), sentence: found.map(({ sentence }) => sentence).join('，') }
}

async function lossOf(db: Querying, changed: readonly Changed[]) {
  const lost = changed.filter(({ row, own }) => isBuyable(own) && !isBuyable({ ...own, ...row.said })).length
  if (lost === 0) return []
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(and(eq(products.status, onShelf), eq(packings.status, onShelf), gt(packings.stock, 0)))
  const total = row?.total ?? 0
  return lost * 2 > total ? [{ about: `${total} 个在售规格中有 ${lost} 个会买不到`, sentence: `让 ${lost} 个规格买不到` }] : []
}
