import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findWholeChromium } from '../support/browser.mjs'

/** Does something with a browser, and closes it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(() => undefined), args: CHROMIUM_FLAGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
