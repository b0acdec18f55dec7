import type { Page } from 'playwright-core'
import type { Phone } from '../harness/phone'

type Answer = { results: Array<Record<string, unknown>>; hits: number; currentPage: number; hasMore: boolean }
export type Scrolled = { rows: number; maxNodes: number; maxBytes: number; calls: number }

/** The first code of products that nobody sells; the others follow. */
const FIRST = 9_000_000_000
const END = '没有更多了'
/** 胶囊: a form, not a need, whose prescription drugs would be folded after as many rows as the shop has. */
const SEARCH = '/features/search/pages/result/index?keyword=%E8%83%B6%E5%9B%8A'

/**
 * Every search finds `count` products, a page at a time: those that the gateway finds, over and over under codes of their own. Answers how to
 * wait for the next page that is asked for from now on.
 */
async function findMany(page: Page, count: number): Promise<() => Promise<void>> {
  const waiting: Array<() => void> = []
  await page.route('**/api/searchs/v5**', async (route) => {
    const address = new URL(route.request().url())
    const asked = Number(address.searchParams.get('page') ?? 1)
    address.searchParams.set('page', '1')
    const response = await route.fetch({ url: address.href })
    const answer = (await response.json()) as Answer
    const size = answer.results.length
    const before = (asked - 1) * size
    const results = answer.results
      .slice(0, Math.max(0, count - before))
      .map((card, place) => ({ ...card, productCode: String(FIRST + before + place) }))
    await route.fulfill({ response, json: { ...answer, results, hits: count, currentPage: asked, hasMore: before + size < count } })
    for (const told of waiting.splice(0)) told()
  })
  return () => new Promise<void>((done) => waiting.push(done))
}

/** Scrolls the page on top to its end; away from it first, since a page that stands at its end already is not scrolled. */
const toTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const top = [...document.querySelectorAll<HTMLElement>('.page:not([hidden])')].at(-1)
    if (!top) throw new Error('No page is open')
    top.scrollTop -= top.clientHeight
    await new Promise((done) => requestAnimationFrame(done))
    top.scrollTop = top.scrollHeight
  })

/** Scrolls through a search for `count` results to its end, and says how large the page and what it hands to the view ever were. */
export async function scrollThrough(phone: Phone, count: number): Promise<Scrolled> {
  const nextPage = await findMany(phone.page, count)
  await phone.reLaunch(SEARCH)
  let maxNodes = 0
  for (let turn = 0; turn < count; turn += 1) {
    const { tree, setData, text } = await phone.settled()
    maxNodes = Math.max(maxNodes, tree.nodes)
    if (text.includes(END)) return { rows: count, maxNodes, maxBytes: setData.maxBytes, calls: setData.calls }
    const next = nextPage()
    await toTheEnd(phone.page)
    await next
  }
  throw new Error(`A search for ${count} results never ends.`)
}
