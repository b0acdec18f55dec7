import type { Page } from 'playwright-core'
import { gallery } from './support/gallery'

const { open } = gallery()
const CAR = '.q-carousel'
/** Longer than a move of 0.3 s. */
const MOVED = 450
const countOf = (page: Page) => page.locator('.q-carousel__number').first().textContent()

/** What stands in the middle, frame by frame, and how far the pictures moved between two frames. */
const watch = (page: Page, milliseconds: number) =>
  page.evaluate(
    (time) =>
      new Promise<Array<{ words: string; left: number }>>((done) => {
        const frames: Array<{ words: string; left: number }> = []
        const began = performance.now()
        const look = () => {
          const car = document.querySelector('.q-carousel')?.getBoundingClientRect()
          const slides = [...document.querySelectorAll('.q-carousel')][0]?.querySelectorAll('.q-carousel__slide') ?? []
          for (const slide of slides) {
            const box = slide.getBoundingClientRect()
            const middle = (car?.left ?? 0) + (car?.width ?? 0) / 2
            if (box.left <= middle && box.right > middle) frames.push({ words: slide.textContent, left: Math.round(box.left) })
          }
          if (performance.now() - began < time) requestAnimationFrame(look)
          else done(frames)
        }
        look()
      }),
    milliseconds,
  )

describe('a carousel under a finger', () => {
  it.each([
    [-50, '2 / 3'],
    [-45, '1 / 3'],
    [60, '3 / 3'],
  ])('moved by %i points stands at %s', async (x, words) => {
    const exhibit = await open('/gallery/carousel?state=count')
    await exhibit.swipe(CAR, { x })
    await exhibit.page.waitForTimeout(MOVED)
    expect((await countOf(exhibit.page))?.trim()).toBe(words)
  })

  it('goes round from the last to the first without a flash', async () => {
    const { page, swipe } = await openAtLast()
    const seen = watch(page, 900)
    await swipe()
    const frames = await seen
    const order = frames.map(({ words }) => words).filter((words, at, all) => words !== all[at - 1])
    expect(order).toEqual(['三', '一'])
    // Changing over from the copy to the first moves nothing: once there, the picture stands where it stands.
    expect(new Set(frames.slice(-5).map(({ left }) => left)).size).toBe(1)
    expect(await page.locator(CAR).first().getAttribute('class')).not.toContain('moves')
  })

  async function openAtLast() {
    const exhibit = await open('/gallery/carousel?state=count')
    await exhibit.swipe(CAR, { x: 60 })
    await exhibit.page.waitForTimeout(MOVED + 200)
    return { page: exhibit.page, swipe: () => exhibit.swipe(CAR, { x: -60 }) }
  }
})

describe('a carousel by itself', () => {
  it('moves after 3 seconds, and no more once it was touched', async () => {
    const exhibit = await open('/swiper')
    const { page } = exhibit
    expect((await countOf(page))?.trim()).toBe('1 / 3')
    await page.waitForFunction(() => document.querySelector('.q-carousel__number')?.textContent.startsWith('2'), null, { timeout: 4500 })
    await exhibit.tap({ x: 20, y: (await exhibit.middleOf(CAR)).y })
    await page.waitForTimeout(3600)
    expect((await countOf(page))?.trim()).toBe('2 / 3')
  })
})

describe('a swipe banner', () => {
  it('shows its neighbours at 0.8 of their size on both sides', async () => {
    const { page } = await open('/gallery/swipe-banner')
    const boxes = await page.locator('.q-carousel__slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const { left, right, height } = slide.getBoundingClientRect()
        return { left, right, height, on: slide.classList.contains('on') }
      }),
    )
    const at = boxes.findIndex(({ on }) => on)
    const [before, here, after] = [boxes[at - 1], boxes[at], boxes[at + 1]]
    expect((before?.height ?? 0) / (here?.height ?? 1)).toBeCloseTo(0.8, 2)
    expect((after?.height ?? 0) / (here?.height ?? 1)).toBeCloseTo(0.8, 2)
    expect(before?.right).toBeGreaterThan(10)
    expect(after?.left).toBeLessThan(365)
  })
})
