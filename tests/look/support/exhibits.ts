import type { Page } from 'playwright-core'
import { serveGallery } from '../../widgets/support/serveGallery'
import { open } from './checks'
import { closeBrowsers, newDevice } from './device'
import { WIDTHS, type Look } from './looks'

/** Parts and states whose whole point is that something has not come yet. */
const BUSY = /^(button|switch|skeleton|endless-list|overlay|uploader)\b/

const address = (part: string, state?: string) => `/gallery/${part}${state === undefined ? '' : `?state=${state}`}`

/** The built gallery on one device of this look, which goes from part to part. */
export class Gallery {
  readonly page: Page
  private readonly served: { address: string; close: () => void }
  /** A layer that stands open, or a button that was pressed, would still be there at the next address. */
  private isUntouched = false

  private constructor(page: Page, served: { address: string; close: () => void }) {
    this.page = page
    this.served = served
  }

  static async with(look: Look): Promise<Gallery> {
    const served = await serveGallery()
    return new Gallery(await (await newDevice(served.address, look, {})).newPage(), served)
  }

  /** Opens a part with all of its states, those that a press shows pressed; answers the states that have to be opened alone. */
  async open(part: string, state?: string): Promise<string[]> {
    await this.page.setViewportSize({ width: WIDTHS[0], height: 812 })
    await open(this.page, this.served.address + address(part, state), { keepsBusy: BUSY.test(part), sameLife: this.isUntouched })
    // Nobody pressed a key or the screen, which is why Chromium draws a ring around the heading that a screen reader goes on from.
    await this.page.evaluate(() => document.querySelector<HTMLElement>('[role=heading]:focus')?.blur())
    const pressed = await this.page.locator('.exhibit__state--pressed').all()
    for (const one of pressed) await one.locator('button').first().click()
    this.isUntouched = state === undefined && pressed.length === 0
    const alone = await this.page.locator('.exhibit__state--alone').all()
    return state === undefined ? Promise.all(alone.map(async (one) => (await one.getAttribute('id'))?.slice(part.length + 1) ?? '')) : []
  }

  async close() {
    await this.page.context().close()
    await closeBrowsers()
    this.served.close()
  }
}
