import type Page from 'miniprogram-automator/out/Page'
import { pageUrl, routeOfPage } from '@/routes/resolve'
import type { RouteName } from '@/routes/table'
import { strokesOn } from '../../journeys/support/strokes'
import { hasInOrder, type Params, type Walker } from '../../journeys/support/walker'
import { BankVisit } from './bankVisit'
import type { Host } from './host'
import { boxesCalled, called, fieldsCalled, picturesCalled, reading, seenIn, webViewIn, type Seen, type TaroNode } from './pageTree'
import type { Drawing } from './templates'

/** How long a shopper waits for something to appear, in milliseconds. */
const TIMEOUT_MS = 30_000
/** Milliseconds until it is looked again whether something appeared. */
const BETWEEN_LOOKS = 40
/** Between the bank's answer and the finger on WeChat's arrow, while the bank tells the shop. */
const ON_THE_WAY_BACK = 1500
/** DevTools tells nobody of requests: so long after a start the shop has asked by itself. */
const HAS_ASKED = 4000
const NEW_VERSIONS = '/api/agreements/pending'
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A person at the mini-program, through nothing but DevTools' automation client: everything is found by the words that can be read. */
export class MiniProgramShopper implements Walker {
  private readonly host: Host
  private readonly drawings: ReadonlyMap<string, Drawing>
  /** How many questions for new versions were answered before the last start, where a member started it. */
  private questionsBefore: number | undefined
  private hasAgreed = false
  /** Why what was to be touched last was not: covered, disabled, moved away. */
  private untouched = ''

  constructor(host: Host, drawings: ReadonlyMap<string, Drawing>) {
    this.host = host
    this.drawings = drawings
  }

  async open<Name extends RouteName>(name: Name, params: Params<Name> = {}) {
    await this.host.app.callWxMethod('reLaunch', { url: pageUrl(name, params) })
    await this.loaded()
  }

  /** Waits until the page shows itself instead of a skeleton. */
  async loaded() {
    await this.until(async () => {
      const { seen } = await this.look()
      return webViewIn(seen) !== undefined || (seen.text.trim() !== '' && !isWaiting(seen)) || undefined
    }, 'waits for a page that does not load')
  }

  async tap(words: string | RegExp) {
    await this.until(
      async () => {
        const { page, seen } = await this.look()
        const bank = bankIn(seen)
        if (bank) return (await bank.press(words)) ? this.leaveBank() : undefined
        // Exact words that cannot be touched yet are waited for: what has them as a part may do something else.
        const exact = [...called(seen, words, true).reverse(), ...reading(seen, words, true).reverse()]
        if (await this.touchFirst(page, exact)) return true
        if (await this.isOneDrawn(page, exact)) return undefined
        return (await this.touchFirst(page, [...called(seen, words).reverse(), ...reading(seen, words).reverse()])) || undefined
      },
      this.unable(`finds nothing to tap that says “${words}”`),
    )
  }

  async ticket() {
    if (!this.host.ticket) throw new Error('DevTools tells no test what is asked of the gateway')
    return this.host.ticket()
  }

  async tick(words: string) {
    const box = await this.until(async () => boxesCalled((await this.look()).seen, words)[0], `sees no box that says “${words}”`)
    if (box.isOn) throw new Error(`The box “${words}” is ticked beforehand`)
    await this.until(
      async () => {
        const { page, seen } = await this.look()
        const now = boxesCalled(seen, words)[0]
        return now && (await this.touch(page, now)) ? true : undefined
      },
      this.unable(`cannot tick “${words}”`),
    )
  }

  async photographs(words: string | RegExp, jpeg: Buffer) {
    await this.host.chooseNext?.([jpeg.toString('base64')])
    await this.tap(words)
    // WeChat asks once in the life of the mini-program.
    if (!this.hasAgreed) await this.tap(/^同意$/)
    this.hasAgreed = true
  }

  async fill(label: string, value: string) {
    await this.until(async () => {
      const { page, seen } = await this.look()
      const [field] = fieldsCalled(seen, label)
      const element = field && (await page.$(`#${field.id}`))
      if (!element) return undefined
      await (element as unknown as { input: (value: string) => Promise<void> }).input(value)
      await element.trigger('blur', { value })
      return true
    }, `finds no field called “${label}”`)
  }

  async writes(label: string) {
    const paper = await this.until(async () => {
      const { page, seen } = await this.look()
      const [found] = picturesCalled(seen, label)
      return (found && (await page.$(`#${found.id}`))) || undefined
    }, `sees no paper called “${label}”`)
    const corner = (await paper.offset()) as { left: number; top: number }
    const size = await paper.size()
    const place = { x: corner.left, y: corner.top, width: Number(size.width), height: Number(size.height) }
    for (const [from, ...others] of strokesOn(place)) {
      if (from) await paper.touchstart(at(from))
      for (const point of others) await paper.touchmove(at(point))
      await paper.touchend({ touches: [], changeTouches: [] })
    }
  }

  async sees(words: string | RegExp) {
    await this.until(async () => (await this.shows(words)) || undefined, `does not see “${words}”`)
  }

  async seesNot(words: string | RegExp) {
    await this.until(async () => !(await this.shows(words)) || undefined, `still sees “${words}”`)
    await this.host.settled?.()
    if (await this.shows(words)) throw new Error(`The shopper sees “${words}” after all`)
  }

  async readsInOrder(words: readonly string[]) {
    let text = ''
    const reads = async () => hasInOrder((text = (await this.look()).seen.text), words) || undefined
    await this.until(reads, () => `does not read ${words.join(' | ')} once each in this order in:\n${text}`)
  }

  /** DevTools cannot say so. */
  async settled() {
    await this.host.settled?.()
  }

  async isAt<Name extends RouteName>(name: Name) {
    let now = ''
    await this.until(
      async () => {
        const { path, query } = await this.place()
        now = routeOfPage(path, query) ?? path
        return now === name || undefined
      },
      () => `is at ${now}, not at ${name}`,
    )
  }

  /** A page of ours draws its own title. */
  readsTitle = (title: string) => this.sees(title)

  async goBack() {
    await this.host.app.callWxMethod('navigateBack')
    await this.loaded()
  }

  /** Ends the mini-program and starts it anew where it stood. */
  async reload() {
    const { path, query } = await this.place()
    const search = Object.entries(query).map(([key, value]) => `${key}=${value}`)
    await this.restart(`/${path}${search.length ? `?${search.join('&')}` : ''}`)
    await this.loaded()
  }

  async restart(path: string) {
    const { app, answersOf } = this.host
    this.hasAgreed = false
    this.questionsBefore = (await app.callWxMethod('getStorageSync', 'qinghe.session')) ? answersOf?.(NEW_VERSIONS) : undefined
    await app.evaluate(() => void Object.assign(getApp(), { isEnding: true }))
    await app.evaluate((to: string) => void wx.restartMiniProgram?.({ path: to }), path)
    const isNew = () => app.evaluate(() => !(getApp() as unknown as { isEnding?: boolean }).isEnding).catch(() => false) as Promise<boolean>
    await this.until(async () => (await isNew()) || undefined, 'waits for a mini-program that does not start again')
    await this.until(() => app.currentPage().catch(() => undefined), 'waits for a page that does not open')
  }

  /** A visitor who logs in later is not asked in this life of the mini-program. */
  async hasAskedForNewVersions() {
    const { answersOf, settled } = this.host
    if (!answersOf) {
      await pause(HAS_ASKED)
      return
    }
    const before = this.questionsBefore
    if (before === undefined) return
    await this.until(() => Promise.resolve(answersOf(NEW_VERSIONS) > before || undefined), 'is not asked for new versions')
    await settled?.()
  }

  /** DevTools lets nobody turn its clock. */
  async pass(milliseconds: number) {
    const { pass = pause, settled } = this.host
    await pass(milliseconds)
    await settled?.()
  }

  goOffline = () => this.network(true)
  comeOnline = () => this.network(false)

  async scroll(pixels: number) {
    await this.host.app.pageScrollTo((await this.scrolledBy()) + pixels)
  }
  async scrolledBy() {
    return Number(await (await this.host.app.currentPage())?.scrollTop())
  }
  async scrolledTo(pixels: number) {
    await this.until(async () => Math.abs((await this.scrolledBy()) - pixels) < 40 || undefined, `is not scrolled by ${pixels} pixels`)
  }

  /** Puts something on the device as the shop itself would, and starts it anew. */
  async remember(key: string, value: unknown) {
    await this.host.app.callWxMethod('setStorageSync', key, value)
    await this.restart(pageUrl('home'))
  }

  private async network(offline: boolean) {
    if (!this.host.setOffline) throw new Error('DevTools lets nobody cut the network')
    await this.host.setOffline(offline)
  }

  private async place(): Promise<{ path: string; query: Record<string, string> }> {
    const page = await this.host.app.currentPage()
    return { path: page?.path ?? '', query: (page?.query ?? {}) as Record<string, string> }
  }

  private async leaveBank() {
    await pause(ON_THE_WAY_BACK)
    await this.host.app.callWxMethod('navigateBack')
    return true as const
  }

  private async look(): Promise<{ page: Page; seen: Seen }> {
    const page = await this.host.app.currentPage()
    if (!page) throw new Error('no page is open')
    return { page, seen: seenIn((await page.data('root')) as TaroNode, this.drawings) }
  }

  private async shows(words: string | RegExp): Promise<boolean> {
    const { page, seen } = await this.look()
    const bank = bankIn(seen)
    if (bank) return bank.shows(words)
    return this.isOneDrawn(page, reading(seen, words).reverse())
  }

  private async isOneDrawn(page: Page, some: readonly Seen[]): Promise<boolean> {
    for (const one of some) {
      const size = await (await drawn(page, one))?.size()
      if (size && Number(size.width) > 0 && Number(size.height) > 0) return true
    }
    return false
  }

  private async touchFirst(page: Page, some: readonly Seen[]): Promise<boolean> {
    for (const one of some) if (await this.touch(page, one)) return true
    return false
  }

  /** What is covered, gone or disabled is not touched. */
  private async touch(page: Page, one: Seen): Promise<boolean> {
    this.untouched = isWithinDisabled(one) ? 'it is disabled' : await tapped(await drawn(page, one))
    return this.untouched === ''
  }

  /** A problem with a touch, and why the last try came to nothing. */
  private unable(problem: string): () => string {
    this.untouched = ''
    return () => (this.untouched === '' ? problem : `${problem}: ${this.untouched}`)
  }

  private async until<T>(look: () => Promise<T | undefined>, problem: string | (() => string)): Promise<T> {
    let fault: unknown
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(BETWEEN_LOOKS)) {
      try {
        const found = await look()
        if (found !== undefined) return found
      } catch (failure) {
        // The page was left while it was looked at.
        fault = failure
      }
    }
    throw new Error(`The shopper ${typeof problem === 'string' ? problem : problem()}`, { cause: fault })
  }
}

/** One finger at a place of the glass. */
function at({ x, y }: { x: number; y: number }) {
  const finger = { identifier: 0, pageX: x, pageY: y, clientX: x, clientY: y }
  return { touches: [finger], changeTouches: [finger] }
}

/** The element, or the nearest around it that bears its id: compiled templates give ids only to what is pressed. */
async function drawn(page: Page, one: Seen): Promise<Awaited<ReturnType<Page['$']>>> {
  return (one.id ? await page.$(`#${one.id}`) : null) ?? (one.parent ? drawn(page, one.parent) : null)
}

/** Taps an element; why it was not, or ''. */
const tapped = async (element: Awaited<ReturnType<typeof drawn>>): Promise<string> =>
  element
    ? element.tap().then(
        () => '',
        (fault: unknown) => String(fault),
      )
    : 'it is not drawn'

const isWithinDisabled = (one: Seen): boolean => one.isDisabled || (one.parent !== undefined && isWithinDisabled(one.parent))

const bankIn = (seen: Seen) => {
  const view = webViewIn(seen)
  return view && new BankVisit(view.src)
}
const isWaiting = (seen: Seen): boolean => seen.name === '正在加载' || seen.children.some(isWaiting)
