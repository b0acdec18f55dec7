import type { Page, Request } from 'playwright-core'

/** Milliseconds in which a page has asked for a picture after a phone was typed. */
const TIMEOUT_MS = 30_000
const BETWEEN_LOOKS = 40

/** Hears which ticket a page asked for last: the picture of a text message's code belongs to it. To be begun before the page opens. */
export function hearTickets(page: Page): () => Promise<string> {
  let asked: Promise<string> | undefined
  page.on('request', (request) => {
    if (/\/api\/tickets(\/own)?$/.test(request.url())) asked = ticketIn(request)
    // Of a page that was left before somebody asked for it.
    asked?.catch(() => undefined)
  })
  return async () => {
    for (const deadline = Date.now() + TIMEOUT_MS; asked === undefined && Date.now() < deadline;) await page.waitForTimeout(BETWEEN_LOOKS)
    if (asked === undefined) throw new Error('The page asked for no picture')
    return asked
  }
}

async function ticketIn(request: Request): Promise<string> {
  const reply = await request.response()
  return ((await reply?.json()) as { ticket: string }).ticket
}
