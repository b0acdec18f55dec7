import Taro from '@tarojs/taro'

/** What `observe` tells: whether the element is near the window, and how high it is. */
export type Visibility = { near: boolean; height: number }

/** Watches whether an element is on the screen, or at most `margin` points above or below it. Gives the end of watching. */
export function observe(id: string, margin: number, onSight: (sight: Visibility) => void): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) return () => undefined
  const observer = Taro.createIntersectionObserver(page, { thresholds: [0] })
  observer
    .relativeToViewport({ top: margin, bottom: margin })
    .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect, intersectionRect }) => {
      onSight({ near: intersectionRatio > 0 || (intersectionRect?.height ?? 0) > 0, height: boundingClientRect?.height ?? 0 })
    })
  return () => observer.disconnect()
}

/** Points from the bottom of the window down to the element; negative above it, nothing where it has no place on the page. */
export function distanceBelow(id: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => {
        const place = Array.isArray(found) ? found[0] : found
        resolve(place ? place.top - Taro.getWindowInfo().windowHeight : undefined)
      })
      .exec()
  })
}

/** WeChat tells widgets of no scrolling, but that the element came near. */
export const watchScrolling = (id: string, margin: number, onScrolled: () => void): (() => void) =>
  observe(id, margin, ({ near }) => near && onScrolled())
