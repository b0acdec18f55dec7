import { eq } from 'drizzle-orm'
import { product, Shelf, type ProductFields, type SkuFields } from '../../../counter/contract/product'
import type { Transaction } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import type { Changes } from '../../kernel/work/workContext'
import { invalidateCatalogue } from '../catalogue/revision'
import { CATEGORIES } from '../catalogue/taxonomy'
import { recordChange } from '../change/recordChange'
import { changedMeanwhile } from '../change/changedMeanwhile'
import { counterDetail, previewOf, productCodeOf } from './counterDetail'
import { skuRows } from './counterRows'
import { productSubject } from './productSubject'
import { skuSubject, stockSubject } from './skuSubject'

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
      change: async (tx) => {
        const changes = await editSku(tx, skuCode, { seen, edited, staffId, now })
        return { answer: await counterDetail(tx, productCode, now), changes }
      },
    }
  },

  edit: ({ now, staff: { staffId }, params: { productCode }, body: { seen, edited } }) =>
    Promise.resolve({
      record: `product:${productCode}`,
      change: async (tx) => {
        const changes = await editProduct(tx, productCode, { seen, edited, staffId, now })
        return { answer: await counterDetail(tx, productCode, now), changes }
      },
    }),
})

type Editing<F> = { seen: F; edited: F; staffId: string; now: Date }
/** A status of a pharmacy's own list stays as it is until somebody chooses one of the two. */
function refuseStatus({ status }: { status?: number }) {
  if (status !== undefined && !Shelf.safeParse(status).success)
    throw new HttpError(400, 'STATUS', '请选择上架或下架', { field: 'edited.status' })
}
const unchanged = () => new HttpError(400, 'UNCHANGED', '没有改动')

/** Stock is a change of its own, for orders move it: prices are taken back as they were, stock by as much as it was moved. */
async function editSku(tx: Transaction, id: string, { seen, edited, ...by }: Editing<SkuFields>): Promise<Changes> {
  const { stock: seenStock, ...seenOwn } = seen
  const { stock, ...own } = edited
  const { from, to } = differing(seenOwn, own)
  refuseStatus(to)
  const isPriced = Object.keys(to).length > 0
  if (!isPriced && stock === seenStock) throw unchanged()
  const stood =
    (!isPriced || (await skuSubject.apply(tx, { id, from, to, now: by.now }))) &&
    (stock === seenStock || (await setStock(tx, id, { from: seenStock, to: stock })))
  if (!stood) throw await meanwhile(tx, id, { seen: stock === seenStock ? from : { ...from, stock: seenStock }, now: by.now })
  const priced = await recordChange(tx, skuSubject, { id, before: from, after: to, ...by })
  const stocked = await recordChange(tx, stockSubject, { id, before: { stock: seenStock }, after: { stock }, ...by })
  return { ...priced.changes, ...stocked.changes }
}

async function setStock(tx: Transaction, skuCode: string, { from, to }: { from: number; to: number }): Promise<boolean> {
  await invalidateCatalogue(tx)
  return replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from: { stock: from }, to: { stock: to } })
}

async function meanwhile(tx: Transaction, id: string, { seen, now }: { seen: Partial<SkuFields>; now: Date }) {
  const [present] = await tx.select().from(packings).where(eq(packings.skuCode, id))
  if (!present) return notFound('这个规格')
  const subject = 'stock' in seen && seen.stock !== present.stock ? stockSubject : skuSubject
  return changedMeanwhile(tx, subject, { id, seen, present, now })
}

async function editProduct(tx: Transaction, id: string, { seen, edited, ...by }: Editing<ProductFields>): Promise<Changes> {
  const { from, to } = differing(seen, edited)
  if (Object.keys(to).length === 0) throw unchanged()
  refuseStatus(to)
  if (!(await productSubject.apply(tx, { id, from, to, now: by.now }))) {
    const [present] = await tx.select().from(products).where(eq(products.productCode, id))
    if (!present) throw notFound('这件商品')
    throw await changedMeanwhile(tx, productSubject, { id, seen: from, present, now: by.now })
  }
  return (await recordChange(tx, productSubject, { id, before: from, after: to, ...by })).changes
}
