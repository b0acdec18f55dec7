import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { settled, watchRequests } from '../../support/settled'

/** How long a page may take to show itself instead of a skeleton, in milliseconds. */
const TIMEOUT_MS = 30_000

type InPage = {
  top: () => Element
  layoutProblems: () => string[]
  smallTargets: (least: number) => string[]
  nestedTargets: () => string[]
}
declare global {
  /** Of the page: written by the files in `inPage`, which every device of these tests has. */
  var look: InPage
  /** Of the page: axe-core's own script, where it has been injected. */
  var axe: typeof import('axe-core')
}

type Opening = {
  /** A skeleton is what it shows. */
  keepsBusy?: boolean
  /** In the life of the shop that the page has already, which is a tenth of the work of a new one. */
  sameLife?: boolean
}
const STANDING = '.taro_page:not(.taro_page_shade)'

/** Opens an address and waits until the page shows itself and its letters and pictures are there. */
export async function open(page: Page, address: string, { keepsBusy = false, sameLife = false }: Opening = {}) {
  watchRequests(page)
  await (sameLife ? turnTo(page, address) : page.goto(address, { waitUntil: 'domcontentloaded' }))
  const top = page.locator(`${STANDING}, body:not(:has(.taro_page))`).last()
  await top.locator('> *').filter({ visible: true }).first().waitFor({ state: 'visible', timeout: TIMEOUT_MS })
  await settled(page, { patience: TIMEOUT_MS, keepsBusy })
}

/** Comes to an address as the browser's arrows do: its page takes the place of the one before. */
async function turnTo(page: Page, address: string) {
  const before = await page.evaluate(
    ([to, standing]) => {
      const id = document.querySelector(standing)?.id
      history.pushState({ idx: 0, key: to }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      return id
    },
    [address, STANDING] as const,
  )
  await page.waitForFunction(([id, standing]) => document.querySelector(standing)?.id !== id, [before, STANDING] as const)
}

/** Bars that stay while the page moves cover other things at every moment: where sizes of targets are measured they lie where the page has them. */
const LYING_BARS = '.q-foot, .q-nav-box { position: static !important }'

/** Measured by itself, for a bar that a page moves under is no fault of what it covers. */
const SIZES = 'target-size'
const STANDING_BARS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { [SIZES]: { enabled: false } },
  resultTypes: ['violations'],
} satisfies axe.RunOptions
const SIZES_ALONE = { runOnly: { type: 'rule', values: [SIZES] }, resultTypes: ['violations'] } satisfies axe.RunOptions

/** What axe finds against WCAG 2.2 at level AA: of all but sizes with the bars as they lie. */
export async function barriers(page: Page): Promise<string[]> {
  // Once in the life of a document: half a megabyte is not read again for each of its pages.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await violationsOf(page, STANDING_BARS)
  const bars = await page.addStyleTag({ content: LYING_BARS })
  const sizes = await violationsOf(page, SIZES_ALONE)
  await bars.evaluate((style) => (style as Element).remove())
  return [...found, ...sizes]
}

async function violationsOf(page: Page, how: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), how)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)}\n   ${failureSummary?.split('\n').slice(1).join(' ').slice(0, 300) ?? ''}`,
    ),
  )
}

/** The main headings of the page on top: what a screen reader begins a new page with. */
export const mainHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...globalThis.look.top().querySelectorAll('h1, [role=heading][aria-level="1"]')].map(({ textContent }) => textContent),
  )

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
