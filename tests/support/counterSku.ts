import { eq } from 'drizzle-orm'
import type { SkuFields } from '../../counter/contract/product'
import { packings } from '../../gateway/db/schema'
import type { StaffPerson } from './counter'
import type { Gateway } from './gateway'

/** What an operator sees of a packing before editing it. */
export async function skuOf({ db }: Pick<Gateway, 'db'>, skuCode: string): Promise<SkuFields> {
  const { salePrice, marketPrice, stock, status } = packings
  const [row] = await db.select({ salePrice, marketPrice, stock, status }).from(packings).where(eq(packings.skuCode, skuCode))
  return row!
}

/** An operator opens a packing, edits some of it and saves. */
export async function changedWith(gateway: Gateway, person: StaffPerson, skuCode: string, change: Partial<SkuFields>) {
  const seen = await skuOf(gateway, skuCode)
  return person.product.editSku({ params: { skuCode }, body: { seen, edited: { ...seen, ...change } } })
}
