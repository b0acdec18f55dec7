import type { Calls } from './given'

const overlay = (words: string) => {
  const box = document.getElementById('overlay')
  if (!box) return
  box.textContent = words
  box.hidden = words === ''
}
const nothing = () => undefined

/** What WeChat draws above a page. A modal is confirmed at once: nobody is there to read it. */
export const interfaceCalls = (screen: HTMLElement): Calls => ({
  showToast({ title, duration = 1500 }) {
    overlay(String(title))
    setTimeout(() => overlay(''), Number(duration))
  },
  hideToast: () => overlay(''),
  showLoading: ({ title }) => overlay(String(title)),
  hideLoading: () => overlay(''),
  showModal: () => ({ confirm: true, cancel: false }),
  showActionSheet: () => ({ tapIndex: 0 }),
  setNavigationBarTitle: ({ title }) => void (document.title = String(title)),
  pageScrollTo({ scrollTop = 0 }) {
    const page = screen.lastElementChild
    if (page) page.scrollTop = Number(scrollTop)
  },
  hideKeyboard() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
  setNavigationBarColor: nothing,
  showNavigationBarLoading: nothing,
  hideNavigationBarLoading: nothing,
  stopPullDownRefresh: nothing,
  setBackgroundColor: nothing,
  hideTabBar: nothing,
  showTabBar: nothing,
  hideHomeButton: nothing,
  showShareMenu: nothing,
  hideShareMenu: nothing,
})
