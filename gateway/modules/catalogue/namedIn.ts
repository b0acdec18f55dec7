import { sql, type SQL } from 'drizzle-orm'
import type { products } from './schema'

/** Whether a product's name or brand of two characters or more stands in a text. */
export const namedIn = (text: string, name: typeof products.name | typeof products.brandName): SQL<boolean> =>
  sql<boolean>`(length(${name}) > 1 and strpos(${text}::text, ${name}) > 0)`
