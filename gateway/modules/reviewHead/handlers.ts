import { reviewHead } from '../../../src/contract/reviewHead'
import { implement } from '../../kernel/implement'
import { figuresOf } from '../review/figures'
import { isPrescriptionDrug } from '../review/lines'
import { listReviews } from '../review/views'

/** Reviews that a product's page shows. */
const FIRST = 2

export const reviewHeadHandlers = implement(reviewHead, {
  // What is a prescription drug now has no reviews for anybody, whatever was written before.
  one: async ({ db, params: { productCode } }) => {
    if (await isPrescriptionDrug(db, productCode)) return { count: 0, average: 0, first: [] }
    const { results } = await listReviews(db, { productCode, filter: 'all', sort: 'useful', page: 1, size: FIRST })
    const { count, average } = await figuresOf(db, productCode)
    return { count, average, first: results.map(({ id, name, stars, words }) => ({ id, name, stars, words })) }
  },
})
