import { review } from '../../../src/contract/review'
import { implement } from '../../kernel/implement'
import { figuresOf, NO_FIGURES } from './figures'
import { listPending, pendingLineOf } from './lines'
import './ofOrders'
import { help, report } from './readerActs'
import { reviewedProduct } from './reviewedProduct'
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
    const product = await reviewedProduct(db, productCode)
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
