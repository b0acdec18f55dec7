import { isUnknown } from '@/api/errors'
import { read } from '@/api/read'
import { ProductCode } from '@/contract/fields'
import { landing, LandingCode } from '@/contract/landing'
import { product } from '@/contract/product'

/** Where a code from a leaflet leads: to a product, or to a campaign of several. */
export type Found = { to: 'product'; productCode: string; code: string | undefined } | { to: 'landing'; code: string }

/**
 * What a code from a leaflet stands for: a campaign's, of one product where it runs and has one, or a product's own number. Undefined where nobody
 * knows it; rejects where that could not be asked.
 */
export async function findCode(typed: string): Promise<Found | undefined> {
  const read = LandingCode.safeParse(typed)
  return (read.success ? await campaignOf(read.data) : undefined) ?? productOf(typed.trim())
}

async function campaignOf(code: string): Promise<Found | undefined> {
  try {
    const { products, couponType } = await read(landing.one, { params: { landingCode: code } })
    const [only, ...others] = products
    if (!only || others.length > 0 || couponType !== null) return { to: 'landing', code }
    return { to: 'product', productCode: only.productCode, code }
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

async function productOf(typed: string): Promise<Found | undefined> {
  if (!ProductCode.safeParse(typed).success) return undefined
  const { results } = await read(product.batch, { query: { ids: typed } })
  return results.length > 0 ? { to: 'product', productCode: typed, code: undefined } : undefined
}
