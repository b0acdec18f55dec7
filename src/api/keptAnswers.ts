import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DAY } from '@/lib/duration'
import { useConnectivity } from '@/platform/connectivity'
import { isKeptFrom } from '@/platform/offline/keptNotice'
import { OWN_ANSWERS } from '@/platform/offline/ownAnswers'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { ApiError } from './errors'
import { queries } from './queries'

/** Answers are kept on the device for the time without a network: a member's own for three days, what everybody may see for thirty. */
export const SHELVES = {
  own: { key: OWN_ANSWERS, max: 20, age: 3 * DAY },
  shop: { key: 'shopAnswers', max: 30, age: 30 * DAY },
} as const
/** Milliseconds in which answers are gathered into one write. */
const FLUSH_DELAY_MS = 500

const Entries = z.array(z.object({ hash: z.string(), at: z.number(), data: z.unknown() }))
type Entry = z.infer<typeof Entries>[number]
type Shelf = (typeof SHELVES)[keyof typeof SHELVES]

const readerOf = ({ queryKey: [, userId] }: Query) => userId
const shelfOf = (query: Query): Shelf => (readerOf(query) === undefined ? SHELVES.shop : SHELVES.own)
const entriesOn = ({ key, age }: Shelf): Entry[] =>
  (Entries.safeParse(storage.read(key)).data ?? []).filter(({ at }) => at > Date.now() - age && at <= Date.now())

const isEnded = (query: Query) => readerOf(query) !== undefined && readerOf(query) !== useSession.getState().member?.userId

/** A prescription drug's page and leaflet are shown to whom the gateway shows them now, never out of storage (D5). */
const OfPrescription = z.object({ mark: z.literal('rx') })
/** What belongs to the men's health hall: that somebody looked at it is kept nowhere. */
const Discreet = z.object({ isDiscreet: z.literal(true) })
const mayKeep = ({ meta, state: { data } }: Query) =>
  meta?.keeps === true && data !== undefined && !OfPrescription.safeParse(data).success && !Discreet.safeParse(data).success

const initialOf = (name: string) => `${[...name][0] ?? ''}*`
/** What names a person or says where they live is shown again as this: a device's storage is no place for it (SECURITY-AND-RELIABILITY, E18). */
const MASKS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['patientName', initialOf],
  ['consigneeName', initialOf],
  ['consigneePhone', () => '联网后显示'],
  ['addressText', () => '联网后显示'],
  ['note', () => '联网后显示'],
])
const masked = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (typeof value === 'string' && value !== '' ? (MASKS.get(key)?.(value) ?? value) : value)),
  )

const Paged = z.object({ pages: z.array(z.unknown()), pageParams: z.array(z.unknown()) })
/** Of an endless list its first page. */
function keptOf(data: unknown): unknown {
  const { success, data: list } = Paged.safeParse(data)
  return success ? { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) } : data
}

const waiting = new Set<Query>()
let flush: ReturnType<typeof setTimeout> | undefined

function keep(query: Query) {
  if (!mayKeep(query)) return
  waiting.add(query)
  flush ??= setTimeout(write, FLUSH_DELAY_MS)
}

function write() {
  clearTimeout(flush)
  flush = undefined
  // A session may have ended meanwhile: what was read in it is nobody's any more.
  const due = [...waiting].filter((query) => !isEnded(query) && queries.getQueryCache().get(query.queryHash) === query)
  waiting.clear()
  for (const shelf of Object.values(SHELVES)) {
    const fresh = due
      .filter((query) => shelfOf(query) === shelf)
      .map(({ queryHash, state }): Entry => ({ hash: queryHash, at: state.dataUpdatedAt, data: masked(keptOf(state.data)) }))
    const old = entriesOn(shelf).filter(({ hash }) => !fresh.some((entry) => entry.hash === hash))
    if (fresh.length > 0) storage.write(shelf.key, [...fresh, ...old].slice(0, shelf.max))
  }
}

/** Deletes what is too old, and a member's own where nobody is logged in: whether or not anything is read in this visit. */
function tidy() {
  const isMember = useSession.getState().member !== undefined
  for (const shelf of Object.values(SHELVES)) {
    const left = shelf.key === OWN_ANSWERS && !isMember ? [] : entriesOn(shelf)
    if (left.length > 0) storage.write(shelf.key, left)
    else storage.remove(shelf.key)
  }
}

/** Reads that show what was kept. */
const restored = new WeakSet<Query>()

/** Shows what was kept of a read that has nothing to show. */
function restore(query: Query) {
  if (query.meta?.keeps !== true || query.state.data !== undefined || isEnded(query)) return
  const entry = entriesOn(shelfOf(query)).find(({ hash }) => hash === query.queryHash)
  if (!entry) return
  isKeptFrom(entry.at)
  restored.add(query)
  queries.setQueryData(query.queryKey, entry.data, { updatedAt: entry.at })
  // However fresh: it is asked for again as soon as there is a network.
  void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
}

/** The gateway refuses what was kept of a read: it is shown no longer, and not again. */
function withdraw(query: Query) {
  const shelf = shelfOf(query)
  storage.write(
    shelf.key,
    entriesOn(shelf).filter(({ hash }) => hash !== query.queryHash),
  )
  query.setState({ data: undefined, dataUpdatedAt: 0 })
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
const isUnreached = (error: unknown) => error instanceof ApiError && error.status === 0 && error.code !== 'ABORTED'

/** Keeps answers whose reader said so (`useRead`, `keeps`), and shows them where the gateway cannot be reached. Returns what writes at once. */
export function keepAnswers() {
  const look = (query: Query) => {
    const { data, error, fetchFailureReason } = query.state
    if (restored.has(query) && isRefused(error)) withdraw(query)
    else if (data !== undefined) keep(query)
    else if (!useConnectivity.getState().online || isUnreached(error ?? fetchFailureReason)) restore(query)
  }
  tidy()
  const cache = queries.getQueryCache()
  cache.getAll().forEach(look)
  cache.subscribe((event) => {
    const query = cache.get(event.query.queryHash)
    if (!query) return
    if (event.type === 'added') look(query)
    if (event.type !== 'updated') return
    if (event.action.type === 'success' && event.action.manual !== true) {
      restored.delete(query)
      keep(query)
    }
    if (event.action.type === 'failed' || event.action.type === 'error') look(query)
  })
  return write
}
