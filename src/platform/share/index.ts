import { SHOP_ORIGIN } from '../shopOrigin'
import type { Shared } from './types'

/** WeChat shares by its own button (`openType="share"`); the page says what in `useShareAppMessage`. */
export const SHARES_BY_HOST: boolean = true

export const share = (_shared: Shared): Promise<boolean> => Promise.resolve(false)

export const canSend = () => true

/** A public address of the shop in full. Its code opens this mini-program where WeChat knows the site, and the site elsewhere. */
export const wholeAddress = (path: string) => SHOP_ORIGIN + path
