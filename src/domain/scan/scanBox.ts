import { openShopAddress } from '@/platform/entry/openShopAddress'
import { scan } from '@/platform/scan'
import { enterPage } from '@/routes/go'
import { partsOf, valuesIn } from '@/routes/pattern'
import { askToAllow } from '@/ui/feedback/askToAllow'
import { alert } from '@/ui/feedback/dialog'
import { scannedOf } from './scanned'
import { useShop } from '@/ui/state/shop'

const CAMERA = {
  title: '相机没有打开',
  text: '请在小程序设置里允许使用摄像头。已经允许了还不行的话，到手机的“设置 › 微信”里打开相机。',
}
const TRACE = {
  title: '这是药品追溯码',
  text: '20 位的追溯码每盒都不一样，用来查真伪，不能用来找药。请扫盒上 13 位的商品条码，或输入药名。',
}
const foreign = () => ({
  title: `这不是${useShop.getState().name}的二维码`,
  text: '为了安全，没有打开它。请扫药盒上的商品条码，或输入药名。',
})
const UNKNOWN = { title: '没有认出这个码', text: '它不是商品条码。请扫药盒上 8 到 14 位的条码，或输入药名。' }

/** Lets the shopper scan a code, and does what it is for: finds a barcode, opens a page of ours, says what any other is not. */
export async function scanBox(findBarcode: (digits: string) => Promise<void>) {
  const { text, page } = await scan().catch(askToAllow(CAMERA))
  if (page !== undefined) return openOwnCode(page)
  const scanned = scannedOf(text)
  switch (scanned.kind) {
    case 'barcode':
      return findBarcode(scanned.digits)
    case 'trace':
      return alert(TRACE)
    case 'address':
      return (await openShopAddress(scanned.address)) ? undefined : alert(foreign())
    case 'unknown':
      return alert(UNKNOWN)
  }
}

/** A code of this mini-program: the address in its scene, or the page it names. */
async function openOwnCode(page: string) {
  const { path, query } = partsOf(page)
  const values = valuesIn(query)
  if (values.scene !== undefined && (await openShopAddress(values.scene))) return
  await enterPage(path, values, 'open')
}
