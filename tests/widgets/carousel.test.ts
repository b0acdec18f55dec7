import type { Page } from 'playwright-core'
import { gallery } from './support/gallery'

const { open } = gallery()
const CAR = '.q-carousel'
const countOf = async (page: Page) => (await page.locator('.q-carousel__number').first().textContent())?.trim()

/** Waits until the first carousel has let go of its slides: nothing of it moves, and it stands on no copy. */
const stands = (page: Page) =>
  page.waitForFunction(() => {
    const car = document.querySelector('.q-carousel')
    const at = [...(car?.querySelectorAll('.q-carousel__slide') ?? [])].findIndex((slide) => slide.matches('.on'))
    const isOnCopy = at <= 0 || at >= (car?.querySelectorAll('.q-carousel__slide').length ?? 0) - 1
    return !isOnCopy && car?.querySelector('.q-carousel__track')?.getAnimations().length === 0
  })

/** What stands in the middle, frame by frame, until so many frames after it came to `words`, and how far the pictures moved between two. */
const watch = (page: Page, until: string, more: number) =>
  page.evaluate(
    ([last, after]) =>
      new Promise<Array<{ words: string; left: number }>>((done) => {
        const frames: Array<{ words: string; left: number }> = []
        let stood = 0
        const look = () => {
          const car = document.querySelector('.q-carousel')?.getBoundingClientRect()
          const slides = [...document.querySelectorAll('.q-carousel')][0]?.querySelectorAll('.q-carousel__slide') ?? []
          for (const slide of slides) {
            const box = slide.getBoundingClientRect()
            const middle = (car?.left ?? 0) + (car?.width ?? 0) / 2
            if (box.left <= middle && box.right > middle) frames.push({ words: slide.textContent, left: Math.round(box.left) })
          }
          const isThere = frames.at(-1)?.words === last && document.querySelector('.q-carousel__track')?.getAnimations().length === 0
          stood = isThere ? stood + 1 : 0
          if (stood < after) requestAnimationFrame(look)
          else done(frames)
        }
        look()
      }),
    [until, more] as const,
  )

describe('a carousel under a finger', () => {
  it.each([
    [-50, '2 / 3'],
    [-45, '1 / 3'],
    [60, '3 / 3'],
  ])('moved by %i points stands at %s', async (x, words) => {
    const exhibit = await open('/gallery/carousel?state=count')
    await exhibit.swipe(CAR, { x })
    await stands(exhibit.page)
    expect(await countOf(exhibit.page)).toBe(words)
  })

  it('goes round from the last to the first without a flash', async () => {
    const { page, swipe } = await openAtLast()
    const seen = watch(page, '一', 10)
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
    await stands(exhibit.page)
    return { page: exhibit.page, swipe: () => exhibit.swipe(CAR, { x: -60 }) }
  }
})

describe('a carousel by itself', () => {
  it('moves after 3 seconds, and no more once it was touched', async () => {
    const exhibit = await open('/swiper', { standing: true })
    const { page } = exhibit
    await exhibit.pass(2800)
    expect(await countOf(page)).toBe('1 / 3')
    await exhibit.pass(300)
    expect(await countOf(page)).toBe('2 / 3')
    await exhibit.tap({ x: 20, y: (await exhibit.middleOf(CAR)).y })
    await exhibit.pass(10_000)
    expect(await countOf(page)).toBe('2 / 3')
  })
})

describe('a swipe banner', () => {
  it('shows its neighbours at 0.8 of their size on both sides', async () => {
    const { page } = await open('/gallery/swipe-banner', { standing: true })
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
