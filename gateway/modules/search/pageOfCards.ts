import type { SearchHit } from '../../../src/contract/search'
import type { Db } from '../../db/open'
import { paged } from '../../lib/paged'
import { productCards } from '../productCard/cards'
import type { FoundPage } from './engine'
import { reasonOf } from './reason'

type Asked = { found: FoundPage; page: number; size: number; now: Date }

/** A page of what was found, as lists show it. */
export async function pageOfCards(db: Db, { found: { products, hits }, page, size, now }: Asked) {
  const codes = products.map(({ productCode }) => productCode)
  const cards = await productCards(db, codes, now)
  return paged([...cards.values()], { page, size, hits })
}

/** The same, each with why it stands there: for its need, or for the symptom that was chosen. */
export async function hitsOf(db: Db, { symptomId, ...asked }: Asked & { symptomId?: string | undefined }) {
  const { products, need } = asked.found
  const page = await pageOfCards(db, asked)
  const found = new Map(products.map((product) => [product.productCode, product]))
  const results = page.results.map((card): SearchHit => {
    const product = found.get(card.productCode)
    return { ...card, reason: product ? reasonOf(product, { need, symptomId }) : null }
  })
  return { ...page, results }
}
