import { inArray } from 'drizzle-orm'
import type { insurance } from '../../../src/contract/insurance'
import type { Answer, Parsed } from '../../../src/contract/endpoint'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import { products } from '../catalogue/schema'
import { productCards } from '../productCard/cards'
import { shownOrderTerms } from '../settlement/orderTerms'
import { payableOf } from '../settlement/payableOf'
import { quote } from '../settlement/quote'
import { limitOf } from './bound'
import { coveringOf, percentOf } from './coverage'

type Asked = { memberId: string; now: Date } & Parsed<typeof insurance.cart>['body']

/** A device's cart, priced anew: what is selected as it would be ordered now, without coupon and coins. */
export async function pricedCart(db: Db, { memberId, now, benefitId, items }: Asked): Promise<Answer<typeof insurance.cart>> {
  const covering = await coveringOf(db, { benefitId, memberId, now })
  const codes = items.map(({ productCode }) => productCode)
  const cards = await productCards(db, codes, now)
  const { productCode: code, categoryId } = products
  const leaves = new Map(
    (await db.select({ code, categoryId }).from(products).where(inArray(code, codes))).map((row) => [row.code, row.categoryId] as const),
  )
  const known = items.flatMap(({ productCode, productNum, isSelected }) => {
    const card = cards.get(productCode)
    const leaf = leaves.get(productCode)
    if (!card || leaf === undefined) return []
    const isCovered = percentOf(covering, { productCode, categoryId: leaf }) > 0
    const { salePrice, status: productStatusType } = card
    return [{ productCode, productNum, isSelected, salePrice, productStatusType, card, isCovered }]
  })
  const chosen = known.filter(({ isSelected, isCovered, card }) => isSelected && isCovered && card.status === ProductStatus.onShelf)
  const skus = chosen.map(({ card: { skuCode }, productNum }) => ({ skuCode, quantity: productNum }))
  const quoted = await quote(db, { memberId, skus, now, benefitId, terms: await shownOrderTerms(db, now) })
  const { insured, payable, freight } = payableOf(quoted, undefined, 0)
  return {
    items: known,
    goods: insured + payable - freight,
    insured,
    own: payable - freight,
    limit: covering.benefit ? limitOf(covering.benefit) : null,
    pricedAt: now.toISOString(),
  }
}
