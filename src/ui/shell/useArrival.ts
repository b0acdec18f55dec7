import { useDidShow, useRouter } from '@tarojs/taro'
import { openShopAddress } from '@/platform/entry/openShopAddress'
import { go } from '@/routes/go'
import type { UseArrival } from '../share/sharingTypes'

/** Pages that have led on, by what Taro keeps of them: a page that comes back on screen does not lead on again. */
const led = new WeakSet()

/**
 * Leads on from a page that was opened by a code: `q` is the whole address of a code that leads to our site, `scene` an address of the
 * shop in at most 32 characters (`/product/110011.html`). A tab stays below, so that back leads to it. Not before the page is shown:
 * Taro would hand its parameters to the next page.
 */
export const useArrival: UseArrival = ({ row: { tab }, params: { q, scene } }) => {
  const address = q ?? scene
  const { params: own } = useRouter()
  useDidShow(() => {
    if (address === undefined || led.has(own)) return
    led.add(own)
    void openShopAddress(address, tab ? 'open' : 'replace').then((isOurs) => (isOurs ? undefined : go('unknownLink')))
  })
}
