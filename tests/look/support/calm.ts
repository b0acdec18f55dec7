import type { Page, Request } from 'playwright-core'

/** So long without a request a page has read what it shows: what it reads after an answer is asked for at once. Milliseconds. */
const CALM = 200
const LOOKS_EVERY = 25

type Traffic = { underWay: Set<Request>; since: number }
const traffic = new WeakMap<Page, Traffic>()

function watched(page: Page): Traffic {
  const known = traffic.get(page)
  if (known) return known
  const state: Traffic = { underWay: new Set(), since: Date.now() }
  traffic.set(page, state)
  const end = (request: Request) => {
    if (state.underWay.delete(request)) state.since = Date.now()
  }
  page.on('request', (request) => state.underWay.add(request))
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
  state.underWay.clear()
  state.since = Date.now()
  return async (patience) => {
    for (const end = Date.now() + patience; Date.now() < end;) {
      if (state.underWay.size === 0 && Date.now() - state.since >= CALM) return
      await page.waitForTimeout(LOOKS_EVERY)
    }
    const asked = [...state.underWay].map((request) => request.url()).join(', ')
    throw new Error(`${page.url()} still asks for ${asked} after ${patience / 1000} s`)
  }
}
