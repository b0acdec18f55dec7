import { safeBackPath } from '@/lib/backUrl'
import { enter } from '@/routes/go'

/** The shop's own site: the gateway that the mini-program was built for serves it. */
const ORIGIN = API_BASE.replace(/\/api$/, '')

/** Opens the page of a public address of this shop, whole or a path. False, and nothing happens, for anybody else's. */
export async function openShopAddress(address: string, how: 'open' | 'replace' = 'open'): Promise<boolean> {
  const path = safeBackPath(address === ORIGIN ? '/' : address, ORIGIN)
  if (path === undefined) return false
  await enter(path, how)
  return true
}
