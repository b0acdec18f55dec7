import type { InferInsertModel } from 'drizzle-orm'
import type { combinations, packings, products, stairPrices } from './schema'

type ProductValues = Omit<InferInsertModel<typeof products>, 'fingerprint'>
type PackingValues = Omit<InferInsertModel<typeof packings>, 'productCode' | 'position'>

/** One product with all that hangs on it, on its way into the database. */
export type CatalogueRow = {
  product: ProductValues
  /** In the order the shopper chooses from. */
  packings: PackingValues[]
  /** Null where the list knows none: those that operators wrote stay. */
  combinations: Array<InferInsertModel<typeof combinations>> | null
  stairPrices: Array<InferInsertModel<typeof stairPrices>> | null
}
