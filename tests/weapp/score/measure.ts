import type { Response } from 'playwright-core'
import type { EngineInPage } from '../harness/inPage/main'
import type { Phone } from '../harness/phone'
import { coveredOn } from '../harness/coveredOn'
import { PROFILES } from '../harness/profiles'
import { within } from '../../support/within'
import { lookAtPage } from './lookAtPage'
import type { Measured, Reply } from './measured'

declare const engine: EngineInPage

/** Milliseconds until a page that shows nothing but a skeleton never will. */
const TIMEOUT_MS = 30_000
/** Milliseconds after which Chromium is taken to have stalled. */
const STALLED = 120_000
/** Milliseconds a page that rests may still be told of the end of its last answers. */
const LAST_ANSWERS = 30_000

type Turns = { longest: number; began: number }
declare const turns: Turns

/** Lets a phone keep count of its turns. */
export async function prepare(phone: Phone): Promise<void> {
  await phone.page.evaluate(() => {
    Object.assign(globalThis, { turns: { longest: 0, began: 0 } })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= turns.began) turns.longest = Math.max(turns.longest, duration)
    }).observe({ type: 'longtask' })
  })
}

/** Problems the engine has told of before, on another page. */
const known = new WeakMap<Phone, number>()

/** Opens a page in place of all others, waits until it rests, scrolls it to its end, and looks at it. Throws when Chromium stalls. */
export const measure = (phone: Phone, url: string): Promise<Measured> =>
  within(STALLED, `${url} is not measured after ${STALLED / 1000} s`, measured(phone, url))

async function measured(phone: Phone, url: string): Promise<Measured> {
  const answered: Response[] = []
  const note = (reply: Response) => void answered.push(reply)
  const before = phone.errors.length
  phone.page.on('response', note)
  const times = await phone.page.evaluate(open, [url, TIMEOUT_MS] as const)
  await phone.settled()
  const covered = await phone.page.locator('.page:not([hidden])').last().evaluate(coveredOn, PROFILES.iphone)
  await phone.page.evaluate(() => {
    for (const page of document.querySelectorAll('.page:not([hidden])')) page.scrollTop = page.scrollHeight
  })
  const { tree, setData, problems, missingWx } = await phone.settled()
  phone.page.off('response', note)
  const seen = await phone.page.evaluate(lookAtPage, PROFILES.iphone.inset.bottom)
  const longestTask = await phone.page.evaluate(() => turns.longest)
  const replies = (await Promise.all(answered.map(replyOf))).flat()
  const told = [...problems.map(({ message }) => message), ...missingWx.map((name) => `wx.${name} is missing`)]
  const errors = [...phone.errors.slice(before), ...told.slice(known.get(phone) ?? 0)]
  known.set(phone, told.length)
  return { ...times, ...seen, longestTask, replies, errors, covered, tree, setData }
}

/** Runs in Chromium: from the way there until it is drawn, and until there are words and no skeleton. */
async function open([url, patience]: readonly [string, number]) {
  const began = performance.now()
  Object.assign(turns, { longest: 0, began })
  await engine.reLaunch(url)
  const drawnAfter = performance.now() - began
  const page = () => [...document.querySelectorAll<HTMLElement>('.page:not([hidden])')].at(-1)
  const isShown = () => Boolean(page()?.innerText.trim()) && !page()?.querySelector('.skeleton')
  while (!isShown() && performance.now() - began < patience) await new Promise((resolve) => setTimeout(resolve, 16))
  return { drawnAfter, shownAfter: performance.now() - began, isShown: isShown() }
}

async function replyOf(response: Response): Promise<Reply[]> {
  const request = response.request()
  const kind = request.resourceType() === 'image' ? 'picture' : request.resourceType() === 'fetch' ? 'call' : undefined
  // What lies in the package is fetched from nowhere.
  const isOwn = new URL(request.url()).origin === new URL(request.frame().url()).origin
  if (!kind || isOwn || !request.url().startsWith('http') || request.method() === 'OPTIONS') return []
  const sizes = await within(LAST_ANSWERS, `${request.url()} does not end`, request.sizes()).catch(() => undefined)
  if (!sizes) return []
  const { startTime, responseEnd } = request.timing()
  const headers = response.headers()
  const cached = /max-age=[1-9]/.test(headers['cache-control'] ?? '') || 'etag' in headers || 'last-modified' in headers
  const bytes = sizes.responseBodySize
  return [{ url: request.url(), kind, from: startTime, to: startTime + Math.max(0, responseEnd), status: response.status(), bytes, cached }]
}
