import Taro from '@tarojs/taro'
import { isOfLogin } from './isOfLogin'

/** Whether the shop's own login stands among the open pages: on top, or below a text that was opened from it. */
export const isLoginOpen = (): boolean =>
  Taro.getCurrentPages().some(({ route = '', options = {} }) => isOfLogin(route, options as Record<string, string | undefined>))
