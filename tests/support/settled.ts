import type { Page, Request } from 'playwright-core'

/** Milliseconds without a request after which a page has asked for all it shows: what follows from an answer is asked for at once. */
const QUIET = 200
const BETWEEN_LOOKS = 25
/** Of a request to these the answer is shown; pictures are looked for on the page itself. */
const SHOWN = new Set(['document', 'stylesheet', 'script', 'font', 'fetch', 'xhr'])

type Traffic = { pending: Set<Request>; changedAt: number }
const watched = new WeakMap<Page, Traffic>()

/** Counts the requests of a page from now on. */
export function watchRequests(page: Page): Traffic {
  const known = watched.get(page)
  if (known) return known
  const traffic: Traffic = { pending: new Set(), changedAt: Date.now() }
  watched.set(page, traffic)
  const change = (request: Request, isPending: boolean) => {
    if (!SHOWN.has(request.resourceType())) return
    if (isPending) traffic.pending.add(request)
    else traffic.pending.delete(request)
    traffic.changedAt = Date.now()
  }
  page.on('request', (request) => change(request, true))
  page.on('requestfinished', (request) => change(request, false))
  page.on('requestfailed', (request) => change(request, false))
  return traffic
}

type Options = {
  /** Milliseconds after which it is an error that the page does not settle. */
  patience: number
  /** The page shows skeletons on purpose. */
  keepsBusy?: boolean
}

/** Waits until a page has shown what it asked for: answers, letters, pictures in sight, no skeleton. Throws what it still waits for. */
export async function settled(page: Page, { patience, keepsBusy = false }: Options): Promise<void> {
  const traffic = watchRequests(page)
  let missing: string[] = []
  for (const deadline = Date.now() + patience; Date.now() < deadline;) {
    await page.waitForTimeout(BETWEEN_LOOKS)
    missing = [...traffic.pending].map((request) => `${request.method()} ${request.url()}`)
    if (missing.length || Date.now() - traffic.changedAt < QUIET) continue
    const { changedAt } = traffic
    missing = await page.evaluate(missingOn, keepsBusy).catch(() => ['another document'])
    if (!missing.length && traffic.changedAt === changedAt) return
  }
  throw new Error(`${page.url()} is not settled after ${patience / 1000} s: ${missing.join(', ') || 'one request follows another'}`)
}

/** Runs in the page: what it has still to show, once it has drawn the answers it got. */
async function missingOn(keepsBusy: boolean): Promise<string[]> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  const top = [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1) ?? document.body
  const isInSight = (element: Element) => {
    const { left, top: upper, right, bottom } = element.getBoundingClientRect()
    return element.checkVisibility() && bottom > 0 && upper < innerHeight && right > 0 && left < innerWidth
  }
  const skeletons = [...top.querySelectorAll('[aria-busy=true], .skeleton')].filter((one) => one.checkVisibility())
  const pictures = [...document.images].filter((picture) => !picture.complete && isInSight(picture))
  return [
    ...(document.fonts.status === 'loaded' ? [] : ['letters']),
    ...(skeletons.length && !keepsBusy ? ['a skeleton'] : []),
    ...pictures.map((picture) => picture.currentSrc || picture.src),
  ]
}
