import { bankAddress } from './bankAddress'

/** By what a relative pays: a page of the bank's, or with a `bill` the shop's own (`familyPay`), which WeChat can send as a card. */
export type SharedLink = { url: string; bill?: string }

const OWN = /^\/pay\/family\/([\w-]{1,64})$/

/** The whole address to send, or nothing where the gateway answered something else. */
export function sharedLink(payUrl: string, origin: string): SharedLink | undefined {
  const bill = OWN.exec(payUrl)?.[1]
  if (bill !== undefined) return { url: origin + payUrl, bill }
  const url = bankAddress(payUrl, origin)
  return url === undefined ? undefined : { url }
}
