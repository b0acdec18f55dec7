import Taro from '@tarojs/taro'
import { isOfLogin } from './isOfLogin'

/** The same; the address is the login's before its file has come and the page is one of those open. */
export const isLoginOpen = (): boolean =>
  [location.pathname, ...Taro.getCurrentPages().map(({ route = '' }) => route)].some((path) => isOfLogin(path))
