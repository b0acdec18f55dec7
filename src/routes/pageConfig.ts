import { routes } from './table'
import type { Route } from './route'

type PageConfig = {
  navigationBarTitleText?: string
  enablePullDownRefresh?: true
  enableShareAppMessage?: true
  enableShareTimeline?: true
  pageOrientation?: 'auto'
}

/**
 * What Taro and WeChat are told of a page before it runs, from the rows that it shows. A page of several rows with titles of their own begins
 * with the app's. In a browser only the pull is read: <Screen> sets the title there, and shares need no permission.
 */
export function pageConfig(page: string): PageConfig {
  const shown = Object.values<Route>(routes).filter((row) => row.page === page)
  const [title, ...others] = new Set(shown.map((row) => row.title))
  return {
    ...(shown.some((row) => row.pullToRefresh) && { enablePullDownRefresh: true }),
    ...(process.env.TARO_ENV === 'weapp' && {
      ...(title !== undefined && !others.length && { navigationBarTitleText: title }),
      ...(shown.some((row) => row.shared ?? row.sendsCard) && { enableShareAppMessage: true }),
      ...(shown.some((row) => row.turns) && { pageOrientation: 'auto' as const }),
      ...(shown.some((row) => row.shared === 'moments') && { enableShareTimeline: true }),
    }),
  }
}
