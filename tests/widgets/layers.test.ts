import { eventually } from '../support/eventually'
import { layerStands } from '../support/layerStands'
import { gallery } from './support/gallery'

const { open } = gallery()
/** Milliseconds: longer than a wheel waits until it asks where it stands, and than a layer tries to take the focus in a few times. */
const WHILE = 450

describe('a sheet', () => {
  it('keeps the Tab key inside, and gives the focus back when Escape closes it', async () => {
    const { page } = await open('/gallery/sheet')
    const opener = page.getByRole('button', { name: '从下方打开' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await sheet.waitFor()
    await layerStands(page)
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is closed by back, and the page stays', async () => {
    const { page } = await open('/gallery/sheet')
    await page.getByRole('button', { name: '从右侧打开' }).click()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.waitFor()
    await layerStands(page)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/gallery/sheet')
  })

  it('scrolls inside where its content is long, and never under its own edge', async () => {
    const { page } = await open('/gallery/sheet?state=long')
    const sheet = page.getByRole('dialog', { name: '药品说明书' })
    await sheet.waitFor()
    await layerStands(page)
    const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(40)
    expect(Math.round(y + height)).toBe(812)
    expect(await page.locator('.q-sheet__body').evaluate((body) => body.scrollHeight > body.clientHeight)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.waitForFunction(() => (document.querySelector('.q-sheet__body')?.scrollTop ?? 0) > 0)
  })
})

describe('the wheels of a date', () => {
  it('roll under a finger, and the day follows the month', async () => {
    const exhibit = await open('/gallery/date?state=moment')
    const { page } = exhibit
    await page.getByRole('spinbutton', { name: '月' }).waitFor()
    await layerStands(page)
    const { x, y } = await exhibit.middleOf('[role=spinbutton][aria-label=月]')
    // Slowly, so that it does not roll on: one row is 44 points.
    await exhibit.move([{ x, y }], [{ x, y: y - 44 }])
    await eventually(async () => {
      const standing = await page.getByRole('spinbutton', { name: '月' }).getAttribute('aria-valuenow')
      expect(Number(standing)).toBeGreaterThan(3)
      expect(await page.getByRole('spinbutton', { name: '日' }).getAttribute('aria-valuenow')).toMatch(/^3[01]$/)
    })
  })

  it('turn to the row that is pressed, and with the arrow keys', async () => {
    const exhibit = await open('/gallery/date?state=date')
    const { page } = exhibit
    await page.clock.install()
    const month = page.getByRole('spinbutton', { name: '月' })
    await month.waitFor()
    await layerStands(page)
    const { x, y } = await exhibit.middleOf('[role=spinbutton][aria-label=月]')
    await exhibit.tap({ x, y: y + 44 })
    await eventually(async () => expect(await month.getAttribute('aria-valuetext')).toBe('3 月'))
    await layerStands(page)
    await exhibit.pass(WHILE)
    expect(await month.getAttribute('aria-valuetext')).toBe('3 月')
    await month.press('ArrowUp')
    await eventually(async () => expect(await month.getAttribute('aria-valuetext')).toBe('2 月'))
    await month.press('ArrowUp')
    await eventually(async () => expect(await month.getAttribute('aria-valuetext')).toBe('1 月'))
  })
})

describe('what is affixed', () => {
  it('stops below the navigation bar', async () => {
    const { page } = await open('/gallery')
    const affix = page.locator('#affix-below-nav .q-quiet')
    await affix.scrollIntoViewIfNeeded()
    await page.locator('.taro_page').evaluate((scroller) => {
      const place = document.querySelector('#affix-below-nav .q-quiet')?.getBoundingClientRect()
      scroller.scrollBy(0, (place?.top ?? 0) + 20)
    })
    await eventually(async () => {
      const top = await affix.evaluate((element) => element.getBoundingClientRect().top)
      expect(Math.round(top)).toBe(44)
    })
  })

  it('takes the focus in however late it stands, and Tab never leaves it', async () => {
    const { page } = await open('/gallery/sheet')
    await page.clock.install()
    const isInside = () => page.waitForFunction(() => document.querySelector('.q-sheet')?.contains(document.activeElement))
    const late = await page.addStyleTag({ content: '.q-sheet { visibility: hidden !important }' })
    await page.getByRole('button', { name: '从下方打开' }).click()
    await page.locator('.q-sheet').waitFor({ state: 'attached' })
    await page.clock.runFor(WHILE)
    await late.evaluate((style: HTMLStyleElement) => style.remove())
    await isInside()
    await page.evaluate(() => document.querySelector('.q-sheet')?.removeAttribute('tabindex'))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Tab')
    await isInside()
  })
})
