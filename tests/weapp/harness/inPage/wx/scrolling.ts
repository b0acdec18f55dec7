import { select } from '../automation/elements'
import type { PageStack } from '../pageStack'
import type { Calls } from './given'

/** Scrolls the page on top, and lets a page be pulled down by hand or by call. */
export const scrollingCalls = (stack: PageStack): Calls => ({
  pageScrollTo({ scrollTop, selector, offsetTop = 0 }) {
    const { host } = stack.top
    const target = typeof selector === 'string' ? select(stack.top.root.getComponent(), selector)[0]?.getBackendElement() : undefined
    if (typeof selector === 'string' && !target) throw new Error(`selector ${selector} matches nothing`)
    const at = target ? target.getBoundingClientRect().top - host.getBoundingClientRect().top + host.scrollTop : Number(scrollTop ?? 0)
    host.scrollTop = at + Number(offsetTop)
  },
  startPullDownRefresh: () => stack.pullDown(),
  stopPullDownRefresh: () => stack.endPullDown(),
})
