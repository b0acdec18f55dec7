import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../support/browser.mjs'

/** Does something with a browser, and closes it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(() => undefined), args: CHROMIUM_FLAGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
