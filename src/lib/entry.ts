/** What an address hands over when the shop is entered (specification 1, section 2, "Entry query parameters"). */
export type Entry = {
  token: string | undefined
  /** Where the shopper comes from; kept for the visit. */
  agentFrom: string | undefined
  clearsStorage: boolean
  /** `accountId`, `productCode` and `userName`, mapped into route parameters. Nothing in them grants a right. */
  params: Record<string, string>
  /** The address without what must not stay in history, referrers or shared links. */
  cleanPath: string
}

const MAPPED = ['accountId', 'productCode', 'userName'] as const
/** Taken out of the address before anything else runs (SECURITY-AND-RELIABILITY, E1). */
const TAKEN_OUT = new Set(['token', 'clearH5LocalStorage', 'accountId', 'userName'])
const TOKEN = /^[\w-]{20,200}$/

/** Reads an address. `trusted`: it was opened by ourselves or typed in, not reached from another site (E3). */
export function entryOf(address: { pathname: string; search: string; hash: string }, trusted: boolean): Entry {
  const query = new URLSearchParams(address.search)
  const token = query.get('token') ?? undefined
  const params: Record<string, string> = {}
  for (const name of MAPPED) {
    const value = query.get(name)
    if (value) params[name] = value
  }
  const kept = new URLSearchParams([...query].filter(([name]) => !TAKEN_OUT.has(name))).toString()
  return {
    token: token !== undefined && TOKEN.test(token) ? token : undefined,
    agentFrom: query.get('agentfrom')?.slice(0, 60),
    clearsStorage: trusted && query.get('clearH5LocalStorage') === '1',
    params,
    cleanPath: address.pathname + (kept && `?${kept}`) + address.hash,
  }
}
