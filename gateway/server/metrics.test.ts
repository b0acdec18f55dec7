import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Registry } from 'prom-client'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { SMS_BUDGET, spendSms } from '../modules/captcha/smsBudget'
import { Admission } from '../lib/admission'
import { databaseErrors, registry, searches, smsMessages } from '../lib/metrics'
import { registerJobs } from '../kernel/jobs/lease'
import { collectMetrics } from './collectMetrics'
import { serveMetrics } from './serveMetrics'

const file = (name: string) => readFileSync(path.resolve(name), 'utf8')
/** Names of our own metrics and of Node's in an expression. */
const namesIn = (text: string) => new Set(text.match(/\b(qinghe|nodejs|process)_[a-z0-9_]+/g))

describe('the metrics', () => {
  let gateway: Gateway
  let text: string
  const scrape = async () => (await registry.metrics()).split('\n')
  /** Without Node's own: a first collection of another kind of garbage is a new series too. */
  const ours = async () => (await scrape()).filter((line) => line.startsWith('qinghe_'))
  beforeAll(async () => {
    gateway = await gatewayAt()
    const { db, database, app } = gateway
    collectMetrics(registry, { database, dataDir: '.', admission: new Admission(), isReady: () => true, now: gateway.clock.now })
    await registerJobs(db, ['tidy'])
    await spendSms(db, { budget: SMS_BUDGET, isKnown: false, now: gateway.clock.now() })
    await db.execute(`update job_leases set started_at = now(), succeeded_at = now()`)
    await app.request('/api/mall/config')
    await app.request('/api/search?keyword=13912345678')
    databaseErrors.inc({ kind: 'away' }, 0)
    smsMessages.inc({ outcome: 'failed' }, 0)
    searches.inc({ outcome: 'refused' }, 0)
    text = (await scrape()).join('\n')
  })

  it.each(['ops/prometheus/alerts.yml', 'ops/grafana/qinghe.json'])('has every metric that %s names', (name) => {
    const known = new Set(text.split('\n').map((line) => /^\w+/.exec(line)?.[0]))
    expect([...namesIn(file(name))].filter((metric) => !known.has(metric))).toEqual([])
  })

  it('tells how many calls are in work, queued, outside and were refused', () => {
    expect([...text.matchAll(/^qinghe_admission_calls\{state="(\w+)"\} 0$/gm)].map(([, state]) => state)).toEqual([
      'inFlight',
      'queued',
      'outside',
      'refused',
    ])
  })

  it('tells how much of the budget of text messages is used', () => {
    const of = (name: string) => [...text.matchAll(new RegExp(`^qinghe_sms_budget_${name}\\{window="(\\w+)"\\} (\\d+)$`, 'gm'))]
    expect(of('used').map(([, window, count]) => [window, count])).toEqual([
      ['hour', '1'],
      ['day', '1'],
    ])
    expect(of('limit').map(([, window, count]) => [window, count])).toEqual([
      ['hour', String(SMS_BUDGET.perHour)],
      ['day', String(SMS_BUDGET.perDay)],
    ])
  })

  it('has an entry in docs/operations.md for each alert', () => {
    const alerts = [...file('ops/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
    expect(alerts.length).toBeGreaterThan(15)
    expect(alerts.filter((name) => !file('docs/operations.md').includes(`\`${name}\``))).toEqual([])
  })

  it('gets no new series from addresses, queries and methods that callers invent', async () => {
    const ask = async (n: number) => {
      await gateway.app.request(`/api/order/${n}`)
      await gateway.app.request(`/api/nothing-${n}?phone=139${String(n).padStart(8, '0')}`)
      await gateway.app.request(`/nothing/${n}`)
      await gateway.app.request('/api/mall/config', { method: `M${n}` })
    }
    await ask(0)
    const before = (await ours()).length
    for (let n = 1; n < 50; n += 1) await ask(n)
    const after = await ours()
    expect(after.length).toBe(before)
    // Names and labels alone: a duration may hold any digits.
    const series = after.map((line) => line.replace(/ \S+$/, ''))
    expect(series.join('\n')).not.toMatch(/139\d{8}|nothing-/)
  })

  it('are served on their own port at /metrics and nowhere else', async () => {
    const server = await serveMetrics(new Registry(), { port: 0, host: '127.0.0.1' })
    const { port } = server.address() as { port: number }
    const [metrics, other] = await Promise.all([fetch(`http://127.0.0.1:${port}/metrics`), fetch(`http://127.0.0.1:${port}/healthz`)])
    expect([metrics.status, other.status, (await gateway.app.request('/metrics')).status]).toEqual([200, 404, 404])
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
})
