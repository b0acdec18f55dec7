import { eq } from 'drizzle-orm'
import type { SkuFields } from '../../counter/contract/product'
import { packings } from '../../gateway/tables'
import type { StaffPerson } from './counter'
import type { Gateway } from './gateway'

/** What an operator sees of a packing before editing it. */
export async function skuOf({ db }: Pick<Gateway, 'db'>, skuCode: string): Promise<SkuFields> {
  const { salePrice, marketPrice, stock, status } = packings
  const [row] = await db.select({ salePrice, marketPrice, stock, status }).from(packings).where(eq(packings.skuCode, skuCode))
  return row!
}

/** What is edited of a packing as a revision names it: `{ '110011-1.salePrice': 1990 }`. */
export const ofSku = (skuCode: string, change: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [`${skuCode}.${name}`, value]))

const reason = '测试改价'

/** An operator opens a packing, edits some of it and publishes: prices and status as a revision of its product, stock by itself. */
export async function changedWith(gateway: Pick<Gateway, 'db'>, person: StaffPerson, skuCode: string, change: Partial<SkuFields>) {
  const { stock, ...priced } = change
  const [row] = await gateway.db.select().from(packings).where(eq(packings.skuCode, skuCode))
  const { productCode, stock: seen } = row!
  if (stock !== undefined) await person.product.editStock({ params: { skuCode }, body: { seen, stock, reason } })
  if (stock !== undefined && Object.keys(priced).length === 0) return undefined
  return written(person, productCode, ofSku(skuCode, priced))
}

/** A revision of a product, at once unless told otherwise. */
export const written = (person: StaffPerson, productCode: string, edited: object, more: { when?: string; typed?: string } = {}) =>
  person.revision.write({ body: { subject: 'goods', subjectId: productCode, edited, reason, when: 'now', ...more } })
