import type { Page, Route } from 'playwright-core'
import { blockFont } from './blockFont'

const FAMILY = 'Blocks'
/** Milliseconds from which on a timer belongs to what comes, goes or moves by itself: toasts, carousels, countdowns. */
const SLOW = 1500
/** Of a page that does not come to rest. */
const MAX_PICTURES = 10
/** What would differ from run to run or from machine to machine: letters, the captcha's noise, words drawn by a canvas, a bar beside what scrolls. */
const STYLE = `
  * { font-family: ${FAMILY} !important; font-synthesis: none !important; letter-spacing: 0 !important; text-rendering: geometricPrecision !important; caret-color: transparent !important }
  *::-webkit-scrollbar { display: none !important }
  [aria-label=图形验证码], [alt=图形验证码], canvas, .q-poster__picture { opacity: 0 !important }
`

/**
 * Makes a page, from its next address on, stand still for its picture: letters are blocks, the clock stands, what moves by itself does not
 * and what goes by itself stays.
 */
export async function freeze(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/mall/config', showShop)
  await page.clock.setFixedTime(new Date(process.env.LOOK_NOW ?? ''))
  await page.addInitScript(
    ([family, style, data, slow]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      document.fonts.add(new FontFace(family, bytes))
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      const quick = (timer: (work: () => void, milliseconds?: number) => unknown) => (work: () => void, milliseconds?: number) =>
        (milliseconds ?? 0) < slow ? timer(work, milliseconds) : 0
      Object.assign(window, { setTimeout: quick(window.setTimeout.bind(window)), setInterval: quick(window.setInterval.bind(window)) })
    },
    [FAMILY, STYLE, blockFont().toString('base64'), SLOW] as const,
  )
}

/** Pictures are of the shop that shoppers see: without the strip that the demonstration under test has on every page. */
async function showShop(route: Route) {
  // A server may close a connection that rests just as it is taken up again: what only reads is asked for on a new one (RFC 9110, 9.2.2).
  const reply = await route.fetch({ maxRetries: 1 })
  const body = await reply.text()
  // A preflight of the mini-program, or an answer that did not change.
  if (body === '') return route.fulfill({ response: reply })
  const config = JSON.parse(body) as { demonstration?: string }
  delete config.demonstration
  await route.fulfill({ response: reply, json: config })
}

/** The page as it stands in its window, in points. Throws unless its letters are blocks: with letters of this machine it would hold on no other. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const widths = await page.evaluate(async (family) => {
    await document.fonts.ready
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined)))
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    pen.font = `100px ${family}`
    return ['药', 'i', 'W', ' '].map((letter) => Math.round(pen.measureText(letter).width))
  }, FAMILY)
  if (widths.join() !== '100,56,56,28') throw new Error(`The font of blocks is not in use: ${widths.join()}`)
  await page.waitForFunction(() => {
    const missing = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return !image.complete && width > 0 && bottom > 0 && top < innerHeight
    })
    // Chromium may not notice that one has come into view while nothing on the page moves.
    for (const image of missing) image.loading = 'eager'
    return missing.length === 0
  })
  return restingPicture(page)
}

/** Pictures are taken until two in a row are the same: a late photograph has come by then. */
async function restingPicture(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  let before = await shoot()
  for (let more = 0; more < MAX_PICTURES; more += 1) {
    const now = await shoot()
    if (now.equals(before)) return now
    before = now
  }
  return before
}
