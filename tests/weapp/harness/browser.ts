import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../support/browser.mjs'

let browser: Promise<Browser> | undefined

/** One Chromium for all phones of a test file. Web security is off: wx.request knows no cross-origin rules. */
export const openBrowser = () => (browser ??= launch())

export async function closeBrowser() {
  const open = browser
  browser = undefined
  await (await open?.catch(() => undefined))?.close()
}

function launch() {
  const executablePath = process.env.CHROMIUM
  if (!executablePath || !existsSync(executablePath))
    return Promise.reject(new Error(`There is no Chromium at "${executablePath ?? ''}": set CHROMIUM to the path of Chromium or Chrome.`))
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--disable-web-security'] })
}
