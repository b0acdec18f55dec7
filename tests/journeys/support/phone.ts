import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../support/browser.mjs'
import type { Member } from './people'

let browser: Promise<Browser> | undefined

/** One browser a test file. */
const openBrowser = () =>
  (browser ??= chromium.launch({ args: CHROMIUM_FLAGS, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) }))

export async function closeBrowser() {
  await (await browser)?.close()
  browser = undefined
}

type Look = { elder?: boolean; width?: number; userAgent?: string }

/** A phone of 375 by 812 points with nothing stored on it but the look that is asked for. */
export async function newPhone(address: string, { elder = false, width = 375, userAgent }: Look): Promise<BrowserContext> {
  const localStorage = elder ? [{ name: 'qinghe.elder', value: stored(true) }] : []
  return (await openBrowser()).newContext({
    viewport: { width, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
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
