import type { ShareScope, Route } from '@/routes/route'
import type { RouteName } from '@/routes/table'

/** What a page says of itself where it is passed on, beside what its row says. */
export type Share = {
  /** Where this page's content may reach fewer people than its row says. */
  to?: ShareScope
  title?: string
  /** A picture's address; without one WeChat shows the shop's own. */
  picture?: string | undefined
  /** What a button on the page sends instead of the page itself. */
  byButton?: { title: string; path: string } | undefined
}

type Page = { name: RouteName; row: Route; params: Record<string, string | undefined> }

export type UseArrival = (page: Page) => void
export type UseSharing = (
  page: Page & {
    title: string
    share: Share | undefined
    onTop: boolean
  },
) => void
