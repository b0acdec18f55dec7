/*
 * Stands in for `@tarojs/taro` where a page is rendered without a browser (scripts/build/renderer.mjs): its router says the page that is rendered,
 * its storage is empty, and nothing of its life begins.
 */
type Router = { path: string; params: Record<string, string> }

let current: Router = { path: '/', params: {} }

/** From now on this page is rendered. */
export const openAt = (router: Router) => void (current = router)

export const useRouter = () => current

/** React renders no effects here, and Taro's hooks are effects. */
const never = () => undefined
export const useDidShow = never
export const useDidHide = never
export const usePullDownRefresh = never
export const useReachBottom = never
export const usePageScroll = never

export default {
  getStorageSync: () => '',
  setStorageSync: never,
  removeStorageSync: never,
  getStorageInfoSync: () => ({ keys: [] }),
  getCurrentInstance: () => ({ app: null, page: null, router: current }),
  getCurrentPages: () => [],
}
