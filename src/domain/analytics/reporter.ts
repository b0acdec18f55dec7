import { MAX_EVENTS, type AnalyticsBatch, type AnalyticsEvent } from '@/contract/analytics'
import { HOUR } from '@/lib/duration'
import { eventName } from '@/lib/eventName'
import type { TrackedEvent } from '@/platform/analytics'
import type { Beacon } from '@/platform/beacon/types'
import { tapName } from './taps'

/** Maximum length of the queue; events beyond it are dropped. */
export const MAX_WAITING = 200
/** A visit's last number (contract). */
const LAST_SEQ = 9999
/** Milliseconds between two batches. */
export const INTERVAL_MS = 15_000

/** Milliseconds after which a tracked event is stale. */
const STALE_MS = 1000

/** Calls that are a step on the way from a product to a paid order. */
const STEPS: Readonly<Record<string, string>> = { 'POST /cart': 'cart', 'POST /purchase/now': 'cart', 'POST /orders': 'order' }

export type Visit = Omit<AnalyticsBatch, 'events'>
type Outside = {
  visit: Visit
  url: string
  now: () => number
  send: Beacon
  /** Asked before each event is kept and each batch sent: a no counts at once. */
  allowed: () => boolean
}

/** Turns what is tracked into events without anything personal, and sends them in batches. One visit; nothing of it outlives the page but its seq. */
export function createReporter({ visit, url, now, send, allowed }: Outside) {
  let waiting: AnalyticsEvent[] = []
  let seq = 0
  let route = ''
  let page: string | undefined
  /** Since when the page is on screen; undefined while nothing is. */
  let seenFrom: number | undefined
  let shownAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  const exposed = new Set<string>()

  function tell(type: AnalyticsEvent['type'], name: string, value?: number) {
    if (!allowed() || waiting.length >= MAX_WAITING || seq > LAST_SEQ) return
    const inRange = value === undefined ? undefined : Math.min(HOUR, Math.max(0, Math.round(value)))
    waiting.push({ seq: seq++, type, route, name, ...(inRange !== undefined && { value: inRange }) })
    if (waiting.length >= MAX_EVENTS) void flush()
    else timer ??= setTimeout(() => void flush(), INTERVAL_MS)
  }
  function stopSeeing(at: number) {
    if (seenFrom !== undefined && route) tell('timing', 'seen', at - seenFrom)
    seenFrom = undefined
  }

  async function flush({ leaving = false } = {}) {
    clearTimeout(timer)
    timer = undefined
    if (!allowed()) waiting = []
    // A page that leaves does not wait for the batch before: an event that arrives twice counts once.
    if (waiting.length === 0 || (isSending && !leaving)) return
    const events = waiting.slice(0, MAX_EVENTS)
    isSending = true
    const outcome = await send(url, JSON.stringify({ ...visit, events }), { leaving })
    isSending = false
    if (outcome !== 'lost') waiting = waiting.filter((event) => !events.includes(event))
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), INTERVAL_MS)
  }

  return {
    take({ type, at, name = '', ...noted }: TrackedEvent) {
      if (type === 'page') {
        if (page === noted.page) return
        stopSeeing(at)
        page = noted.page
        route = noted.route ?? ''
        seenFrom = at
        // An event from before this code was there says nothing of when its page stood.
        shownAt = now() - at < STALE_MS ? at : undefined
        tell('page', '')
      } else if (type === 'tap') tell('tap', tapName(name))
      else if (type === 'error') tell('error', eventName(name))
      else if (type === 'step') tell('step', name)
      else if (type === 'call') {
        const step = STEPS[name]
        if (step) tell('step', step)
      } else if (!exposed.has(name)) {
        exposed.add(name)
        tell('exposure', name)
      }
    },
    /** The page is complete: no request is pending. Reported once a page. */
    settled() {
      if (shownAt !== undefined) tell('timing', 'ready', now() - shownAt)
      shownAt = undefined
    },
    away() {
      stopSeeing(now())
      return flush({ leaving: true })
    },
    back() {
      seenFrom ??= now()
    },
    paint: (milliseconds: number) => tell('timing', 'paint', milliseconds),
    /** How many events wait to be sent. */
    waiting: () => waiting.length,
  }
}
