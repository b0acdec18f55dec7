import { callPage, configOf, type OpenPage } from './openPage'

const PULLED = 60

/** Tells a page of its scrolling, of its end coming near, and of being pulled down where its config wants it. */
export function followPage(page: OpenPage, pullDown: () => void) {
  const { host, path } = page
  const distance = configOf(path).onReachBottomDistance ?? 50
  const passive = { passive: true }
  let wasNear = false
  host.addEventListener(
    'scroll',
    () => {
      callPage(page, 'onPageScroll', { scrollTop: host.scrollTop })
      const isNear = host.scrollHeight - host.clientHeight - host.scrollTop <= distance
      if (isNear && !wasNear) callPage(page, 'onReachBottom')
      wasNear = isNear
    },
    passive,
  )
  let from: number | undefined
  host.addEventListener('touchstart', ({ touches: [finger] }) => void (from = host.scrollTop <= 0 ? finger?.clientY : undefined), passive)
  host.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      const moved = (finger?.clientY ?? 0) - (from ?? Infinity)
      if (moved > PULLED && configOf(path).enablePullDownRefresh) pullDown()
    },
    passive,
  )
}
