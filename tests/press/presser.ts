import path from 'node:path'
import type { Page } from 'playwright-core'
import { settled } from '../support/settled'
import { watchProblems } from '../journeys/support/problems'
import { open } from '../look/support/checks'
import type { Look } from '../look/support/looks'
import { shop } from '../look/support/shop'
import { fillCart, type Stop } from '../look/support/stops'
import type { Pressable, Snapshot } from './press'

/** Milliseconds a press may take until everything it asks for was answered, and a sheet until it stands. */
const TIMEOUT_MS = 10_000
const SHEET_MS = 400
/** Of things that look and do the same, as the buttons of a list's products, so many are pressed. */
const OF_A_KIND = Number(process.env.PRESS_EACH ?? 2)

export type Press = { what: string; outcome: string; isFault: boolean }
const fault = (what: string, outcome: string): Press => ({ what, outcome, isFault: true })

/** Presses everything on one page by touch, one thing at a time on the page as it was opened, and everything on the layers that opens. */
export class Presser {
  private readonly stop: Stop
  private readonly look: Look
  private page: Page | undefined
  private address = ''
  private problems: string[] = []
  private events: string[] = []

  constructor(stop: Stop, look: Look) {
    this.stop = stop
    this.look = look
  }

  async pressAll(): Promise<Press[]> {
    await this.begin()
    const results: Press[] = []
    const opened = new Set<string>()
    const first = await this.list()
    const waiting: Pressable[][] = chosen(first).map((one) => [one])
    for (let way = waiting.shift(); way; way = waiting.shift()) {
      const { press, layer } = await this.pressOne(way)
      results.push(press)
      if (layer === undefined || opened.has(layer) || way.length > 1) continue
      opened.add(layer)
      for (const one of chosen(await this.list())) waiting.push([...way, one])
    }
    await this.page?.context().close()
    return results
  }

  /** A new shop, a new device, the page as it is opened from a link. */
  private async begin() {
    await this.page?.context().close()
    await shop.renew()
    await fillCart()
    this.address = shop.address + (await this.stop.address())
    this.page = await shop.page(this.look, { as: this.stop.as })
    await this.page.addInitScript({ path: path.join(__dirname, 'inPage.js') })
    this.page.context().on('page', (popup) => this.events.push(`window ${popup.url()}`))
    this.page.on('dialog', (dialog) => {
      this.events.push(`browser’s question: ${dialog.message()}`)
      void dialog.accept()
    })
    this.page.on('download', (download) => this.events.push(`download ${download.suggestedFilename()}`))
    this.page.on('filechooser', () => this.events.push('choice of a file'))
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && !pathname.endsWith('/beacon')) this.events.push(`${request.method()} ${pathname}`)
    })
    watchProblems(this.page, this.problems)
    await this.watchCalls(this.page)
    await open(this.page, this.address)
  }

  /** A phone number is an address that no browser opens: only DevTools' protocol tells that it was asked for. */
  private async watchCalls(page: Page) {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.enable')
    devTools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (/^(tel|mailto|sms):/.test(url)) this.events.push(`calls ${url}`)
    })
  }

  private shown(): Page {
    if (!this.page) throw new Error('Nothing is open')
    return this.page
  }

  private list = () => this.shown().evaluate(() => globalThis.press.list())

  /** The page as it was at first: in the same document, in a new one, or in a new shop if what was there is gone. */
  private async returnTo(key: string): Promise<boolean> {
    const isThere = async () => (await this.list().catch(() => [])).some((one) => one.key === key)
    const isCovered = () =>
      this.shown()
        .evaluate(() => globalThis.press.snapshot().layers.length > 0)
        .catch(() => true)
    await open(this.shown(), this.address, { sameLife: this.shown().url().startsWith(shop.address) && !(await isCovered()) }).catch(
      () => undefined,
    )
    if (!(await isCovered()) && (await isThere())) return true
    await open(this.shown(), this.address).catch(() => undefined)
    if (await isThere()) return true
    await this.begin()
    return isThere()
  }

  private async pressOne(way: Pressable[]): Promise<{ press: Press; layer?: string }> {
    const what = way.map(({ key }) => key).join(' → ')
    const [start] = way
    const target = way.at(-1)
    if (!start || !target) throw new Error('Nothing to press')
    if (!(await this.returnTo(start.key))) return { press: fault(what, 'is not there when the page is opened again') }
    // What an earlier press left, a product in the cart, may have made another thing of it: in a new shop it is what it was.
    const point = (await this.reach(way)) ?? (await this.begin().then(() => this.reach(way)))
    if (!point) return { press: fault(what, 'is not there when the layer is opened again') }
    if (point.covered) return { press: fault(what, `is covered by ${point.covered}`) }
    const before = await this.snapshot()
    await this.touch(point)
    const after = await this.snapshot().catch(() => undefined)
    const press = await this.judge(what, target, before, after)
    const layer = after && after.layers.length > before.layers.length ? after.layers.at(-1) : undefined
    return { press, ...(layer !== undefined && { layer }) }
  }

  /** Presses everything on the way to its end, and answers where that is. */
  private async reach(way: Pressable[]) {
    for (const [at, { key }] of way.slice(0, -1).entries()) {
      const point = await this.find(key)
      if (point) await this.touch(point)
      await this.stands(way[at + 1]?.key ?? '')
    }
    this.problems.length = 0
    this.events.length = 0
    return this.find(way.at(-1)?.key ?? '')
  }

  private snapshot = () => this.shown().evaluate(() => globalThis.press.snapshot())

  /** Waits for something on a layer that is opened again; whether it came is seen when it is looked for. */
  private stands = (key: string) =>
    this.shown()
      .waitForFunction((wanted) => globalThis.press.list().some((one) => one.key === wanted), key, { timeout: TIMEOUT_MS })
      .catch(() => undefined)

  /** In the middle of the screen; what covers it there. */
  private find = (key: string) => this.shown().evaluate((wanted) => globalThis.press.point(wanted), key)

  /** Touches the screen and waits until nothing moves. */
  private async touch({ x, y }: { x: number; y: number }) {
    const page = this.shown()
    await page.touchscreen.tap(x, y)
    // What it still waits for then is seen by the press itself.
    await settled(page, { patience: TIMEOUT_MS, keepsBusy: true }).catch(() => undefined)
    await page.waitForTimeout(SHEET_MS)
  }

  private async judge(what: string, { isChosen }: Pressable, before: Snapshot, after: Snapshot | undefined): Promise<Press> {
    if (this.problems.length) return fault(what, `THROWS ${this.problems.join('; ').slice(0, 200)}`)
    const url = this.shown().url()
    if (!url.startsWith(`${shop.address}/`)) return { what, outcome: `leaves for ${new URL(url).origin}`, isFault: false }
    if (after && after.life !== before.life) {
      const isOwn = await this.shown().evaluate(() => document.querySelector('.taro_page') !== null)
      return isOwn ? fault(what, `RELOADS at ${after.address}`) : { what, outcome: `document ${after.address}`, isFault: false }
    }
    const toasts = after ? await this.shown().evaluate(() => globalThis.press.toasts()) : []
    const told = [
      ...(after ? changes(before, after) : [`document ${new URL(url).pathname}`]),
      ...toasts.map((words) => `says “${words}”`),
      ...this.events,
    ]
    if (told.length) return { what, outcome: [...new Set(told)].join('; ').slice(0, 160), isFault: false }
    if (isChosen) return { what, outcome: 'is chosen already', isFault: false }
    return fault(what, 'DOES NOTHING')
  }
}

/** Of each kind as many as are wanted. */
function chosen(all: Pressable[]): Pressable[] {
  const times = new Map<string, number>()
  return all.filter(({ kind }) => {
    const time = (times.get(kind) ?? 0) + 1
    times.set(kind, time)
    return time <= OF_A_KIND
  })
}

function changes(before: Snapshot, after: Snapshot): string[] {
  if (after.address !== before.address) return [`page ${after.address}`]
  const [was, is] = [before.layers.length, after.layers.length]
  if (is > was) return [`layer “${after.layers.at(-1) ?? ''}”`]
  if (is < was) return ['closes the layer']
  const words: Array<[keyof Snapshot, string]> = [
    ['layers', 'another layer'],
    ['focus', `the keyboard in “${after.focus}”`],
    ['fields', 'a field is filled'],
    ['states', 'state'],
    ['text', 'words'],
    ['scrolled', 'scrolls'],
    ['media', 'another picture'],
    ['printed', 'prints'],
  ]
  return words.filter(([name]) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map(([, word]) => word)
}
