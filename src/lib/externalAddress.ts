/** Hosts the shop leads to, and what to call them. Sub-domains are not included unless named. */
export type AllowedHosts = Readonly<Record<string, string>>

export type ExternalAddress = { url: string; host: string; owner: string }

/**
 * An address outside the shop that may be opened after a notice, or nothing: https only, a listed host to the letter, no user
 * name, no port, no token in its query (SECURITY-AND-RELIABILITY, E6).
 */
export function externalAddress(text: string | undefined, allowed: AllowedHosts): ExternalAddress | undefined {
  const match = /^https:\/\/([a-z\d.-]+)(\/[^\s\\@]*)?$/.exec(text ?? '')
  const host = match?.[1]
  const owner = host === undefined || !Object.prototype.hasOwnProperty.call(allowed, host) ? undefined : allowed[host]
  if (host === undefined || owner === undefined) return undefined
  const [path = '', query = ''] = (match?.[2] ?? '/').split('?')
  const kept = query.split('&').filter((pair) => pair && !/^(token|code|accountId|userName)=/i.test(pair))
  return { url: `https://${host}${path}${kept.length ? `?${kept.join('&')}` : ''}`, host, owner }
}
