import { words } from '../builtins/builtin'
import { bundle } from '../bundle'
import type { PageStack } from '../pageStack'
import type { Calls, Given } from './given'

type Tab = { text: string; badge?: string | undefined; redDot?: boolean }
const tabs: Tab[] = (bundle.app.tabBar?.list ?? []).map(({ text }) => ({ text }))

/** What the tab bar shows. WeChat draws none of it where the bar is custom, and takes the calls all the same; on other pages it refuses them. */
export function tabBarCalls(stack: PageStack): Calls {
  const onTab = (work: (given: Given) => void) => (given: Given) => {
    if (!stack.isTab(stack.top.path)) throw new Error('not TabBar page')
    work(given)
  }
  const change = (own: (given: Given) => Partial<Tab>) =>
    onTab((given) => {
      const tab = tabs[Number(given.index)]
      if (!tab) throw new Error('tabbar item not found')
      Object.assign(tab, own(given))
    })
  return {
    setTabBarBadge: change(({ text }) => ({ badge: words(text) })),
    removeTabBarBadge: change(() => ({ badge: undefined })),
    showTabBarRedDot: change(() => ({ redDot: true })),
    hideTabBarRedDot: change(() => ({ redDot: false })),
    setTabBarItem: change(({ text }) => (text === undefined ? {} : { text: words(text) })),
    setTabBarStyle: onTab(() => undefined),
    showTabBar: onTab(() => undefined),
    hideTabBar: onTab(() => undefined),
  }
}

/** What the bar would show now. */
export const shownTabs = () => tabs
