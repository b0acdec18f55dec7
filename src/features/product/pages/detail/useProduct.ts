import { queries, queryKeyOf } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { product, type MergedProduct } from '@/contract/product'
import { useSession } from '@/platform/session'

/** Asked as the specification asks (2, section 7): with codes 3, 4 and 14 the page also opens for what cannot be bought. */
const inputOf = (code: string) => ({
  params: { code },
  query: { main: 'true' as const, platform: 'app' as const, statusTypes: '2,3,4,14' },
})

/** All that the product page shows. A product that was read before is shown from the cache at once. */
export const useProduct = (code: string) => useRead(product.merged, inputOf(code), { enabled: code !== '' })

/** Shows a change of the page's answer before the gateway has confirmed it. */
export const showProduct = (code: string, change: Partial<MergedProduct>) =>
  void queries.setQueryData<MergedProduct>(
    queryKeyOf(product.merged, useSession.getState().member?.userId, inputOf(code)),
    (shown) => shown && { ...shown, ...change },
  )
