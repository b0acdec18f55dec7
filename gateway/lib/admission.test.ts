import { sql } from 'drizzle-orm'
import { eventually } from '../../tests/support/eventually'
import { gatewayAt } from '../../tests/support/gateway'
import { handlers } from '../modules/handlers'
import { bulkheadOf } from '../providers/bulkhead'
import { Unreachable } from '../providers/unreachable'
import { Admission, outside } from './admission'

/** A gateway whose call for hot words waits until it is released. */
async function busyShop(limits: ConstructorParameters<typeof Admission>[0], waiting = (released: Promise<void>) => released) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const slow = handlers.map((one) =>
    one.endpoint.line === 'GET /hotwords'
      ? {
          ...one,
          handle: async () => {
            await waiting(released)
            return { results: [] }
          },
        }
      : one,
  )
  const admission = new Admission(limits)
  const shop = await gatewayAt(undefined, { handlers: slow, admission })
  /** From anywhere: an address alone would have its share. */
  const ask = (address = '') => Promise.resolve(shop.app.request('/api/hotwords', {}, { address }))
  const until = (reached: () => boolean) => eventually(() => expect(reached()).toBe(true))
  return { shop, admission, ask, release, until }
}

describe('admission control', () => {
  it('sheds load beyond its concurrency and queue with 503, serves the rest, and recovers', async () => {
    const { shop, admission, ask, release, until } = await busyShop({ maxConcurrent: 2, maxQueued: 3, timeoutMs: 60_000 })
    const inside = Array.from({ length: 5 }, () => ask())
    await until(() => admission.counters.queued === 3)
    expect(admission.counters).toEqual({ inFlight: 2, queued: 3, outside: 0, refused: 0 })

    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED', message: '现在访问的人太多，请稍后再试' })

    // Who restarts the gateway sees it alive, who sends calls to it sees it full; neither waits behind calls.
    expect((await shop.app.request('/livez')).status).toBe(200)
    const full = await shop.app.request('/readyz')
    expect([full.status, await full.json()]).toEqual([503, { ok: false, open: true, database: true, overloaded: true, silent: [] }])
    expect((await shop.app.request('/openapi.json')).status).toBe(200)

    release()
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(admission.counters).toEqual({ inFlight: 0, queued: 0, outside: 0, refused: 1 })
    expect((await ask()).status).toBe(200)
    expect((await shop.app.request('/readyz')).status).toBe(200)
  })

  it('refuses a request after its queue timeout', async () => {
    const { admission, ask, release, until } = await busyShop({ maxConcurrent: 1, maxQueued: 3, timeoutMs: 1 })
    const inside = ask()
    await until(() => admission.counters.inFlight === 1)
    expect((await ask()).status).toBe(503)
    release()
    expect((await inside).status).toBe(200)
    expect(admission.counters.inFlight).toBe(0)
  })

  it('counts all calls that came together, also where each is answered at once', async () => {
    const admission = new Admission({ maxConcurrent: 1, maxQueued: 1, timeoutMs: 60_000 })
    const call = async () => {
      const place = await admission.enter()
      place?.leave()
      return place ? 'answered' : 'refused'
    }
    const calls: Array<Promise<string>> = []
    for (let count = 0; count < 3; count += 1) {
      calls.push(call())
      // Between two sockets of one turn whatever is only waiting for promises goes on.
      for (let step = 0; step < 20; step += 1) await Promise.resolve()
    }
    expect(await Promise.all(calls)).toEqual(['answered', 'answered', 'refused'])
    expect(admission.counters).toMatchObject({ inFlight: 0, queued: 0 })
  })

  it('drops an aborted request from the queue', async () => {
    const admission = new Admission({ maxConcurrent: 1, maxQueued: 1, timeoutMs: 60_000 })
    await admission.enter()
    const leaving = new AbortController()
    const waiting = admission.enter({ gone: () => leaving.signal })
    leaving.abort()
    expect(await waiting).toBeUndefined()
    expect(admission.counters).toEqual({ inFlight: 1, queued: 0, outside: 0, refused: 0 })
  })

  it('leaves half of the places and of the queue to others, however much one address sends', async () => {
    const { admission, ask, release, until } = await busyShop({ maxConcurrent: 4, maxQueued: 4, timeoutMs: 60_000 })
    const greedy = Array.from({ length: 9 }, () => ask('203.0.113.7'))
    await until(() => admission.counters.inFlight === 2)
    expect(admission.counters).toEqual({ inFlight: 2, queued: 2, outside: 0, refused: 5 })
    const others = [ask('198.51.100.1'), ask('198.51.100.2')]
    await until(() => admission.counters.inFlight === 4)
    expect(admission.counters).toMatchObject({ queued: 2, refused: 5 })
    release()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    expect((await Promise.all(greedy)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503])
  })

  it('gives no place to a body that has not come', async () => {
    const { shop, admission } = await busyShop({ maxConcurrent: 1, maxQueued: 1, timeoutMs: 60_000 })
    const endless = () => {
      const body = new ReadableStream({ start: (bytes) => bytes.enqueue(new TextEncoder().encode('{"phoneNum":')) })
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '27' }
      // Never awaited: it never ends.
      void shop.app.request('/api/tickets', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    }
    for (let count = 0; count < 32; count += 1) endless()
    expect((await shop.app.request('/api/mall/config')).status).toBe(200)
    expect(admission.counters).toEqual({ inFlight: 0, queued: 0, outside: 0, refused: 0 })
  })

  it('gives the place of a call that waits for somebody else to the next one', async () => {
    const { admission, ask, release, until, shop } = await busyShop({ maxConcurrent: 1, maxQueued: 3, timeoutMs: 60_000 }, (released) =>
      outside(() => released),
    )
    const waiting = [ask(), ask(), ask()]
    await until(() => admission.counters.outside === 3)
    expect((await shop.app.request('/api/mall/config')).status).toBe(200)
    expect(admission.counters).toEqual({ inFlight: 0, queued: 0, outside: 3, refused: 0 })
    release()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(admission.counters).toEqual({ inFlight: 0, queued: 0, outside: 0, refused: 0 })
  })

  it('counts nothing of what a call left behind', async () => {
    const admission = new Admission({ maxConcurrent: 1, maxQueued: 1, timeoutMs: 60_000 })
    const place = await admission.enter()
    let answer: () => void = () => undefined
    const asked = place!.whileOutside(() => new Promise<void>((resolve) => (answer = resolve)))
    place!.leave()
    expect(admission.counters).toMatchObject({ inFlight: 0, outside: 0 })
    answer()
    await asked
    expect(admission.counters).toMatchObject({ inFlight: 0, outside: 0 })
  })

  it('is not ready while those that came are not begun', async () => {
    const admission = new Admission({ maxConcurrent: 1, maxQueued: 3, timeoutMs: 60_000 })
    const place = await admission.enter()
    const next = admission.enter()
    expect(admission.isOverloaded).toBe(false)
    const later = performance.now() + 40_000
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later)
    expect(admission.isOverloaded).toBe(true)
    clock.mockRestore()
    place!.leave()
    ;(await next)!.leave()
    expect(admission.isOverloaded).toBe(false)
  })

  it('is live and not ready while the database is unreachable', async () => {
    const shop = await gatewayAt()
    await shop.db.execute(sql`select 1`)
    jest.spyOn(shop.db, 'execute').mockRejectedValue(new Error('away'))
    expect((await shop.app.request('/livez')).status).toBe(200)
    expect((await shop.app.request('/readyz')).status).toBe(503)
    expect(await (await shop.app.request('/healthz')).json()).toEqual({ ok: false })
  })
})

describe('a service outside that does not answer', () => {
  it('keeps so many waiting and no more, and is named by readiness', async () => {
    const shop = await gatewayAt()
    const bulkhead = bulkheadOf('a silent service')
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const waiting = Array.from({ length: 32 }, () => bulkhead.run(() => answered))
    await expect(bulkhead.run(() => answered)).rejects.toBeInstanceOf(Unreachable)
    const ready = await shop.app.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ok: true, open: true, database: true, overloaded: false, silent: ['a silent service'] },
    ])
    answer()
    await Promise.all(waiting)
    await bulkhead.run(() => answered)
    expect(await (await shop.app.request('/readyz')).json()).toMatchObject({ silent: [] })
  })
})
