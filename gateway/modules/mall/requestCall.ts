import { eq } from 'drizzle-orm'
import { registerCallback, type Asking } from '../callback/registerCallback'
import { products } from '../catalogue/schema'
import type { Transaction } from '../../db/open'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { notFound } from '../../lib/httpError'

/** Registers a call that somebody asks for: 429 of too many from one address, 404 of a product that there is not. */
export async function requestCall(tx: Transaction, { address, ...asking }: Asking & { address: string }) {
  const { productCode, now } = asking
  await enforceRateLimit(tx, { bucket: `callback:address:${sha256(address)}`, max: 10, seconds: 3600 }, now)
  if (productCode !== undefined) {
    const [product] = await tx.select({ productCode: products.productCode }).from(products).where(eq(products.productCode, productCode))
    if (!product) throw notFound('这件商品')
  }
  return registerCallback(tx, asking)
}
