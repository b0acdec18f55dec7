/** What an address hands over when the shop is entered (specification 1, section 2, "Entry query parameters"). */
export type Entry = {
  token: string | undefined
  /** Where the shopper comes from; kept for the visit. */
  agentFrom: string | undefined
  clearsStorage: boolean
  /** `accountId` and `userName`, which leave the address. `productCode` stays in it, for the rows that name it. Nothing in them grants a right. */
  params: { accountId?: string; userName?: string }
  /** The address without what must not stay in history, referrers or shared links. */
  cleanPath: string
}

const MAPPED = ['accountId', 'userName'] as const
/** Taken out of the address before anything else runs (SECURITY-AND-RELIABILITY, E1). */
const TAKEN_OUT = new Set(['token', 'clearH5LocalStorage', 'accountId', 'userName', 'loginName'])
const TOKEN = /^[\w-]{20,200}$/

type Address = { pathname: string; search: string; hash: string }

/** Reads an address. `trusted`: it was opened by ourselves or typed in, not reached from another site (E3). */
export function entryOf({ pathname, search, hash }: Address, trusted: boolean): Entry {
  const pairs = pairsIn(search)
  const valueOf = (wanted: string) => pairs.find(({ name }) => name === wanted)?.value
  const token = valueOf('token')
  const params: Entry['params'] = {}
  for (const name of MAPPED) {
    const value = valueOf(name)
    if (value) params[name] = value
  }
  const kept = withoutTaken(pairs)
  return {
    token: token !== undefined && TOKEN.test(token) ? token : undefined,
    agentFrom: valueOf('agentfrom')?.slice(0, 60),
    clearsStorage: trusted && valueOf('clearH5LocalStorage') === '1',
    params,
    cleanPath: ownPath(pathname) + (kept && `?${kept}`) + ownHash(hash),
  }
}

type Pair = { name: string; value: string; written: string }

/** What stays, letter for letter as it was written: rewritten, a plus would become a space. */
const withoutTaken = (pairs: readonly Pair[]) =>
  pairs
    .filter(({ written }) => !written.split(';').some((part) => TAKEN_OUT.has(decoded(part.split('=')[0] ?? ''))))
    .map(({ written }) => written)
    .join('&')

const pairsIn = (query: string): Pair[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((written) => {
      const [name = '', ...value] = written.split('=')
      return { name: decoded(name), value: decoded(value.join('=')), written }
    })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A path with one slash at its head: what begins with two, or with an encoded or reversed one, a browser reads as another host. */
const ownPath = (pathname: string) =>
  pathname
    .replace(/^(?:[/\\]|%2f|%5c)+/i, '/')
    .split(';')
    .filter((part) => !TAKEN_OUT.has(part.split('=')[0] ?? ''))
    .join(';')

/** A hash is no part of what the shop reads. One that carries what must not stay goes as a whole. */
const ownHash = (hash: string) => (pairsIn(hash.replace(/^#[^?]*\?|^#/, '')).some(({ name }) => TAKEN_OUT.has(name)) ? '' : hash)
