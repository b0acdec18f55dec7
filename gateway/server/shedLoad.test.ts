import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Admission } from '../lib/admission'
import { httpRequests } from '../lib/metrics'
import { addressOfRequest } from './callerAddress'
import { shedLoad } from './shedLoad'

/** A server whose only place is taken; it counts what it passes on. */
async function crowded(held?: { forMs: number; max: number }) {
  const admission = new Admission({ maxConcurrent: 1, maxQueued: 0, timeoutMs: 60_000, share: 1 })
  const place = await admission.enter()
  const passedOn: string[] = []
  const listener = shedLoad(
    (request, response) => {
      passedOn.push(request.url ?? '')
      response.end('served')
    },
    { admission, addressOf: addressOfRequest(0), ...(held && { held }) },
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { admission, ask, passedOn, leave: () => place!.leave(), close }
}

const refusals = async () => {
  const { values } = await httpRequests.get()
  return values.find(({ labels: { route, status } }) => route === '/api/*' && status === '5xx')?.value ?? 0
}

describe('load shedding', () => {
  let shop: Awaited<ReturnType<typeof crowded>>
  afterEach(() => shop.close())

  it('refuses a call before anything is done for it, counts it, and serves pages and health', async () => {
    shop = await crowded({ forMs: 0, max: 1 })
    const before = await refusals()
    const refused = await shop.ask('/api/hotwords')
    expect([refused.status, refused.headers.get('Retry-After'), refused.headers.get('Cache-Control')]).toEqual([503, '2', 'no-store'])
    expect(refused.headers.get('X-Request-Id')).toMatch(/^[\da-f]{32}$/)
    expect(await refused.json()).toEqual({ code: 'OVERLOADED', message: '现在访问的人太多，请稍后再试', details: { retryAfter: 2 } })
    for (const path of ['/', '/livez', '/work/api/me']) expect((await shop.ask(path)).status).toBe(200)
    expect(shop.passedOn).toEqual(['/', '/livez', '/work/api/me'])
    expect([shop.admission.counters.refused, (await refusals()) - before]).toEqual([1, 1])
    shop.leave()
    expect(await (await shop.ask('/api/hotwords')).text()).toBe('served')
  })

  it('sends refusals later, but for those beyond how many it may hold', async () => {
    shop = await crowded({ forMs: 60_000, max: 1 })
    let isAnswered = false
    const held = shop.ask('/api/hotwords').then(
      () => (isAnswered = true),
      () => undefined,
    )
    // The first one is held before the second one comes.
    while (shop.admission.counters.refused === 0) await new Promise(setImmediate)
    expect((await shop.ask('/api/hotwords')).status).toBe(503)
    expect(isAnswered).toBe(false)
    shop.close()
    await held
  })
})
