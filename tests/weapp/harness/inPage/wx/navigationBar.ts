import type { Calls } from './given'

const nothing = () => undefined

/** The bar above a page. Ours draw their own, so that only the title is kept. */
export const navigationBarCalls: Calls = {
  setNavigationBarTitle: ({ title }) => void (document.title = String(title)),
  setNavigationBarColor: nothing,
  showNavigationBarLoading: nothing,
  hideNavigationBarLoading: nothing,
  hideHomeButton: nothing,
  setBackgroundColor: nothing,
  setBackgroundTextStyle: nothing,
}
