import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id } from './fields'

/**
 * How many of a member's things wait for him: what tabs show. Apart from the groups of those things, so that the mini-program's main package
 * does not carry the schemas of orders and conversations for a few numbers.
 */
export const counts = {
  orders: endpoint('GET /orders/counts', {
    about: 'How many orders wait for something',
    session: 'required',
    provides: 'orders',
    output: z.looseObject({
      toPay: z.int(),
      inReview: z.int(),
      toShip: z.int(),
      shipped: z.int(),
      /** Refunds that are not over. */
      refunds: z.optional(z.int()),
      /** Lines of received orders that wait to be reviewed. */
      toReview: z.optional(z.int()),
      /** The newest order on its way: the courier's newest word, its pieces and its first picture. */
      parcel: z.optional(
        z.nullable(z.looseObject({ orderCode: Id, latest: z.nullable(z.string()), count: z.int(), productImageUrl: z.string() })),
      ),
    }),
    fallback: { toPay: 0, inReview: 0, toShip: 0, shipped: 0 },
  }),
  unread: endpoint('GET /chat/unread', {
    about: 'How many messages of the pharmacy this member has not read',
    session: 'required',
    provides: 'chat',
    output: z.looseObject({ count: z.int().check(z.nonnegative()) }),
    fallback: { count: 0 },
  }),
  cabinet: endpoint('GET /cabinet/counts', {
    about: 'How many medicines stand in this member’s cabinet, and how many doses of today are not ticked',
    session: 'required',
    provides: 'cabinet',
    output: z.looseObject({ medicines: z.int().check(z.nonnegative()), toTake: z.int().check(z.nonnegative()) }),
    fallback: { medicines: 0, toTake: 0 },
  }),
}
