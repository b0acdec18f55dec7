import { MOST_EVENTS, type AnalyticsBatch, type AnalyticsEvent } from '@/contract/analytics'
import { eventName } from '@/lib/eventName'
import type { Noted } from '@/platform/analytics'
import type { Beacon } from '@/platform/beacon/types'
import { tapName } from './taps'

/** Most events that wait; what comes while so many wait is not told. */
export const MOST_WAITING = 200
/** A visit's last number (contract). */
const LAST_SEQ = 9999
/** Milliseconds between two batches. */
export const EVERY = 15_000

/** Milliseconds from a note to its being taken, while it is fresh. */
const FRESH = 1000

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

/** Turns notes into events without anything personal, and sends them in batches. One visit; nothing of it outlives the page but its seq. */
export function createReporter({ visit, url, now, send, allowed }: Outside) {
  let waiting: AnalyticsEvent[] = []
  let seq = 0
  let route = ''
  let page: string | undefined
  /** Since when the page is on screen; undefined while nothing is. */
  let seenFrom: number | undefined
  let shownAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = false
  const exposed = new Set<string>()

  function tell(type: AnalyticsEvent['type'], name: string, value?: number) {
    if (!allowed() || waiting.length >= MOST_WAITING || seq > LAST_SEQ) return
    const inRange = value === undefined ? undefined : Math.min(3600_000, Math.max(0, Math.round(value)))
    waiting.push({ seq: seq++, type, route, name, ...(inRange !== undefined && { value: inRange }) })
    if (waiting.length >= MOST_EVENTS) void flush()
    else timer ??= setTimeout(() => void flush(), EVERY)
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
    if (waiting.length === 0 || (underWay && !leaving)) return
    const events = waiting.slice(0, MOST_EVENTS)
    underWay = true
    const outcome = await send(url, JSON.stringify({ ...visit, events }), { leaving })
    underWay = false
    if (outcome !== 'lost') waiting = waiting.filter((event) => !events.includes(event))
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), EVERY)
  }

  return {
    take({ type, at, name = '', ...noted }: Noted) {
      if (type === 'page') {
        if (page === noted.page) return
        stopSeeing(at)
        page = noted.page
        route = noted.route ?? ''
        seenFrom = at
        // A note from before this code was there says nothing of when its page stood.
        shownAt = now() - at < FRESH ? at : undefined
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
    /** Nothing is awaited any more: the page stands. Told once a page. */
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
