import { go, goTo } from '@/routes/go'
import { host } from '../host'
import type { Link } from '../native/links'
import { flashSaleIn } from './flashSaleIn'

/** Places that no app took in this visit: nobody waits for the same one twice. */
const untaken = new Set<Link['to']>()

async function isInApp(link: Link): Promise<boolean> {
  if (!host.native || untaken.has(link.to)) return false
  const isTaken = await (await import('../native/openLink')).openLink(link)
  if (!isTaken) untaken.add(link.to)
  return isTaken
}

/** Places that the apps around the shop have, too (specification 1, section 2, "Native links"): theirs there, our pages everywhere else. */
export async function openCart() {
  if (!(await isInApp({ to: 'cart' }))) await go('cart')
}
export async function openProduct(productCode: string) {
  if (!(await isInApp({ to: 'product', productCode }))) await go('product', { productCode })
}
export async function openOrders(tab: string) {
  if (!(await isInApp({ to: 'orders', tab }))) await go('orders', { tab })
}

/** Whether the place a banner leads to is there: a flash sale is the apps' alone. */
export const isOpenHere = (link: string) => host.native || flashSaleIn(link) === undefined

/** Where a banner leads: a page of the shop, or a flash sale of the app; one that no app takes is a link this release does not know. */
export async function openBanner(link: string) {
  const activityId = flashSaleIn(link)
  if (activityId === undefined || !(await isInApp({ to: 'flashSale', activityId }))) await goTo(link)
}
