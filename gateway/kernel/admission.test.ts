import { sql } from 'drizzle-orm'
import { gatewayAt } from '../../tests/support/gateway'
import { handlers } from '../modules/handlers'
import { Admission } from './admission'

/** A gateway whose category call waits until it is released. */
async function busyShop(limits: ConstructorParameters<typeof Admission>[0]) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const slow = handlers.map((one) =>
    one.endpoint.line === 'GET /hotwords'
      ? {
          ...one,
          handle: async () => {
            await released
            return { results: [] }
          },
        }
      : one,
  )
  const admission = new Admission(limits)
  const shop = await gatewayAt(undefined, { handlers: slow, admission })
  const ask = () => Promise.resolve(shop.app.request('/api/hotwords'))
  const until = async (reached: () => boolean) => {
    while (!reached()) await new Promise((resolve) => setImmediate(resolve))
  }
  return { shop, admission, ask, release, until }
}

describe('admission control', () => {
  it('sheds load beyond its concurrency and queue with 503, serves the rest, and recovers', async () => {
    const { shop, admission, ask, release, until } = await busyShop({ maxConcurrent: 2, maxQueued: 3, timeoutMs: 60_000 })
    const inside = Array.from({ length: 5 }, ask)
    await until(() => admission.counters.queued === 3)
    expect(admission.counters).toEqual({ inFlight: 2, queued: 3, refused: 0 })

    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED', message: '现在访问的人太多，请稍后再试' })

    // Who restarts the gateway sees it alive, who sends calls to it sees it full; neither waits behind calls.
    expect((await shop.app.request('/livez')).status).toBe(200)
    const full = await shop.app.request('/readyz')
    expect([full.status, await full.json()]).toEqual([503, { ok: false, open: true, database: true, overloaded: true }])
    expect((await shop.app.request('/openapi.json')).status).toBe(200)

    release()
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(admission.counters).toEqual({ inFlight: 0, queued: 0, refused: 1 })
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
      if (!(await admission.enter())) return 'refused'
      admission.leave()
      return 'answered'
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
    const waiting = admission.enter(() => leaving.signal)
    leaving.abort()
    expect(await waiting).toBe(false)
    expect(admission.counters).toEqual({ inFlight: 1, queued: 0, refused: 0 })
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
