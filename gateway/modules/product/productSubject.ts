import { eq, inArray } from 'drizzle-orm'
import { ProductAhead } from '../../../counter/contract/product'
import type { Transaction } from '../../db/open'
import { products } from '../catalogue/schema'
import { notFound } from '../../kernel/httpError'
import { partOf } from '../../kernel/mount'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { productFacts } from './counterDetail'
import { FIELD_WORDS } from './fieldWords'

/** Status and purchase limit of a product, as operators edit them. */
export const productSubject: ChangeSubject = changeSubject({
  subject: 'product',
  title: '商品',
  fields: FIELD_WORDS,
  labelsOf: async (db, ids) => {
    const rows = await db
      .select({ productCode: products.productCode, name: products.name })
      .from(products)
      .where(inArray(products.productCode, [...ids]))
    return new Map(rows.map(({ productCode, name }) => [productCode, name]))
  },
  apply: async (tx, { id, from, to }) => {
    const replacing = { row: eq(products.productCode, id), from: from as Record<string, unknown>, to: to as Record<string, unknown> }
    if (!(await replaceFields(tx, products, replacing))) return false
    await invalidateCatalogue(tx)
    return true
  },
  ahead: {
    read: (_db, _id, typed) => Promise.resolve(partOf(ProductAhead, typed, 'edited')),
    standing: async (tx, id, edited) => {
      const own = edited as ProductAhead
      const present = await lockedProduct(tx, id)
      return {
        facts: productFacts(present),
        fields: inConflict(productSubject, { id, present, edited: own }),
        ...differing(productFacts(present), own),
      }
    },
  },
})

/** A product, its row locked. */
export async function lockedProduct(tx: Transaction, productCode: string) {
  const [present] = await tx.select().from(products).where(eq(products.productCode, productCode)).for('update')
  if (!present) throw notFound('这件商品')
  return present
}
