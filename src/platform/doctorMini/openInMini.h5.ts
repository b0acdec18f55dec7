import { rows } from '@/routes/rows'
import { wechatSdk } from '../wechatSdk'

/** How long the mini-program may take to open its page, in milliseconds. */
const OPENS_WITHIN = 3000

/**
 * Opens a page of the doctors' mini-program above the web-view that the shop is in (docs/native-bridge.md). False where none opened: the
 * shop goes on by itself.
 */
export async function openInMini(place: 'login' | 'orderConfirm', query: Record<string, string>): Promise<boolean> {
  if (window.top !== window) return false
  const miniProgram = await wechatSdk().then(
    (sdk) => sdk.miniProgram,
    () => undefined,
  )
  const url = `/${rows[place].page}?${new URLSearchParams(query).toString()}`
  if (!miniProgram) return false
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), OPENS_WITHIN)
    miniProgram.navigateTo({ url, success: () => resolve(true), fail: () => resolve(false) })
  })
}
