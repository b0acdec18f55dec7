import type { Page } from 'playwright-core'

/** Points beyond which a page is drawn no further. */
const MOST = 4000

/** How high a window has to be to show the whole page on top: of the H5 shop, or of the mini-program on its engine. */
export const wholeHeight = (page: Page): Promise<number> =>
  page.evaluate((max) => {
    const pages = [...document.querySelectorAll('.taro_page:not(.taro_page_shade), .page:not([hidden])')]
    return Math.min(max, Math.max(innerHeight, pages.at(-1)?.scrollHeight ?? 0))
  }, MOST)
