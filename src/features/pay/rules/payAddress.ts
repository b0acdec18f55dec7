import { bankAddress } from './bankAddress'

const OUTSIDE = /^https:\/\/[\w.-]+(:\d+)?\/[^\s\\\u0000-\u001f]*$/
/** A provider of one's own machine, for trying; only while the shop is there, too. */
const TRYING = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//

/**
 * The whole address of the page where one pays, as the gateway answered it just now: its own bank page, or a provider's. An address
 * out of a link, which anybody can write, is held against `bankAddress` alone.
 */
export function payAddress(payUrl: string, origin: string): string | undefined {
  const own = bankAddress(payUrl, origin)
  if (own !== undefined) return own
  const isTried = TRYING.test(`${origin}/`) && TRYING.test(payUrl)
  return OUTSIDE.test(isTried ? payUrl.replace('http:', 'https:') : payUrl) ? payUrl : undefined
}
