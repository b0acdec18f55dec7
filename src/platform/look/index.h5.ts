import { DAY_SECONDS } from '@/lib/duration'
import { preview } from '../preview'

const YEAR = 365 * DAY_SECONDS

/** Tells the gateway by a plain cookie which version of a page to render for this device (gateway/server/site). It names nobody. A preview's look is its own. */
export function tellLook({ elder }: { elder: boolean }) {
  if (preview) return
  document.cookie = elder ? `elder=1; path=/; max-age=${YEAR}; SameSite=Lax` : 'elder=; path=/; max-age=0'
}
