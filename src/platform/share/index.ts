import type { Shared } from './types'

/** WeChat shares by its own button (`openType="share"`); the page says what in `useShareAppMessage`. */
export const SHARES_BY_HOST: boolean = true

export const share = (_shared: Shared): Promise<boolean> => Promise.resolve(false)

/** The mini-program has no public address of its own. */
export const wholeAddress = (path: string) => path
