import { queries } from '@/api/queries'
import { read } from '@/api/read'
import { product, type MergedProduct } from '@/contract/product'
import { wechat } from '@/contract/wechat'
import { host } from '@/platform/host'
import { wechatSdk, type Card } from '@/platform/wechatSdk'
import { valuesIn } from '@/routes/pattern'
import { publicUrl, routeAt, rowOf, sharedParams } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { sharedOf } from '../product/sharedOf'
import { useShop } from '@/ui/state/shop'

/** The logo, where a page has no picture of its own. */
const LOGO = '/static/icon.png'
const USES = ['updateAppMessageShareData', 'updateTimelineShareData']

const withoutFragment = (address: string) => address.split('#')[0] ?? ''

/** WeChat on iOS goes by the address the page was entered by, however far the shopper has walked since; on Android by the present one. */
function signedAddress(): string {
  const [entered] = performance.getEntriesByType('navigation')
  return withoutFragment((host.system === 'ios' && entered?.name) || location.href)
}

const productShown = (productCode: string | undefined) =>
  queries
    .getQueriesData<MergedProduct>({ queryKey: [product.merged.line] })
    .map(([, shown]) => shown)
    .find((shown) => shown?.productCode === productCode)

/**
 * The share card of the current page. Only pages whose route row allows sharing have one, and its URL is built from the row alone: no other
 * query parameter (a token, a referrer) is passed on.
 */
export function cardOf({
  pathname,
  search,
  title,
}: {
  pathname: string
  search: string
  title: string
}): Pick<Card, 'title' | 'desc' | 'imgUrl'> & { path: string } {
  const home = { title: useShop.getState().name, desc: '网上药店，药师随时可问', path: publicUrl('home'), imgUrl: location.origin + LOGO }
  const found = routeAt(pathname)
  if (!found) return home
  const { shared: reach, query = [], sharedQuery }: Route = rowOf(found.name)
  const given = valuesIn(search.slice(1))
  const params = sharedParams(found.name, { ...given, ...found.params })
  // A list that hangs on what may not go along, a coupon's, would be empty there.
  const isLost = sharedQuery && Object.keys(params).length === 0 && query.some((key) => key in given)
  if (reach === undefined || isLost) return home
  const shown = found.name === 'product' ? productShown(found.params.productCode) : undefined
  const shared = shown && sharedOf(shown)
  return {
    title: shared?.title ?? title,
    desc: useShop.getState().name,
    path: publicUrl(found.name, params),
    imgUrl: new URL(shared ? pictureUrl(shared.picture, 400, 'jpg') : LOGO, location.origin).href,
  }
}

let configured: { address: string; done: Promise<boolean> } | undefined

/** Whether WeChat has taken the shop's signature for this address; asked once for each. False where there is no official account. */
async function isConfigured(address: string): Promise<boolean> {
  if (configured?.address !== address) configured = { address, done: configure(address) }
  return configured.done
}

async function configure(address: string): Promise<boolean> {
  const { config } = await read(wechat.jsSdk, { query: { url: address } })
  if (!config) return false
  const sdk = await wechatSdk()
  // The shopper has navigated meanwhile: this signature is for a URL that is no longer current.
  if (address !== signedAddress()) return false
  const { appId, timestamp, nonceStr, signature } = config
  return new Promise((resolve) => {
    sdk.error(() => resolve(false))
    sdk.config({ appId, timestamp, nonceStr, signature, jsApiList: USES })
    sdk.ready(() => resolve(true))
  })
}

let offered = ''

async function offer(): Promise<void> {
  const { path, ...card } = cardOf({ pathname: location.pathname, search: location.search, title: document.title })
  const address = signedAddress()
  const wish = JSON.stringify([address, path, card])
  if (wish === offered) return
  offered = wish
  if (!(await isConfigured(address)) || offered !== wish) return
  const sdk = await wechatSdk()
  const { title, desc, imgUrl } = card
  const link = location.origin + path
  sdk.updateAppMessageShareData({ title, desc, link, imgUrl })
  sdk.updateTimelineShareData({ title, link, imgUrl })
}

/** Keeps the card by the page on screen: every page says its title when it comes. A card that fails is none, and nothing else. */
export function offerCards() {
  const look = () => void offer().catch(() => undefined)
  new MutationObserver(look).observe(document.head, { childList: true, characterData: true, subtree: true })
  look()
}
