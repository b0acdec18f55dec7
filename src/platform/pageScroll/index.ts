import Taro from '@tarojs/taro'

/** How far the page on top is scrolled, in points, once what was drawn last stands there. */
export function pageTop(): Promise<number> {
  return new Promise((resolve) =>
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .selectViewport()
        .scrollOffset(({ scrollTop }) => resolve(scrollTop))
        .exec(),
    ),
  )
}

/** Scrolls the page on top to this place, at once; beyond its end is its end. */
export function scrollPage(top: number) {
  Taro.nextTick(() => void Taro.pageScrollTo({ scrollTop: top, duration: 0 }).catch(() => undefined))
}

/** WeChat tells nobody how high a page is; the field that is typed into is told of the keyboard. */
export const watchPageHeight =
  (_onChange: () => void): (() => void) =>
  () =>
    undefined
