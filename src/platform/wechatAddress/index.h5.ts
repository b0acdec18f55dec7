import type { ChooseWechatAddress } from './types'

/** A browser keeps no addresses that a page may ask for. */
export const chooseWechatAddress: ChooseWechatAddress | undefined = undefined
