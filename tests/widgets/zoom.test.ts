import type { Page } from 'playwright-core'
import { gallery, type Exhibit } from './support/gallery'

const { open } = gallery()
const STAGE = '.q-zoom__stage'
const scaleOf = (page: Page) =>
  page.locator('.q-zoom__image').evaluate((image) => Number(/scale\(([\d.]+)\)/.exec((image as HTMLElement).style.transform)?.[1]))
const nameOf = (page: Page) => page.locator('.q-zoom__image').getAttribute('alt')

async function pinch(exhibit: Exhibit, from: number, to: number) {
  const { x, y } = await exhibit.middleOf(STAGE)
  await exhibit.move(
    [
      { x: x - from, y },
      { x: x + from, y },
    ],
    [
      { x: x - to, y },
      { x: x + to, y },
    ],
  )
}

describe('a picture to look at closely', () => {
  it('follows two fingers from 1 to 3 times and no further', async () => {
    const exhibit = await open('/slide')
    await pinch(exhibit, 40, 80)
    expect(await scaleOf(exhibit.page)).toBeCloseTo(2, 1)
    await pinch(exhibit, 20, 150)
    expect(await scaleOf(exhibit.page)).toBe(3)
    await pinch(exhibit, 150, 10)
    expect(await scaleOf(exhibit.page)).toBe(1)
    // Two fingers that let go have swiped nowhere.
    expect(await nameOf(exhibit.page)).toBe('第 1 张，共 3 张')
  })

  it('is enlarged by a double tap and goes back by another, and a single tap does nothing', async () => {
    const exhibit = await open('/slide', { standing: true })
    const middle = await exhibit.middleOf(STAGE)
    await exhibit.tap(middle)
    await exhibit.pass(400)
    expect(await scaleOf(exhibit.page)).toBe(1)
    await exhibit.tap(middle)
    await exhibit.tap(middle)
    expect(await scaleOf(exhibit.page)).toBe(2)
    await exhibit.pass(400)
    await exhibit.tap(middle)
    await exhibit.tap(middle)
    expect(await scaleOf(exhibit.page)).toBe(1)
  })

  it.each([
    [-45, '第 1 张，共 3 张'],
    [-50, '第 2 张，共 3 张'],
  ])('swiped by %i points is %s', async (x, name) => {
    const exhibit = await open('/slide')
    await exhibit.swipe(STAGE, { x })
    expect(await nameOf(exhibit.page)).toBe(name)
  })

  it('moves under the finger once it is enlarged, never beyond its edge, and turns no page', async () => {
    const exhibit = await open('/slide')
    await exhibit.page.getByRole('button', { name: '放大' }).click()
    await exhibit.swipe(STAGE, { x: -900 })
    const image = await exhibit.page.locator('.q-zoom__image').evaluate((one) => (one as HTMLElement).style.transform)
    const width = await exhibit.page.locator(STAGE).evaluate((stage) => stage.clientWidth)
    expect(image).toBe(`translate(${-width / 4}px, 0px) scale(1.5)`)
    expect(await nameOf(exhibit.page)).toBe('第 1 张，共 3 张')
  })

  it('begins with the one that its address names', async () => {
    const { page } = await open('/slide?at=3')
    expect(await nameOf(page)).toBe('第 3 张，共 3 张')
    expect(await page.getByRole('button', { name: '下一张' }).isDisabled()).toBe(true)
  })
})
