import { couponUse } from '../../../src/contract/couponUse'
import { replicaOf } from '../../db/replica'
import { implement } from '../../kernel/implement'
import { ownerOf } from '../cart/owner'
import { tickedIn } from '../cart/ticked'
import { usableCoupons } from '../coupon/held'
import { currentSearch } from '../search/current'
import { EVERY_PRODUCT } from '../search/engine'
import { pageOfCards } from '../search/pageOfCards'
import { Work } from '../search/work'
import { couponAsked } from './couponAsked'
import { couponInUse } from './couponInUse'
import { suggestionsFor } from './suggestionsFor'

export const couponUseHandlers = implement(couponUse, {
  /** A visitor holds none; by its id he may look at one that can be drawn. */
  toUse: async (context) => {
    const { db, now, memberId, query } = context
    const { couponId } = query
    const held = couponId === undefined && memberId !== undefined ? await usableCoupons(db, memberId, now) : []
    const asked =
      couponId === undefined ? held.map((one) => ({ type: one, held: one })) : [await couponAsked(db, { memberId, couponId, now })]
    if (asked.length === 0) return { results: [] }
    const ticked = await tickedIn(db, { owner: ownerOf(context), memberId, now })
    return { results: asked.map((one) => couponInUse(one, ticked, now)) }
  },

  products: async ({ db, now, memberId, query: { couponId, page, size } }) => {
    const { type } = await couponAsked(db, { memberId, couponId, now })
    const current = await currentSearch(db)
    const scope = { ...EVERY_PRODUCT, keyword: '', couponCodes: type.productCodes }
    const found = await current.find(scope, { page, size }, new Work())
    return pageOfCards(replicaOf(db), { found, page, size, now })
  },

  pieceOrder: async (context) => {
    const { db, now, memberId, params } = context
    const asked = await couponAsked(db, { memberId, couponId: params.couponId, now })
    const ticked = await tickedIn(db, { owner: ownerOf(context), memberId, now })
    const coupon = couponInUse(asked, ticked, now)
    return { coupon, suggestions: coupon.missing > 0 ? await suggestionsFor(db, { asked, ticked, missing: coupon.missing, now }) : [] }
  },
})
