import { and, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'

type OfProduct = { productCode: string; categoryId: string }

export const isOpen = ({ leaves, productCodes }: HallSetting): boolean => leaves.length + productCodes.length > 0

/** Whether a product belongs to the hall: what nobody's looking or searching may leave a trace of. */
export const isOfHall = ({ leaves, productCodes }: HallSetting, { productCode, categoryId }: OfProduct): boolean =>
  leaves.includes(categoryId) || productCodes.includes(productCode)

/** Whether all leaves of a first-level category belong to the hall. */
export const holdsWhole = ({ leaves }: HallSetting, children: object): boolean =>
  Object.keys(children).every((leaf) => leaves.includes(leaf))

/** Whether a product belongs to it, as a condition on `products`. */
export const ofHall = ({ leaves, productCodes }: HallSetting): SQL =>
  or(inArray(products.categoryId, leaves), inArray(products.productCode, productCodes)) ?? sql`false`

export const outsideHall = (hall: HallSetting): SQL | undefined => (isOpen(hall) ? not(ofHall(hall)) : undefined)

/** A condition on a column that holds products' codes: none of the hall; nothing where there is no hall. */
export function namesNoneOfHall(db: Querying, hall: HallSetting, column: AnyPgColumn): SQL | undefined {
  if (!isOpen(hall)) return undefined
  const own = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(sql`${products.productCode} = ${column}`, ofHall(hall)))
  return sql`not exists ${own}`
}
