import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually'
import { gallery, type Exhibit } from './support/gallery'

const { open } = gallery()
/** The state of the part in which nothing is written yet. */
const EMPTY = '#signature-empty'
const PAD = `${EMPTY} .q-signature__pad`
/** Dots of the paper that carry ink, and the part of the paper they lie in. */
const inkOf = (page: Page) =>
  page.locator(PAD).evaluate((element) => {
    const pad = element as HTMLCanvasElement
    const { data } = pad.getContext('2d')?.getImageData(0, 0, pad.width, pad.height) ?? { data: [] }
    const dots: number[] = []
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) dots.push((at - 3) / 4)
    const across = dots.map((dot) => (dot % pad.width) / pad.width)
    return { dots: dots.length, left: Math.min(...across), right: Math.max(...across) }
  })
/** Waits until the paper has as many dots as its new size asks for, and what was written is drawn on it again. */
const isMeasured = (page: Page) =>
  page.locator(PAD).evaluate(async (element) => {
    const pad = element as HTMLCanvasElement
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    while (innerWidth < innerHeight || pad.width !== Math.floor(pad.clientWidth * devicePixelRatio)) await frame()
    for (let more = 0; more < 3; more += 1) await frame()
  })
const isEmpty = async (page: Page) => (await page.locator(PAD).getAttribute('aria-label'))?.startsWith('请在此签名')
const write = (exhibit: Exhibit, x: number, y = 20) => exhibit.swipe(PAD, { x, y })

describe('a signature', () => {
  it('is written with a finger, taken back stroke by stroke and begun anew', async () => {
    const exhibit = await open('/gallery/signature')
    const { page } = exhibit
    await write(exhibit, 80)
    const first = await inkOf(page)
    await write(exhibit, -80)
    expect((await inkOf(page)).dots).toBeGreaterThan(first.dots)
    expect(await isEmpty(page)).toBe(false)

    await page.locator(EMPTY).getByRole('button', { name: '撤销' }).click()
    expect((await inkOf(page)).dots).toBe(first.dots)
    await page.locator(EMPTY).getByRole('button', { name: '重写' }).click()
    await page.getByRole('button', { name: '先不清除' }).click()
    expect((await inkOf(page)).dots).toBe(first.dots)
    await page.locator(EMPTY).getByRole('button', { name: '重写' }).click()
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await eventually(async () => expect((await inkOf(page)).dots).toBe(0))
    expect(await isEmpty(page)).toBe(true)
  })

  it('of a single dot is empty', async () => {
    const exhibit = await open('/gallery/signature')
    await exhibit.tap(await exhibit.middleOf(PAD))
    expect((await inkOf(exhibit.page)).dots).toBeGreaterThan(0)
    expect(await isEmpty(exhibit.page)).toBe(true)
  })

  it('stays when the phone is turned, and can go on', async () => {
    const exhibit = await open('/gallery/signature')
    const { page } = exhibit
    await write(exhibit, 100)
    const before = await inkOf(page)
    await page.setViewportSize({ width: 812, height: 375 })
    await isMeasured(page)
    const after = await inkOf(page)
    expect(after.dots).toBeGreaterThan(before.dots / 2)
    expect(after.right).toBeLessThan(1)
    await page.locator(PAD).scrollIntoViewIfNeeded()
    await write(exhibit, -120)
    expect((await inkOf(page)).dots).toBeGreaterThan(after.dots)
  })

  it('is typed by those who cannot draw', async () => {
    const { page } = await open('/gallery/signature')
    await page
      .locator(EMPTY)
      .getByRole('button', { name: /改为输入姓名/ })
      .click()
    expect(await isEmpty(page)).toBe(true)
    await page.locator(EMPTY).getByRole('textbox', { name: '输入姓名作为签名' }).fill('周岚')
    expect(await isEmpty(page)).toBe(false)
    expect((await inkOf(page)).dots).toBeGreaterThan(100)
  })
})
