import type { Page } from 'playwright-core'

/** Points beyond which a page is drawn no further. */
const MAX = 4000
/** Frames in a row in which a page is as high as before: by then its last line is laid out. */
const SAME = 10
/** Frames after which a page is taken to grow without end. */
const LAST = 1800

/** How high a window has to be to show the whole page on top: of the H5 shop, or of the mini-program on its engine. */
export const wholeHeight = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ most, same, last }) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const highest = () => {
        const pages = [...document.querySelectorAll('.taro_page:not(.taro_page_shade), .page:not([hidden])')]
        return Math.min(most, Math.max(innerHeight, pages.at(-1)?.scrollHeight ?? 0))
      }
      await document.fonts.ready
      let height = highest()
      for (let stood = 0, frames = 0; stood < same; frames += 1) {
        if (frames === last) throw new Error('The page does not stop growing')
        await frame()
        const now = highest()
        stood = now === height ? stood + 1 : 0
        height = now
      }
      return height
    },
    { most: MAX, same: SAME, last: LAST },
  )
