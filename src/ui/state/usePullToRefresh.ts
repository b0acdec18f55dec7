import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Reads a page anew when it is pulled down. The page's row says `pullToRefresh`. */
export function usePullToRefresh(refresh: () => Promise<unknown>) {
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
}
