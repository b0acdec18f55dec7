import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, ProductCode } from './fields'

/** What a product's page shows of its reviews. Apart from the group of reviews, so that neither that page nor the mini-program's main package carries their schemas. */
export const reviewHead = {
  one: endpoint('GET /product/{productCode}/reviews/head', {
    about: 'How many reviews a product has, their average, and the most useful ones, for its page; of a prescription drug none',
    sameFor: 'everybody',
    session: 'none',
    params: z.object({ productCode: ProductCode }),
    provides: 'productReviews',
    output: z.looseObject({
      count: z.int(),
      /** Of the stars, in tenths: 48 is 4.8; 0 where there is none. */
      average: z.int(),
      first: z.array(z.looseObject({ id: Id, name: z.string(), stars: z.int(), words: z.string() })),
    }),
  }),
}
