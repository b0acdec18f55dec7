import { and, asc, eq } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { review } from '../../../src/contract/review'
import type { Querying } from '../../db/open'
import { implement } from '../../kernel/implement'
import { packings, products } from '../catalogue/schema'
import { figuresOf, NO_FIGURES } from './figures'
import { listPending, pendingLineOf } from './lines'
import './ofOrders'
import { help, report } from './readerActs'
import { ownReview } from './stored'
import { draftOf, listOwn, listReviews, ownView } from './views'
import { append, edit, remove, write } from './write'

export const reviewHandlers = implement(review, {
  pending: ({ db, memberId, query, now }) => listPending(db, { memberId, now, ...query }),
  mine: ({ db, memberId, query, now }) => listOwn({ db, now }, { memberId, ...query }),
  draft: ({ db, memberId, params: { lineId }, now }) => draftOf({ db, now }, { memberId, lineId }),
  write: ({ idempotent, memberId, body: { lineId, ...form }, now }) =>
    idempotent(async (tx) => ownView({ db: tx, now }, await write(tx, { memberId, lineId, form, now }))),
  edit: ({ idempotent, memberId, params: { id }, body: form, now }) =>
    idempotent(async (tx) => {
      await ownReview(tx, memberId, id)
      return ownView({ db: tx, now }, await edit(tx, { memberId, id, form, now }))
    }),
  append: ({ idempotent, memberId, params: { id }, body: { words }, now }) =>
    idempotent(async (tx) => {
      await ownReview(tx, memberId, id)
      return ownView({ db: tx, now }, await append(tx, { memberId, id, words, now }))
    }),
  remove: ({ transaction, memberId, params: { id } }) =>
    transaction(async (tx) => {
      await ownReview(tx, memberId, id)
      await remove(tx, { id })
      return { done: true as const }
    }),
  // What is a prescription drug now has no reviews for anybody, whatever was written before.
  ofProduct: async ({ db, memberId, params: { productCode }, query, now }) => {
    const product = await productOf(db, productCode)
    if (product?.isPrescription)
      return { results: [], hits: 0, currentPage: query.page, hasMore: false, figures: NO_FIGURES, product, writable: null }
    return {
      ...(await listReviews(db, { productCode, memberId, ...query })),
      figures: await figuresOf(db, productCode),
      product,
      writable: memberId === undefined ? null : await pendingLineOf(db, { memberId, productCode, now }),
    }
  },
  help: ({ transaction, memberId, params: { id }, body: { isHelpful }, now }) =>
    transaction((tx) => help(tx, { id, memberId, isHelpful, now })),
  report: ({ transaction, memberId, params: { id }, body: { reason }, now }) =>
    transaction(async (tx) => {
      await report(tx, { id, memberId, reason, now })
      return { done: true as const }
    }),
})

/** What stands beside a product's reviews: its name, and the packing that is on the shelf first. */
async function productOf(db: Querying, productCode: string) {
  const [product] = await db
    .select({ name: products.name, mark: products.mark })
    .from(products)
    .where(eq(products.productCode, productCode))
  if (!product) return null
  const [packing] = await db
    .select({ skuCode: packings.skuCode, salePrice: packings.salePrice })
    .from(packings)
    .where(and(eq(packings.productCode, productCode), eq(packings.status, ProductStatus.onShelf)))
    .orderBy(asc(packings.position))
    .limit(1)
  return {
    name: product.name,
    isPrescription: product.mark === 'rx',
    skuCode: packing?.skuCode ?? null,
    salePrice: packing?.salePrice ?? null,
  }
}
