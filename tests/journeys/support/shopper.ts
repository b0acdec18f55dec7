import type { ElementHandle, Locator, Page } from 'playwright-core'
import { publicUrl } from '../../../src/routes/resolve'
import type { RouteName } from '../../../src/routes/table'
import { hearTickets } from '../../support/lastTicket'
import { settled, watchRequests } from '../../support/settled'
import { strokesOn } from './strokes'
import { hasInOrder, type Params, type Walker } from './walker'

/** How long a shopper waits for something to appear, in milliseconds. */
const TIMEOUT_MS = 30_000
/** Until what cannot be tapped is looked for anew. */
const TAP_TIMEOUT_MS = 3_000
/** Milliseconds until it is looked again whether something appeared. */
const BETWEEN_LOOKS = 40

type Drawn = ElementHandle<Element>

/** What a person does at a phone and notices on it: everything is found by the words that can be read. */
export class Shopper implements Walker {
  readonly page: Page
  readonly ticket: () => Promise<string>
  private readonly address: string
  private isAskedForNewVersions = false

  constructor(page: Page, address: string) {
    this.page = page
    watchRequests(page)
    this.ticket = hearTickets(page)
    page.on('domcontentloaded', () => (this.isAskedForNewVersions = false))
    page.on('response', (reply) => (this.isAskedForNewVersions ||= reply.url().endsWith('/api/agreements/pending')))
    this.address = address
  }

  /** The page on top of the stack: the ones below are kept, hidden. Outside the shop, at the bank, all there is. */
  private get top(): Locator {
    return this.page.locator('.taro_page:not(.taro_page_shade), body:not(:has(.taro_page))').last()
  }

  /** Opens a page of the shop by its address, as a link from outside does. */
  async open<Name extends RouteName>(name: Name, params: Params<Name> = {}) {
    await this.openAddress(publicUrl(name, params))
  }

  async openAddress(path: string) {
    await this.page.goto(this.address + path, { waitUntil: 'domcontentloaded' })
    await this.loaded()
  }

  /** Comes to an address in the same life of the shop, as the browser's forward arrow does; `to` is the page that takes its place. */
  async turnTo(path: string, { to }: { to?: RouteName } = {}) {
    const standing = await this.top.getAttribute('id')
    await this.page.evaluate((address) => {
      history.pushState({ idx: 0, key: address }, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    }, path)
    if (to) await this.isAt(to)
    await this.until(async () => ((await this.top.getAttribute('id')) === standing ? undefined : true), `does not come to ${path}`)
    await this.loaded()
  }

  /** The page as it stands there: its title, its main headings, its words, and whether it is wider than the phone. */
  looksLike = () =>
    this.top.evaluate((page) => ({
      title: document.title,
      headings: [...page.querySelectorAll('h1, [role=heading][aria-level="1"]')].map((heading) => heading.textContent),
      text: page.textContent,
      isTooWide: page.scrollWidth > page.clientWidth + 1,
    }))

  /** Waits until the page shows itself instead of a skeleton. */
  async loaded() {
    await this.top.locator('> *').filter({ visible: true }).first().waitFor({ state: 'visible', timeout: TIMEOUT_MS })
    await this.top.locator('[aria-busy=true]').first().waitFor({ state: 'hidden', timeout: TIMEOUT_MS })
  }

  /** Taps what bears these words: a button, link or tab first, else any text. Covered things cannot be tapped. */
  async tap(words: string | RegExp) {
    let reason = ''
    await this.until(
      async () => {
        const target = await this.tappable(words)
        reason = target ? await untapped(target) : ''
        return (target && reason === '') || undefined
      },
      () => `nothing to tap says “${words}” ${reason}`,
    )
  }

  async photographs(words: string | RegExp, jpeg: Buffer) {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.tap(words)])
    await chooser.setFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  }

  /** Touches a place on the glass, in points from its top left corner. */
  async touch(left: number, top: number) {
    await this.page.touchscreen.tap(left, top)
  }

  /** Ticks the box whose words begin like this. */
  async tick(words: string) {
    const box = () => this.top.getByRole('checkbox', { name: words }).filter({ visible: true })
    await this.until(async () => ((await box().count()) > 0 ? true : undefined), `no box says “${words}”`)
    if (await box().first().isChecked()) throw new Error(`The box “${words}” is ticked beforehand`)
    await box().first().tap({ timeout: TIMEOUT_MS })
  }

  /** Types into the field with this label or placeholder. */
  async fill(label: string, value: string) {
    const fields = this.top.getByLabel(label).or(this.top.getByPlaceholder(label)).filter({ visible: true })
    await fields.first().fill(value, { timeout: TIMEOUT_MS })
  }

  async writes(label: string) {
    const paper = this.top.getByRole('img', { name: label }).filter({ visible: true }).first()
    await paper.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS })
    const place = await this.until(async () => (await paper.boundingBox()) ?? undefined, `sees no paper called “${label}”`)
    const glass = await this.page.context().newCDPSession(this.page)
    for (const [from, ...others] of strokesOn(place)) {
      await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from ? [from] : [] })
      for (const point of others) await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await glass.detach()
  }

  /** Sees these words somewhere on the page or on a layer above it. */
  async sees(words: string | RegExp) {
    await this.until(() => this.shown(words), `does not see “${words}”`)
  }

  /** Does not see these words, or no longer, once the page shows all it asked for. */
  async seesNot(words: string | RegExp) {
    await this.until(async () => ((await this.shown(words)) ? undefined : true), `still sees “${words}”`)
    await this.settled()
    if (await this.shown(words)) throw new Error(`The shopper sees “${words}” after all`)
  }

  async readsInOrder(words: readonly string[]) {
    let text = ''
    const reads = async () => hasInOrder((text = await this.top.innerText()), words) || undefined
    await this.until(reads, () => `does not read ${words.join(' | ')} once each in this order in:\n${text}`)
  }

  /** Waits until the page shows all it asked for. */
  settled = () => settled(this.page, { patience: TIMEOUT_MS })

  /** Stands on this page of the shop; the address says so. */
  async isAt<Name extends RouteName>(name: Name, params: Params<Name> = {}) {
    await this.isAtAddress(publicUrl(name, params))
  }

  async isAtAddress(path: string) {
    const now = () => this.page.url().slice(this.address.length)
    await this.until(
      () => Promise.resolve(now() === path || now().split('?')[0] === path ? true : undefined),
      () => `is at ${now()}, not at ${path}`,
    )
  }

  /** Reads this as the title of the page. */
  async readsTitle(title: string) {
    await this.until(async () => ((await this.page.title()) === title ? true : undefined), `the title is not “${title}”`)
  }

  async goBack() {
    await this.page.goBack()
    await this.loaded()
  }

  async reload() {
    await this.page.reload({ waitUntil: 'domcontentloaded' })
    await this.loaded()
  }

  async hasAskedForNewVersions() {
    await this.until(() => Promise.resolve(this.isAskedForNewVersions || undefined), 'is not asked for new versions')
    await this.settled()
  }

  async pass(milliseconds: number) {
    await this.page.clock.runFor(milliseconds)
    await this.settled()
  }

  goOffline = () => this.page.context().setOffline(true)
  comeOnline = () => this.page.context().setOffline(false)

  /** Scrolls the page down by some pixels, as a thumb does, once it is the app's: where a rendered page was left before that nobody remembers. */
  async scroll(pixels: number) {
    await this.page.locator('#app:not([data-rendered])').waitFor({ state: 'attached' })
    await this.top.evaluate((element, by) => element.scrollBy(0, by), pixels)
  }

  /** How far the page is scrolled, in pixels. */
  scrolledBy = () => this.top.evaluate((element) => element.scrollTop)

  /** Stands where the page was left, give or take a line. */
  async scrolledTo(pixels: number) {
    await this.until(
      async () => (Math.abs((await this.scrolledBy()) - pixels) < 40 ? true : undefined),
      `is not scrolled by ${pixels} pixels`,
    )
  }

  private async shown(words: string | RegExp) {
    const found = this.page.locator('body').getByText(words).filter({ visible: true })
    return (await found.count()) > 0 ? found.first() : undefined
  }

  /**
   * Of everything with these words, what a finger can reach; the exact words before a part of them, and the last drawn before the first.
   * Exact words that cannot be reached yet, as while their page slides in, are waited for: what has them as a part may do something else.
   */
  private async tappable(words: string | RegExp): Promise<Drawn | undefined> {
    const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option'] as const
    const byRole = (exact: boolean) =>
      roles.map((role) => this.top.getByRole(role, { name: words, exact })).reduce((all, one) => all.or(one))
    const exact = [byRole(true), this.top.getByText(words, { exact: true })]
    const isExactDrawn = async () =>
      (await Promise.all(exact.map((kind) => kind.filter({ visible: true }).evaluateAll(areDrawn)))).includes(true)
    if (await isExactDrawn()) return this.reachable(exact)
    const part = await this.reachable([byRole(false), this.top.getByText(words)])
    // Drawn while a part of them was looked for: the next look finds the exact ones.
    return (await isExactDrawn()) ? undefined : part
  }

  /** What is drawn now: its name may be another by the time it is tapped, as where a number comes to stand on it. */
  private async reachable(kinds: Locator[]): Promise<Drawn | undefined> {
    for (const kind of kinds) {
      const all = (await kind.filter({ visible: true }).elementHandles()) as Drawn[]
      const place = await this.page.evaluate(lastReachable, all)
      if (place >= 0) return all[place]
    }
    return undefined
  }

  async until<T>(look: () => Promise<T | undefined>, problem: string | (() => string)): Promise<T> {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (Date.now() > deadline) throw new Error(`The shopper ${typeof problem === 'string' ? problem : problem()}`)
      await this.page.waitForTimeout(BETWEEN_LOOKS)
    }
  }
}

/** Why a tap came to nothing, as where it was drawn anew or its page was left meanwhile: the next look finds it. Empty where it was tapped. */
const untapped = (target: Drawn): Promise<string> =>
  target.tap({ timeout: TAP_TIMEOUT_MS }).then(
    () => '',
    (error: unknown) => {
      // A finger that was put down is not put down again.
      if (String(error).includes('performing tap action')) throw error
      return String(error)
    },
  )

/** Runs in the page: whether one of them is drawn; words for screen readers alone are one pixel large. */
function areDrawn(elements: Element[]): boolean {
  return elements.some((element) => element.getBoundingClientRect().width > 1)
}

/** Runs in the page: the place of the last of them that a finger on its middle touches, scrolled to where that is needed, or -1. */
function lastReachable(elements: Array<Element & { scrollIntoViewIfNeeded?: () => void }>): number {
  let place = elements.length
  const isReached = [...elements].reverse().some((element) => {
    place -= 1
    element.scrollIntoViewIfNeeded?.()
    const { left, top, width, height } = element.getBoundingClientRect()
    const touched = document.elementFromPoint(left + width / 2, top + height / 2)
    return touched !== null && (element === touched || element.contains(touched) || touched.contains(element))
  })
  return isReached ? place : -1
}
