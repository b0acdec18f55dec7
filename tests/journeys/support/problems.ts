import type { Page } from 'playwright-core'

/** Told by the browser for every answer that is not 2xx, and for every request without a network: the shop's own words are what counts. */
const NETWORK = /^Failed to load resource|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|ABORTED)/

export const isOfNetwork = (words: string) => NETWORK.test(words)

/** Collects what must not happen on a page: faults of scripts, errors in the console, 5xx answers. */
export function watchProblems(page: Page, problems: string[]) {
  page.on('pageerror', (fault) => problems.push(`fault: ${fault.stack ?? fault.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) problems.push(`console: ${message.text()}`)
  })
  page.on('response', (reply) => {
    if (reply.status() >= 500) problems.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
  })
}
