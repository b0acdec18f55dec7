import type { BrowserContext, Page, Route } from 'playwright-core'
import { closeBrowser, openBrowser } from './browser'
import type { EngineInPage } from './inPage/main'
import type { Code } from './inPage/wx/scan'
import { PROFILES, type ProfileName } from './profiles'
import { within } from '../../support/within'

declare const engine: EngineInPage

const SLOWEST_START = 30_000
const SLOWEST_COMMAND = 30_000
const SLOWEST_CLOSE = 30_000
const TIMEOUT_MS = 30_000

export type PhoneOptions = {
  /** Page path with its query: where the mini-program starts. */
  url: string
  /** Where requests and pictures really go, instead of the address the build was made for. */
  gateway?: { built: string; real: string } | undefined
  /** What the device has stored, by key. */
  stored?: Record<string, unknown>
  profile?: ProfileName
  /** How it was opened, by WeChat's number: 1001 from the list of mini-programs, 1154 from moments as a single page. */
  scene?: number
  /** What the shopper has said no to: `scope.userLocation`, `scope.writePhotosAlbum`. */
  refused?: readonly string[]
  /** Of the window, in points, where it is not the profile's. */
  width?: number
  height?: number
  /** Milliseconds after which a mini-program that has drawn no page never will. */
  patience?: number
  /** Readies the page before anything is opened in it: its clock, its letters. */
  prepare?: (page: Page) => Promise<void>
}

/** WeChat's web-view is no frame: a site that lets itself not be framed is shown there all the same. */
async function unframed(route: Route) {
  const request = route.request()
  if (request.resourceType() !== 'document' || !request.frame().parentFrame()) return route.fallback()
  // On a new connection where the server has just closed the one that rested (RFC 9110, 9.2.2).
  const reply = await route.fetch({ maxRetries: 1 })
  const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = reply.headers()
  return route.fulfill({ response: reply, headers })
}

type Held = {
  page: Page
  context: BrowserContext
  address: string
  patience: number
  opened: { profile: ProfileName; scene: number; refused: readonly string[]; domains: readonly string[] | undefined }
}

/** One phone with the mini-program open: a page in Chromium with nothing of any other phone. */
export class Phone {
  readonly page: Page
  /** What its console or an exception said. */
  readonly errors: string[] = []
  private readonly context: BrowserContext
  /** Between its end and its new start, when what is under way comes to nothing. */
  isRestarting = false
  private isClosed = false
  private readonly address: string
  private readonly patience: number
  private readonly opened: Held['opened']

  private constructor({ page, context, address, patience, opened }: Held) {
    this.page = page
    this.context = context
    this.address = address
    this.patience = patience
    this.opened = opened
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.errors.push(message.text())
    })
    page.on('pageerror', (fault) => {
      if (!this.isRestarting) this.errors.push(fault.stack ?? fault.message)
    })
  }

  /** Opens what is served at `address`. */
  static async open(
    address: string,
    {
      url,
      gateway,
      stored = {},
      profile = 'iphone8',
      scene = 1001,
      refused = [],
      width,
      height,
      patience = SLOWEST_START,
      prepare,
    }: PhoneOptions,
  ): Promise<Phone> {
    const held = PROFILES[profile]
    const domains = gateway && [new URL(gateway.real).origin]
    const context = await (
      await openBrowser()
    ).newContext({
      viewport: { width: width ?? held.width, height: height ?? held.height },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const search = gateway ? `?${new URLSearchParams({ gateway: `${gateway.built},${gateway.real}` }).toString()}` : ''
    const phone = new Phone({
      page: await context.newPage(),
      context,
      address: `${address}/${search}`,
      patience,
      opened: { profile, scene, refused, domains },
    })
    try {
      const devtools = await context.newCDPSession(phone.page)
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: held.inset })
      await prepare?.(phone.page)
      await phone.page.route('**', unframed)
      await phone.page.exposeFunction('restartEngine', (to: string) => void phone.restartedByItself(to))
      await phone.start(url, stored)
    } catch (fault) {
      await phone.close()
      const reason = fault instanceof Error ? fault.message : String(fault)
      throw new Error(`The mini-program did not start: ${[reason, ...phone.errors].join('\n')}`, { cause: fault })
    }
    return phone
  }

  private async start(url: string, stored: Record<string, unknown>, fetched?: string) {
    await this.page.goto(this.address)
    const started = this.page.evaluate((how) => engine.start(how), { url, stored, fetched, ...this.opened })
    await within(this.patience, `no page is drawn after ${this.patience / 1000} s`, started)
  }

  /** Ends the mini-program and starts it anew on the same device; `fetched` is what WeChat fetched meanwhile from the address set for it. */
  async restart(url: string, fetched?: string) {
    const stored = await this.stored()
    this.isRestarting = true
    await this.start(url, stored, fetched)
    this.isRestarting = false
  }

  /** As `wx.restartMiniProgram` has it: nobody waits for it, and a phone that is closed meanwhile starts no more. */
  private async restartedByItself(url: string) {
    try {
      await this.restart(url)
    } catch (fault) {
      if (!this.isClosed) this.errors.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    }
  }

  stored = () => this.page.evaluate(() => engine.stored())
  inspect = () =>
    within(
      SLOWEST_COMMAND,
      `the page does not say how it is after ${SLOWEST_COMMAND / 1000} s`,
      this.page.evaluate(() => engine.inspect()),
    )
  /** Enters it anew while it runs, at a page path with its query. */
  enterAgain = (url: string) => this.page.evaluate((to) => engine.enterAgain(to), url)
  reLaunch = (url: string) => this.page.evaluate((to) => engine.reLaunch(to), url)

  /** A command of DevTools' automation protocol, as far as it happens in the page. */
  run = (method: string, params: unknown) =>
    within(
      SLOWEST_COMMAND,
      `${method} is not answered after ${SLOWEST_COMMAND / 1000} s`,
      this.page.evaluate(([name, given]) => engine.run(name, given), [method, params] as const),
    )

  /** What there is once the page says something and waits for nothing more. */
  async settled() {
    let now = await this.inspect()
    for (const deadline = Date.now() + TIMEOUT_MS; now.pending.length && Date.now() < deadline; now = await this.inspect())
      await this.page.waitForTimeout(100)
    if (now.pending.length)
      throw new Error(`${now.path} is not settled after ${TIMEOUT_MS / 1000} s: it waits for ${now.pending.join(', ')}`)
    return now
  }

  /** Android's key, or a finger drawn in from the edge of the screen. */
  back = (how: 'key' | 'gesture') => this.page.evaluate((by) => engine.back(by), how)
  /** The network goes, or comes back; the mini-program is told. */
  setOffline = (offline: boolean) => this.context.setOffline(offline)
  /** The shopper leaves for another app. */
  toBackground = () => this.page.evaluate(() => engine.hide())
  toFront = () => this.page.evaluate(() => engine.show())
  /** What the album or the camera gives next: PNGs in base64. */
  chooseNext = (pictures: string[]) => this.page.evaluate((next) => engine.chooseNext(next), pictures)
  /** The shopper has said no to WeChat: `scope.userLocation`, `scope.writePhotosAlbum`. */
  refuse = (scope: string) => this.page.evaluate((name) => engine.refuse(name), scope)
  /** PNGs in the album, in base64. */
  pictureAlbum = () => this.page.evaluate(() => engine.pictureAlbum())
  /** What WeChat's camera sees next. */
  scanNext = (code: Code) => this.page.evaluate((next) => engine.scanNext(next), code)
  contractsOpened = () => this.page.evaluate(() => engine.contractsOpened())
  tellUpdate = (how: 'ready' | 'failed') => this.page.evaluate((told) => engine.tellUpdate(told), how)
  updatesApplied = () => this.page.evaluate(() => engine.updatesApplied())
  shared = () => this.page.evaluate(() => engine.shared())
  shareMenu = () => this.page.evaluate(() => engine.shareMenu())
  tabs = () => this.page.evaluate(() => engine.tabs())

  /** A Chromium that no longer answers is ended: the next phone gets a new one. */
  async close() {
    this.isClosed = true
    await within(SLOWEST_CLOSE, 'Chromium does not close the phone', this.context.close()).catch(closeBrowser)
  }
}
