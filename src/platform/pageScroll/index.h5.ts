import { last } from '@/lib/last'

/** The page that was opened last: each page of Taro's scrolls in a container of its own. */
const container = (): HTMLElement | undefined => last([...document.querySelectorAll<HTMLElement>('.taro_page')])

/** How far the page on top is scrolled, in points; at once, before anything is painted. */
export const pageTop = (): Promise<number> => Promise.resolve(container()?.scrollTop ?? 0)

/** Scrolls the page on top to this place, at once; beyond its end is its end. */
export function scrollPage(top: number) {
  const page = container()
  if (page) page.scrollTop = top
}

/** Calls back when what is seen of the page on top became higher or lower: a keyboard came or went, or the bar at its foot grew. Gives the end of it. */
export function watchPageHeight(onChange: () => void): () => void {
  const seen = window.visualViewport ?? window
  seen.addEventListener('resize', onChange)
  const page = container()?.firstElementChild
  // Safari has it from 13.1; before it the page is moved by the next message.
  const observer = page && typeof ResizeObserver === 'function' ? new ResizeObserver(onChange) : undefined
  if (page) observer?.observe(page)
  return () => {
    seen.removeEventListener('resize', onChange)
    observer?.disconnect()
  }
}
