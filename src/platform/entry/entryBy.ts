import { entryOf, type Entry } from '@/lib/entry'
import { decoded, partsOf, valuesIn } from '@/routes/pattern'

/** A page's own query as WeChat hands it over, undecoded. */
export type Query = Readonly<Record<string, string>>

/** What a page's own query says. Nobody's word to clear the storage. */
export function entryBy(query: Query): Entry {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const entry = entryOf({ pathname: '/', search, hash: '' }, false)
  return { ...entry, agentFrom: entry.agentFrom ?? leafletOf(query) }
}

/** A code carries a whole address. Of it only where it hung is taken: whoever finds a code prints one. */
const leafletOf = ({ q, scene }: Query) => valuesIn(partsOf(decoded(q ?? scene ?? '')).query).agentfrom?.slice(0, 60)
