import type { Db } from '../../db/open'
import { productCards } from '../productCard/cards'
import type { FoundPage } from './engine'

type Asked = { found: FoundPage; page: number; size: number; now: Date }

/** A page of what was found, as lists show it. */
export async function pageOfCards(db: Db, { found: { products, hits }, page, size, now }: Asked) {
  const codes = products.map(({ productCode }) => productCode)
  const cards = await productCards(db, codes, now)
  return { results: [...cards.values()], hits, currentPage: page, hasMore: page * size < hits }
}
