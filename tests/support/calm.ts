import type { Page, Request } from 'playwright-core'

/** So long without a request a page has read what it shows: what it reads after an answer is asked for at once. Milliseconds. */
const CALM = 200
const LOOKS_EVERY = 25
/** Milliseconds after which a page that is never idle counts as idle: something on it moves without an end. */
const IDLE_TIMEOUT_MS = 1000

type Traffic = { pending: Set<Request>; since: number }
const traffic = new WeakMap<Page, Traffic>()

function watched(page: Page): Traffic {
  const known = traffic.get(page)
  if (known) return known
  const state: Traffic = { pending: new Set(), since: Date.now() }
  traffic.set(page, state)
  const end = (request: Request) => {
    if (state.pending.delete(request)) state.since = Date.now()
  }
  page.on('request', (request) => state.pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return state
}

/**
 * Watches a page from now on: what is answered waits until it asks for nothing any more. Playwright's own `networkidle` waits half a second
 * for every page, which is most of the time of opening one.
 */
export function calm(page: Page): (patience: number) => Promise<void> {
  const state = watched(page)
  state.pending.clear()
  state.since = Date.now()
  return async (patience) => {
    if (await settles(page, patience)) return
    const asked = [...state.pending].map((request) => request.url()).join(', ')
    throw new Error(`${page.url()} still asks for ${asked} after ${patience / 1000} s`)
  }
}

const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate((timeout) => new Promise<true>((resolve) => requestIdleCallback(() => resolve(true), { timeout })), IDLE_TIMEOUT_MS)
    // It goes to another document just now.
    .catch(() => false)

/** Whether the page comes to ask for nothing, counting what it had asked for since it was first watched. Milliseconds. */
export async function settles(page: Page, patience: number): Promise<boolean> {
  const state = watched(page)
  const isQuiet = () => state.pending.size === 0
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (isQuiet() && Date.now() - state.since >= CALM) {
      const { since } = state
      // A busy machine may not have drawn an answer yet, which asks for more: what is idle has.
      if ((await isIdle(page)) && isQuiet() && state.since === since) return true
    }
    await page.waitForTimeout(LOOKS_EVERY)
  }
  return false
}
