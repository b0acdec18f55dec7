import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { settled, watchRequests } from '../../support/settled'

/** How long a page may take to show itself instead of a skeleton, in milliseconds. */
const PATIENCE = 30_000

type InPage = {
  top: () => Element
  layoutProblems: () => string[]
  smallTargets: (least: number) => string[]
  nestedTargets: () => string[]
}
declare global {
  /** Of the page: written by the files in `inPage`, which every device of these tests has. */
  var look: InPage
}

/** Opens an address and waits until the page shows itself and its letters and pictures are there. `keepsBusy`: a skeleton is what it shows. */
export async function open(page: Page, address: string, { keepsBusy = false } = {}) {
  watchRequests(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const top = page.locator('.taro_page:not(.taro_page_shade), body:not(:has(.taro_page))').last()
  await top.locator('> *').filter({ visible: true }).first().waitFor({ state: 'visible', timeout: PATIENCE })
  await settled(page, { patience: PATIENCE, keepsBusy })
}

/** Bars that stay while the page moves cover other things at every moment: for axe they lie where the page has them. */
const LYING_BARS = '.q-foot, .q-nav-box { position: static !important }'

/** What axe finds against WCAG 2.2 at level AA; its rule for the size of targets is off unless asked for. */
export async function barriers(page: Page): Promise<string[]> {
  const bars = await page.addStyleTag({ content: LYING_BARS })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze()
  await bars.evaluate((style) => (style as Element).remove())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)}\n   ${failureSummary?.split('\n').slice(1).join(' ').slice(0, 300) ?? ''}`,
    ),
  )
}

/** Everything cut off, overlapping or sideways at this width. */
export async function layoutAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => globalThis.look.layoutProblems())
}

/** What is smaller than `least` points for a finger. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((points) => globalThis.look.smallTargets(points), least)

/** What can be pressed and stands inside something else that can be pressed. */
export const nestedTargets = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.look.nestedTargets())
