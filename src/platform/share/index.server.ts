import type { Shared } from './types'

/** Nobody shares from a page that is being rendered; what can be done with it is said once a browser has it. */
export const SHARES_BY_HOST: boolean = false
export const share = (_shared: Shared): Promise<boolean> => Promise.resolve(false)
export const canSend = () => false
export const wholeAddress = (path: string) => path
