import path from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../support/browser.mjs'
import type { Look } from './looks'

/** What measures a page, in the order in which they need each other. */
const IN_PAGE = ['texts.js', 'layout.js', 'targets.js', 'nested.js'].map((file) => path.join(__dirname, 'inPage', file))

/** A browser without a screen has no mouse; a phone's page is told apart by its own touch. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const browsers = new Map<number, Promise<Browser>>()

/** The size of text is a setting of the whole browser: one browser for each. Pictures of text want the same edges everywhere. */
function browserWith(fontSize: number): Promise<Browser> {
  const running = browsers.get(fontSize)
  if (running) return running
  const started = chromium.launch({
    args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${fontSize},${MOUSE}`, '--font-render-hinting=none', '--disable-lcd-text'],
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  })
  browsers.set(fontSize, started)
  return started
}

export async function closeBrowsers() {
  for (const browser of browsers.values()) await (await browser).close()
  browsers.clear()
}

export type Screen = { width: number; height: number; isDesktop?: boolean; zoom?: number }

const PHONE: Screen = { width: 375, height: 812 }

/** Taro keeps a value in local storage wrapped. */
const stored = (data: unknown) => JSON.stringify({ data })

type Person = {
  session?: object | undefined
  screen?: Screen | undefined
  /** A version was chosen before: otherwise whoever has large text is asked. */
  chosen?: boolean | undefined
}

/** A device on which the shop has this look and, where a session is given, its member is logged in. */
export async function newDevice(address: string, look: Look, { session, screen = PHONE, chosen = true }: Person): Promise<BrowserContext> {
  const localStorage = [
    ...(chosen ? [{ name: 'qinghe.elder', value: stored(look.elder) }] : []),
    ...(session ? [{ name: 'qinghe.session', value: stored(session) }] : []),
  ]
  const context = await (
    await browserWith(look.fontSize)
  ).newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.zoom ?? 1,
    isMobile: !screen.isDesktop,
    hasTouch: !screen.isDesktop,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  for (const path of IN_PAGE) await context.addInitScript({ path })
  await context.clock.setFixedTime(new Date(process.env.LOOK_NOW ?? ''))
  return context
}
