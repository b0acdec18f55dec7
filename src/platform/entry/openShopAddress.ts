import { safeBackPath } from '@/lib/backUrl'
import { enter } from '@/routes/go'
import { SHOP_ORIGIN } from '../shopOrigin'

/** Opens a page by its public URL or path. False, and nothing happens, for a URL of another site. */
export async function openShopAddress(address: string, how: 'open' | 'replace' = 'open'): Promise<boolean> {
  const path = safeBackPath(address === SHOP_ORIGIN ? '/' : address, SHOP_ORIGIN)
  if (path === undefined) return false
  await enter(path, how)
  return true
}
