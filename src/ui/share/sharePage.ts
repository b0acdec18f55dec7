import { share, wholeAddress } from '@/platform/share'
import type { Shared } from '@/platform/share/types'
import { copy } from './copy'

/** Shares a page by what the shopper chooses; where neither app nor browser can, its address goes onto the clipboard. */
export async function sharePage(shared: Shared) {
  if (!(await share(shared))) await copy(wholeAddress(shared.path))
}
