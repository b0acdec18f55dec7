import { report } from '../problems'

let allowed: readonly string[] | undefined

/** The origins the mini-program may reach and show, as its settings at WeChat list them; nothing is refused where there is no list. */
export const allowOnly = (origins: readonly string[] | undefined) => void (allowed = origins)

/** Whether an address is of a listed domain; the test is told where it is not. */
export function isListed(url: unknown): boolean {
  const { origin, protocol } = new URL(String(url))
  if (!allowed || protocol === 'blob:' || protocol === 'data:' || allowed.includes(origin)) return true
  report('exception', `${origin} is no domain that the mini-program may reach`)
  return false
}

/** Throws where an address is not of a listed domain. */
export function demandListed(url: unknown) {
  if (!isListed(url)) throw new Error('url not in domain list')
}
