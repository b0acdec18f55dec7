import { cart } from '../../../src/contract/cart'
import { implement } from '../../kernel/implement'
import { cartOf } from './cartOf'
import { addToCart, changeLine, removeLines, selectLines } from './changes'
import { countNewCart } from './newVisitorCart'
import { ownerOf, ownerToChange } from './owner'
import { nextLevelOf } from './nextLevel'

/** Every write returns the whole cart, so that no tab computes sums of its own. */
export const cartHandlers = implement(cart, {
  products: (context) => cartOf(context.db, { owner: ownerOf(context), memberId: context.memberId, now: context.now }),
  add: async (context) => {
    const owner = ownerToChange(context)
    const { memberId, now } = context
    await countNewCart(context.db, { owner, address: context.address, now })
    // The cart is read after the write is stored: an answer given again is the cart of today.
    await context.idempotent(async (tx) => {
      await addToCart(tx, owner, context.body.items, now)
      return { done: true }
    })
    return cartOf(context.db, { owner, memberId, now })
  },
  change: async (context) => {
    const owner = ownerToChange(context)
    const { memberId, now } = context
    await context.transaction((tx) => changeLine(tx, owner, context.params.lineId, context.body))
    return cartOf(context.db, { owner, memberId, now })
  },
  select: async (context) => {
    const owner = ownerToChange(context)
    const { memberId, now } = context
    await context.transaction(async (tx) => selectLines(tx, owner, context.body))
    return cartOf(context.db, { owner, memberId, now })
  },
  remove: async (context) => {
    const owner = ownerToChange(context)
    const { memberId, now } = context
    await context.transaction(async (tx) => removeLines(tx, owner, context.query.items.split(',')))
    return cartOf(context.db, { owner, memberId, now })
  },
  nextLevelCoupon: async ({ db, memberId, now, body }) => ({ nextLevel: await nextLevelOf(db, { memberId, skus: body.skus, now }) }),
})
