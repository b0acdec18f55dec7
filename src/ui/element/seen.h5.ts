import { last } from '@/lib/last'
/** What `observe` tells: whether the element is near the window, and how high it is. */
export type Visibility = { near: boolean; height: number }

/** Watches whether an element is on the screen, or at most `margin` points above or below it. Gives the end of watching. */
export function observe(id: string, margin: number, onSight: (sight: Visibility) => void): () => void {
  const element = document.getElementById(id)
  if (!element) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = last(entries)
      if (entry) onSight({ near: entry.isIntersecting, height: entry.boundingClientRect.height })
    },
    { rootMargin: `${margin}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Points from the bottom of the window down to the element; negative above it, nothing where it has no place on the page. */
export function distanceBelow(id: string): Promise<number | undefined> {
  const element = document.getElementById(id)
  if (!element || element.getClientRects().length === 0) return Promise.resolve(undefined)
  return Promise.resolve(element.getBoundingClientRect().top - window.innerHeight)
}

/** Calls back whenever something was scrolled or resized, so that distances changed. */
export function watchScrolling(_id: string, _margin: number, onScrolled: () => void): () => void {
  document.addEventListener('scroll', onScrolled, { capture: true, passive: true })
  window.addEventListener('resize', onScrolled)
  return () => {
    document.removeEventListener('scroll', onScrolled, true)
    window.removeEventListener('resize', onScrolled)
  }
}
