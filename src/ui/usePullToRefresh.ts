import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Reads a page anew when it is pulled down. The page's config says `enablePullDownRefresh: true`. */
export function usePullToRefresh(refresh: () => Promise<unknown>) {
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
}
