import * as core from 'zod/v4/core'
import * as z from 'zod/mini'
import { mall } from '@/contract/mall'
import { DAY } from '@/lib/duration'
import { isShownFrom } from '@/platform/offline/keptNotice'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { queries, queryKeyOf } from './queries'

const KEY = 'firstAnswers'
/** Milliseconds after which an answer is not shown any more; the mini-program's privacy policy says so. */
export const FIRST_ANSWERS_AGE = 30 * DAY
/** Milliseconds in which answers are gathered into one write, which blocks WeChat's logic layer. */
const WRITE_DELAY_MS = 1000

const Entries = z.array(z.object({ line: z.string(), at: z.number(), data: z.unknown() }))
type Entry = z.infer<typeof Entries>[number]

/** What the first picture is made of and everybody is told alike. Home greets a member and names the family: a member's is kept by nobody. */
const firstOf = (userId: string | undefined) => [mall.config, mall.categories, ...(userId === undefined ? [mall.home] : [])]
const readerNow = () => useSession.getState().member?.userId
const kept = (): Entry[] =>
  (Entries.safeParse(storage.read(KEY)).data ?? []).filter(({ at }) => at > Date.now() - FIRST_ANSWERS_AGE && at <= Date.now())

/** When answers were read that were taken out of storage. */
const shown = new Set<number>()

/** Shows what was read in the visit before, until it has been asked for anew. What no longer fits the contract is not shown. */
function show() {
  const userId = readerNow()
  const entries = kept()
  for (const endpoint of firstOf(userId)) {
    const entry = entries.find(({ line }) => line === endpoint.line)
    const answer = core.safeParse(endpoint.output, entry?.data)
    if (!entry || !answer.success) continue
    const queryKey = queryKeyOf(endpoint, userId, {})
    shown.add(entry.at)
    queries.setQueryData(queryKey, answer.data, { updatedAt: entry.at })
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

let due: ReturnType<typeof setTimeout> | undefined

function write() {
  due = undefined
  const userId = readerNow()
  const fresh = firstOf(userId).flatMap((endpoint): Entry[] => {
    const state = queries.getQueryState(queryKeyOf(endpoint, userId, {}))
    return state?.data === undefined ? [] : [{ line: endpoint.line, at: state.dataUpdatedAt, data: state.data }]
  })
  storage.write(KEY, [...fresh, ...kept().filter(({ line }) => !fresh.some((entry) => entry.line === line))])
}

const LINES = new Set<unknown>(firstOf(undefined).map(({ line }) => line))
const isFirst = (queryKey: unknown) => Array.isArray(queryKey) && LINES.has(queryKey[0])

/**
 * A cold start shows what the visit before read of home, the categories and the shop's settings, and asks for it anew. Where the gateway
 * cannot be reached the page says from when it is.
 */
export function keepFirstAnswers() {
  show()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isFirst(event.query.queryKey)) return
    const { type } = event.action
    if (type === 'success' && event.action.manual !== true) due ??= setTimeout(write, WRITE_DELAY_MS)
    if ((type === 'failed' || type === 'error') && shown.has(event.query.state.dataUpdatedAt)) isShownFrom(event.query.state.dataUpdatedAt)
  })
}
