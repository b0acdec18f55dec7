import { cart } from '../../../src/contract/cart'
import { implement } from '../../kernel/implement'
import { cartOf } from './cartOf'
import { addToCart, changeLine, removeLines, selectLines } from './changes'
import { countNewCart } from './newVisitorCart'
import { ownerOf, ownerToChange } from './owner'
import { nextLevelOf } from './nextLevel'

/** Every change of the cart answers with the whole cart, so that no tab shows sums of its own. */
export const cartHandlers = implement(cart, {
  products: (visit) => cartOf(visit.db, { owner: ownerOf(visit), memberId: visit.memberId, now: visit.now }),
  add: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await countNewCart(visit.db, { owner, address: visit.address, now })
    // The cart is read after the write is stored: an answer given again is the cart of today.
    await visit.once(async (tx) => {
      await addToCart(tx, owner, visit.body.items, now)
      return { done: true }
    })
    return cartOf(visit.db, { owner, memberId, now })
  },
  change: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction((tx) => changeLine(tx, owner, visit.params.lineId, visit.body))
    return cartOf(visit.db, { owner, memberId, now })
  },
  select: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction(async (tx) => selectLines(tx, owner, visit.body))
    return cartOf(visit.db, { owner, memberId, now })
  },
  remove: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction(async (tx) => removeLines(tx, owner, visit.query.items.split(',')))
    return cartOf(visit.db, { owner, memberId, now })
  },
  nextLevelCoupon: async ({ db, memberId, now, body }) => ({ nextLevel: await nextLevelOf(db, { memberId, skus: body.skus, now }) }),
})
