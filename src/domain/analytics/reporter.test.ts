import { AnalyticsBatch, type AnalyticsEvent } from '@/contract/analytics'
import type { TrackedEvent } from '@/platform/analytics'
import type { Beacon } from '@/platform/beacon/types'
import { createReporter, INTERVAL_MS, MAX_WAITING } from './reporter'
import { isSampled } from './isSampled'

const VISIT = { visitId: '0123456789abcdef0123456789abcdef', host: 'browser' as const, system: 'ios' as const, sampling: 1 }

function shop({ answers = 'taken', allowed = true }: { answers?: Awaited<ReturnType<Beacon>>; allowed?: boolean } = {}) {
  const wire = { answers, allowed, batches: [] as AnalyticsEvent[][], left: [] as boolean[] }
  const reporter = createReporter({
    visit: VISIT,
    url: '/api/analytics/events',
    now: Date.now,
    allowed: () => wire.allowed,
    send: (_url, json, { leaving }) => {
      wire.batches.push(AnalyticsBatch.parse(JSON.parse(json)).events)
      wire.left.push(leaving)
      return Promise.resolve(wire.answers)
    },
  })
  const see = (noted: Omit<TrackedEvent, 'at'>) => reporter.take({ ...noted, at: Date.now() })
  return { reporter, wire, see, told: () => wire.batches.flat().map(({ type, route, name, value }) => [type, route, name, value]) }
}

describe('reporting a visit', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00') }))
  afterEach(() => jest.useRealTimers())

  it('tells pages, how long they took and were seen, when the page hides', async () => {
    const { reporter, see, told, wire } = shop()
    see({ type: 'page', route: 'home', page: 'home{}' })
    jest.advanceTimersByTime(400)
    reporter.settled()
    reporter.settled()
    see({ type: 'page', route: 'home', page: 'home{}' })
    jest.advanceTimersByTime(2600)
    see({ type: 'page', route: 'product', page: 'product{"productCode":"1"}' })
    jest.advanceTimersByTime(1000)
    await reporter.away()
    await reporter.away()
    expect(told()).toEqual([
      ['page', 'home', '', undefined],
      ['timing', 'home', 'ready', 400],
      ['timing', 'home', 'seen', 3000],
      ['page', 'product', '', undefined],
      ['timing', 'product', 'seen', 1000],
    ])
    expect(wire.left).toEqual([true])
  })

  it('counts no time while nobody looks', async () => {
    const { reporter, see, told } = shop()
    see({ type: 'page', route: 'home', page: 'home{}' })
    jest.advanceTimersByTime(1000)
    await reporter.away()
    jest.advanceTimersByTime(3600_000)
    reporter.back()
    jest.advanceTimersByTime(500)
    await reporter.away()
    expect(told().filter(([, , name]) => name === 'seen')).toEqual([
      ['timing', 'home', 'seen', 1000],
      ['timing', 'home', 'seen', 500],
    ])
  })

  it('knows buttons by their words and calls every other one other', async () => {
    const { reporter, see, told } = shop()
    see({ type: 'tap', name: '加入购物车' })
    see({ type: 'tap', name: '送到周建国家' })
    await reporter.away()
    expect(told().map(([, , name]) => name)).toEqual(['addToCart', 'other'])
  })

  it('tells the steps to a paid order, a variant once, and faults without what was in them', async () => {
    const { reporter, see, told } = shop()
    see({ type: 'call', name: 'GET /cart' })
    see({ type: 'call', name: 'POST /cart' })
    see({ type: 'call', name: 'POST /orders' })
    see({ type: 'step', name: 'paid' })
    see({ type: 'exposure', name: 'emptyCart:search' })
    see({ type: 'exposure', name: 'emptyCart:search' })
    see({ type: 'error', name: 'Error: 周建国 13912345678' })
    await reporter.away()
    expect(told().map(([type, , name]) => [type, name])).toEqual([
      ['step', 'cart'],
      ['step', 'order'],
      ['step', 'paid'],
      ['exposure', 'emptyCart:search'],
      ['error', 'Error: #'],
    ])
  })

  it('sends together what came together, and at the latest after fifteen seconds', async () => {
    const { see, wire } = shop()
    for (let at = 0; at < 3; at += 1) see({ type: 'tap', name: '保存' })
    expect(wire.batches).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(wire.batches.map(({ length }) => length)).toEqual([3])
    await jest.advanceTimersByTimeAsync(INTERVAL_MS * 10)
    expect(wire.batches).toHaveLength(1)
  })

  it('keeps what was lost for later under the same numbers, drops what was refused, and never keeps more than its bound', async () => {
    const { see, wire, reporter } = shop({ answers: 'lost' })
    see({ type: 'tap', name: '保存' })
    await jest.advanceTimersByTimeAsync(INTERVAL_MS * 3)
    expect(wire.batches.map(([event]) => event?.seq)).toEqual([0, 0, 0])
    for (let at = 0; at < 1000; at += 1) see({ type: 'tap', name: '保存' })
    expect(reporter.waiting()).toBe(MAX_WAITING)
    wire.answers = 'refused'
    await jest.advanceTimersByTimeAsync(INTERVAL_MS * 10)
    expect(reporter.waiting()).toBe(0)
  })

  it('tells nothing without a yes, and nothing more after it was taken back', async () => {
    const { see, wire, reporter } = shop()
    see({ type: 'tap', name: '保存' })
    wire.allowed = false
    see({ type: 'tap', name: '保存' })
    await reporter.away()
    await jest.advanceTimersByTimeAsync(INTERVAL_MS * 2)
    expect(wire.batches).toHaveLength(0)
    expect(reporter.waiting()).toBe(0)
  })

  it('measures no page that stood before this code was there', async () => {
    const { reporter, told } = shop()
    reporter.take({ type: 'page', route: 'home', page: 'home{}', at: Date.now() - 3000 })
    reporter.settled()
    await reporter.away()
    expect(told().some(([, , name]) => name === 'ready')).toBe(false)
  })

  it('is done by one visit of ten where ten is asked for, the same ones everywhere', () => {
    const visits = Array.from({ length: 10_000 }, (_, at) =>
      (Math.imul(at, 2654435761) >>> 0).toString(16).padStart(8, '0').padEnd(32, '0'),
    )
    const chosen = visits.filter((visit) => isSampled(visit, 10))
    expect(chosen.length).toBeGreaterThan(900)
    expect(chosen.length).toBeLessThan(1100)
    expect(visits.every((visit) => isSampled(visit, 1))).toBe(true)
  })
})
