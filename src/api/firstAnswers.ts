import { hashKey, type InfiniteData, type Query } from '@tanstack/react-query'
import * as core from 'zod/v4/core'
import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { mall } from '@/contract/mall'
import { DAY } from '@/lib/duration'
import { isShownFrom } from '@/platform/offline/keptNotice'
import { onPrefetched } from '@/platform/prefetch'
import { storage } from '@/platform/storage'
import { queries } from './queries'
import { version } from '../../package.json'

const KEY = 'firstAnswers'
/** Milliseconds after which an answer is not shown any more; the mini-program's privacy policy says so. */
export const FIRST_ANSWERS_AGE = DAY
/** Characters of JSON that are kept in all: as UTF-8 less than a quarter of the 1 MB that WeChat keeps under one key. */
const MAX_LENGTH = 80_000
/** Milliseconds in which answers are gathered into one write, which blocks WeChat's logic layer. */
const WRITE_DELAY_MS = 1000

/** What an earlier release kept may mean something else, even where it fits the contract. */
const Kept = z.object({
  version: z.literal(version),
  entries: z.array(z.object({ hash: z.string(), at: z.number(), data: z.unknown() })),
})
/** `isPrefetched`: of this start, so it is asked for anew only once it is stale. */
type Entry = { hash: string; at: number; data: unknown; isPrefetched?: true }

const isCurrent = ({ at }: Pick<Entry, 'at'>) => at > Date.now() - FIRST_ANSWERS_AGE && at <= Date.now()

let entries: readonly Entry[] = []

/** The call of a read, where its reader said that it is kept (`useRead`). */
const endpointOf = ({ meta }: Query) => meta?.endpoint as Endpoint | undefined
const isList = ({ queryKey }: Query) => queryKey[4] === 'pages'

/**
 * The name of an answer that is kept, whoever read it; nothing where it is not. Its reader says that it is kept, the contract that everybody is
 * told it alike. What was asked for by name, a product or a symptom, tells of who asked, so it is not kept.
 */
function hashOf(query: Query): string | undefined {
  const [line, userId, input, ...rest] = query.queryKey
  const sameFor = endpointOf(query)?.sameFor
  const isAlike = sameFor === 'everybody' || (sameFor === 'visitors' && userId === undefined)
  return isAlike && !/:"/.test(JSON.stringify(input)) ? hashKey([line, input, ...rest]) : undefined
}

/** When answers were read that were taken out of storage. */
const shown = new Set<number>()

/** Shows what is kept of a read, unless it shows something newer. What does not fit the contract is not shown. */
function show(query: Query) {
  const hash = hashOf(query)
  const entry = entries.find((one) => one.hash === hash)
  const endpoint = endpointOf(query)
  if (!entry || !endpoint || !isCurrent(entry) || query.state.dataUpdatedAt >= entry.at) return
  const answer = core.safeParse(endpoint.output, entry.data)
  if (!answer.success) return
  const { queryKey } = query
  const { at } = entry
  shown.add(at)
  queries.setQueryData(queryKey, isList(query) ? { pages: [answer.data], pageParams: [1] } : answer.data, { updatedAt: at })
  if (!entry.isPrefetched) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  setTimeout(
    () => {
      if (query.state.dataUpdatedAt === at) void queries.resetQueries({ queryKey, exact: true })
    },
    at + FIRST_ANSWERS_AGE - Date.now(),
  )
}

let due: ReturnType<typeof setTimeout> | undefined
const writeSoon = () => void (due ??= setTimeout(write, WRITE_DELAY_MS))

function write() {
  due = undefined
  const read = queries.getQueryCache().getAll().flatMap(entryOf)
  const newestFirst = [...read, ...entries].sort((left, right) => right.at - left.at)
  let length = 0
  entries = newestFirst.filter((entry, place) => {
    const own = JSON.stringify(entry).length
    const isKept = newestFirst.findIndex(({ hash }) => hash === entry.hash) === place && isCurrent(entry) && length + own <= MAX_LENGTH
    if (isKept) length += own
    return isKept
  })
  storage.write(KEY, { version, entries })
}

/** Of an endless list its first page. */
function entryOf(query: Query): Entry[] {
  const hash = hashOf(query)
  const { data, dataUpdatedAt: at } = query.state
  if (hash === undefined || data === undefined) return []
  return [{ hash, at, data: isList(query) ? (data as InfiniteData<unknown>).pages[0] : data }]
}

/** Takes what WeChat fetched while it started the mini-program, where it is newer than what is kept: the answer of `mall.first`, a call's by its name. */
function takePrefetched(answers: Readonly<Record<string, unknown>>, at: number) {
  for (const [name, endpoint] of Object.entries<Endpoint>(mall)) {
    const data = answers[name]
    if (!core.safeParse(endpoint.output, data).success) continue
    const hash = hashKey([endpoint.line, {}, endpoint.provides])
    if (entries.some((entry) => entry.hash === hash && entry.at >= at)) continue
    entries = [{ hash, at, data, isPrefetched: true }, ...entries.filter((entry) => entry.hash !== hash)]
  }
  queries.getQueryCache().getAll().forEach(show)
  writeSoon()
}

/**
 * A cold start shows what the visit before read of the first screens, and asks for it anew. Where the gateway cannot be reached the page says
 * from when it is.
 */
export function keepFirstAnswers() {
  entries = (Kept.safeParse(storage.read(KEY)).data?.entries ?? []).filter(isCurrent)
  if (entries.length === 0) storage.remove(KEY)
  const cache = queries.getQueryCache()
  cache.subscribe((event) => {
    const query = cache.get(event.query.queryHash)
    if (!query) return
    if (event.type === 'added') show(query)
    if (event.type !== 'updated' || hashOf(query) === undefined) return
    const { type } = event.action
    if (type === 'success' && event.action.manual !== true) writeSoon()
    if ((type === 'failed' || type === 'error') && shown.has(query.state.dataUpdatedAt)) isShownFrom(query.state.dataUpdatedAt)
  })
  onPrefetched(({ data, at }) => {
    const answers = z.record(z.string(), z.unknown()).safeParse(data)
    if (answers.success && isCurrent({ at })) takePrefetched(answers.data, at)
  })
}
