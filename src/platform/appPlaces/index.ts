import { go, goTo } from '@/routes/go'
import { flashSaleIn } from './flashSaleIn'

/** Places that the apps around the shop have, too: in the mini-program our pages. */
export const openCart = () => go('cart')
export const openProduct = (productCode: string) => go('product', { productCode })
export const openOrders = (tab: string) => go('orders', { tab })

/** Whether the place a banner leads to is there: a flash sale is the apps' alone. */
export const isOpenHere = (link: string) => flashSaleIn(link) === undefined

/** Where a banner leads. */
export const openBanner = goTo
