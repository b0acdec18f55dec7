import { eq } from 'drizzle-orm'
import { product, Shelf, type ProductFields, type SkuFields } from '../../../counter/contract/product'
import type { Transaction } from '../../db/open'
import { packings } from '../catalogue/schema'
import { HttpError } from '../../kernel/httpError'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import type { Changes } from '../../kernel/work/workContext'
import type { Standing } from '../../kernel/work/version'
import { invalidateCatalogue } from '../catalogue/revision'
import { CATEGORIES } from '../catalogue/taxonomy'
import { recordChange } from '../change/recordChange'
import { inConflict } from '../change/inConflict'
import { counterDetail, previewOf, productCodeOf, productFacts, skuFacts } from './counterDetail'
import { skuRows } from './counterRows'
import { lockedProduct, productSubject } from './productSubject'
import { lockedPacking, skuSubject, stockSubject } from './skuSubject'

const categories = CATEGORIES.flatMap(({ name: above, children }) =>
  Object.entries(children).map(([id, name]) => ({ id, name: `${above} / ${name}` })),
)

export const productWorkHandlers = implementWork(product, {
  list: ({ db, query }) => skuRows(db, query),

  categories: () => Promise.resolve({ categories }),

  detail: ({ db, now, params: { productCode } }) => counterDetail(db, productCode, now),

  preview: ({ db, now, params: { skuCode }, query: { salePrice, marketPrice, stock, status } }) => {
    const edited = {
      salePrice: Number(salePrice),
      marketPrice: marketPrice === undefined ? null : Number(marketPrice),
      stock: Number(stock),
      status: Number(status),
    }
    return previewOf(db, skuCode, { edited, now })
  },

  editSku: async ({ db, now, staff: { staffId }, params: { skuCode }, body: { seen, edited } }) => {
    const productCode = await productCodeOf(db, skuCode)
    return {
      record: `sku:${skuCode}`,
      standing: (tx) => standingSku(tx, skuCode, { seen, edited }),
      change: async (tx) => {
        const changes = await editSku(tx, skuCode, { seen, edited, staffId, now })
        return { answer: await counterDetail(tx, productCode, now), changes }
      },
    }
  },

  edit: ({ now, staff: { staffId }, params: { productCode }, body: { edited } }) =>
    Promise.resolve({
      record: `product:${productCode}`,
      standing: (tx) => standingProduct(tx, productCode, edited),
      change: async (tx) => {
        const changes = await editProduct(tx, productCode, { edited, staffId, now })
        return { answer: await counterDetail(tx, productCode, now), changes }
      },
    }),
})

type Editing<F> = { edited: F; staffId: string; now: Date }
type Seen = { seen: { stock: number }; edited: SkuFields }
/** A status of a pharmacy's own list stays as it is until somebody chooses one of the two. */
function refuseStatus({ status }: { status?: number }) {
  if (status !== undefined && !Shelf.safeParse(status).success)
    throw new HttpError(400, 'STATUS', '请选择上架或下架', { field: 'edited.status' })
}
const unchanged = () => new HttpError(400, 'UNCHANGED', '没有改动')

/** Stock is a change of its own, for orders move it: prices are taken back as they were, stock by as much as it was moved. */
async function editSku(tx: Transaction, id: string, { seen, edited, ...by }: Editing<SkuFields> & Seen): Promise<Changes> {
  const { stock, ...own } = edited
  const { from, to } = differing(skuFacts(await lockedPacking(tx, id)), own)
  refuseStatus(to)
  const isPriced = Object.keys(to).length > 0
  const isStocked = stock !== seen.stock
  if (!isPriced && !isStocked) throw unchanged()
  if (isPriced) await skuSubject.apply(tx, { id, from, to, now: by.now })
  if (isStocked) await setStock(tx, id, { from: seen.stock, to: stock })
  const priced = await recordChange(tx, skuSubject, { id, before: from, after: to, ...by })
  const stocked = await recordChange(tx, stockSubject, { id, before: seen, after: { stock }, ...by })
  return { ...priced.changes, ...stocked.changes }
}

async function setStock(tx: Transaction, skuCode: string, { from, to }: { from: number; to: number }) {
  await invalidateCatalogue(tx)
  await replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from: { stock: from }, to: { stock: to } })
}

async function standingSku(tx: Transaction, id: string, { seen, edited }: Seen): Promise<Standing> {
  const present = await lockedPacking(tx, id)
  const isStocked = edited.stock !== seen.stock
  const fields = inConflict(skuSubject, { id, present, edited: { ...edited, stock: isStocked ? edited.stock : present.stock } })
  return { facts: skuFacts(present), isMoved: isStocked && present.stock !== seen.stock, fields }
}

async function standingProduct(tx: Transaction, id: string, edited: ProductFields): Promise<Standing> {
  const present = await lockedProduct(tx, id)
  return { facts: productFacts(present), fields: inConflict(productSubject, { id, present, edited }) }
}

async function editProduct(tx: Transaction, id: string, { edited, ...by }: Editing<ProductFields>): Promise<Changes> {
  const { from, to } = differing(productFacts(await lockedProduct(tx, id)), edited)
  if (Object.keys(to).length === 0) throw unchanged()
  refuseStatus(to)
  await productSubject.apply(tx, { id, from, to, now: by.now })
  return (await recordChange(tx, productSubject, { id, before: from, after: to, ...by })).changes
}
