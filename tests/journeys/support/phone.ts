import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../support/browser.mjs'
import { within } from '../../support/within'
import type { Member } from './people'

/** Milliseconds within which Chromium closes a window. */
const SLOWEST_CLOSE = 30_000

const browsers = new Map<boolean, Promise<Browser>>()

/** One browser a test file, and one more that keeps pages for the way back (bfcache): Playwright switches that off. */
function openBrowser(keepsPages: boolean): Promise<Browser> {
  const { CHROMIUM, WHOLE_CHROMIUM } = process.env
  const executablePath = keepsPages ? (WHOLE_CHROMIUM ?? CHROMIUM) : CHROMIUM
  const opened =
    browsers.get(keepsPages) ??
    chromium.launch({
      args: CHROMIUM_FLAGS,
      ...(executablePath && { executablePath }),
      ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    })
  browsers.set(keepsPages, opened)
  return opened
}

export async function closeBrowser() {
  const open = [...browsers.values()]
  browsers.clear()
  for (const browser of open) await (await browser.catch(() => undefined))?.close()
}

/** Closes what a test had open. A Chromium that no longer answers is ended: the next test gets a new one. */
export async function closePhones(phones: readonly BrowserContext[]) {
  const closed = Promise.all(phones.map((phone) => phone.close()))
  await within(SLOWEST_CLOSE, 'Chromium does not close its windows', closed).catch(closeBrowser)
}

/** A window on a desk, for somebody at the counter. */
export const newDesk = async (): Promise<BrowserContext> =>
  (await openBrowser(false)).newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })

export type Look = { elder?: boolean; width?: number; userAgent?: string; keepsPages?: boolean; keepsShell?: boolean }

/** A phone of 375 by 812 points with nothing stored on it but the look that is asked for. */
export async function newPhone(
  address: string,
  { elder = false, width = 375, userAgent, keepsPages = false, keepsShell = false }: Look,
): Promise<BrowserContext> {
  const localStorage = elder ? [{ name: 'qinghe.elder', value: stored(true) }] : []
  return (await openBrowser(keepsPages)).newContext({
    viewport: { width, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A whole browser lets a pressed button write there; the headless shell refuses without being told.
    permissions: ['clipboard-write'],
    // Requests a service worker answers are seen by no test that puts its own answers in their place.
    serviceWorkers: keepsShell ? 'allow' : 'block',
    ...(userAgent !== undefined && { userAgent }),
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}

/** Taro keeps a value in local storage wrapped. */
const stored = (data: unknown) => JSON.stringify({ data })

/** What the login page leaves on a device; to be written from any page of the shop. */
export async function storeSession(page: Page, { memberId, name, phone }: Member, token: string) {
  const session = stored({ token, userId: memberId, nickname: name, phoneNum: phone })
  await page.evaluate((value) => localStorage.setItem('qinghe.session', value), session)
}
