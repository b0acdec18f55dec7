import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'
import { productCards } from '../productCard/cards'
import { controlledIn } from '../safety/controlled'

const DRUGS_SHOWN = 12

/** Prescription drugs on the shelf by name or ingredient, and why one may not be written from afar. */
export async function drugsNamed(db: Querying, { words, now }: { words: string; now: Date }) {
  const pattern = `%${words.replace(/[%_\\]/g, (one) => `\\${one}`)}%`
  const isNamed = or(ilike(products.name, pattern), sql`array_to_string(${products.ingredients}, ' ') ilike ${pattern}`)
  const rows = await db
    .select({ productCode: products.productCode, ingredients: products.ingredients, form: products.form })
    .from(products)
    .where(and(isNamed, eq(products.mark, 'rx'), eq(products.status, ProductStatus.onShelf)))
    .orderBy(asc(products.name), asc(products.productCode))
    .limit(DRUGS_SHOWN)
  const cards = await productCards(
    db,
    rows.map(({ productCode }) => productCode),
    now,
  )
  return rows.flatMap(({ productCode, ...printed }) => {
    const card = cards.get(productCode)
    const [controlled] = controlledIn(printed)
    const whyNot = controlled === undefined ? null : `${controlled}，要到医院就诊`
    return card
      ? [{ productCode, name: card.name, specification: card.specification, inStock: card.status === ProductStatus.onShelf, whyNot }]
      : []
  })
}
