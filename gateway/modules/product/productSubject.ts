import { eq, inArray } from 'drizzle-orm'
import { products } from '../catalogue/schema'
import { replaceFields } from '../../kernel/replaceFields'
import { invalidateCatalogue } from '../catalogue/revision'
import { changeSubject } from '../change/subject'
import { FIELD_WORDS } from './fieldWords'

/** Status and purchase limit of a product, as operators edit them. */
export const productSubject = changeSubject({
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
})
