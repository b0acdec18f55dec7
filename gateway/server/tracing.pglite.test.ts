import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { AGREEMENTS } from '../../tests/support/gatewayLogin'
import { endGateways, startGateway } from '../../tests/support/gatewayProcess'
import { localCollector } from '../../tests/support/localCollector'
import { spanOf } from '../db/traceStatements'
import { inSpan } from '../kernel/tracing'
import { fetchAs } from '../providers/fetchAs'
import { requestSpans } from './requestSpans'
import { startTracing } from './startTracing'

/** Milliseconds for a gateway in a process of its own to make its data. */
const TIMEOUT_MS = 300_000
const PHONE = '13912345678'
const ID_NUMBER = '320102199003070010'
const TOKEN = 'token-of-the-login-service-1'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

/** A login service that knows nobody, and remembers how it was asked. */
async function loginService() {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"subject":"${PHONE}"}`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login/${PHONE}`, asked, close: () => server.close() }
}

describe('traces of a gateway', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-traces-'))
  let collector: Awaited<ReturnType<typeof localCollector>>
  let login: Awaited<ReturnType<typeof loginService>>
  let log = ''
  const spanCalled = (name: string) => collector.spans().find((span) => span.name === name)
  beforeAll(async () => {
    ;[collector, login] = await Promise.all([localCollector(), loginService()])
    const gateway = await startGateway({
      DATA_DIR: path.join(folder, 'data'),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'shop-of-the-test',
      LOGIN_URL: login.url,
      LOGIN_TOKEN: TOKEN,
    })
    const headers = { 'Content-Type': 'application/json', 'X-Device-Id': PHONE, Authorization: `Bearer ${TOKEN}`, traceparent: TRACEPARENT }
    await gateway.get(`/api/searchs/v5?keyword=${PHONE}%20${ID_NUMBER}`, { headers })
    const body = JSON.stringify({ provider: 'alipay', code: PHONE, agreements: AGREEMENTS })
    await gateway.get('/api/login/thirdParty', { method: 'POST', headers, body })
    await gateway.get(`/orders/${PHONE}?phone=${PHONE}`, { headers })
    await gateway.get('/livez')
    expect(await gateway.stop()).toBe(0)
    log = gateway.output()
  }, TIMEOUT_MS)
  afterAll(async () => {
    endGateways()
    login.close()
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('names route, method, status and request id of a call, under the service the operator named', () => {
    expect([...collector.services()]).toEqual(['shop-of-the-test'])
    expect(spanCalled('GET /api/searchs/v5')?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/searchs/v5',
      'http.response.status_code': 200,
      'request.id': expect.stringMatching(/^[\da-f]{32}$/) as string,
    })
    expect(collector.spans().filter(({ name }) => name.includes('livez'))).toEqual([])
  })

  it('has spans of statements, provider calls and jobs below what ran them', () => {
    const search = spanCalled('GET /api/searchs/v5')
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === search?.spanId)
    expect(statements.map(({ name }) => name)).toContain('SELECT products')
    const asked = spanCalled('POST login')
    expect([asked?.parentSpanId, asked?.attributes]).toEqual([
      spanCalled('POST /api/login/thirdParty')?.spanId,
      { 'peer.service': 'login', 'http.request.method': 'POST', 'http.response.status_code': 200 },
    ])
    expect(login.asked[0]?.traceparent).toBe(`00-${asked?.traceId}-${asked?.spanId}-01`)
    expect(spanCalled('job askBank')?.attributes).toMatchObject({ 'job.name': 'askBank' })
  })

  it('hold nothing that a caller sent', () => {
    expect([PHONE, ID_NUMBER, TOKEN].filter((word) => collector.text().includes(word))).toEqual([])
  })

  it('are found from a log line', () => {
    const line = log.split('\n').find((text) => text.includes('GET /api/searchs/v5 200')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ traceId: spanCalled('GET /api/searchs/v5')?.traceId })
  })
})

describe('tracing', () => {
  let ending: (() => Promise<void>) | undefined
  const stop = async () => {
    const end = ending
    ending = undefined
    await end?.()
  }
  const trace = async ({ isDeaf = false } = {}) => {
    const collector = await localCollector({ isDeaf })
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
    ending = startTracing('http/json')
    return collector
  }
  afterEach(async () => {
    await stop()
    for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) Reflect.deleteProperty(process.env, name)
  })

  it.each([
    ['continues the trace of a trusted proxy', true],
    ['links to the trace of anybody else and begins its own', false],
  ])('%s', async (_what, trustsParent) => {
    const collector = await trace()
    const app = new Hono().use(requestSpans({ trustsParent })).get('/products/:code', (context) => context.text('found'))
    await app.request('/products/1', { headers: { traceparent: TRACEPARENT } })
    await stop()
    const [span] = collector.spans()
    expect([span?.name, span?.traceId === TRACE, span?.links?.map(({ traceId }) => traceId) ?? []]).toEqual([
      'GET /products/:code',
      trustsParent,
      trustsParent ? [] : [TRACE],
    ])
    await collector.close()
  })

  it('samples as OTEL_TRACES_SAMPLER says', async () => {
    process.env.OTEL_TRACES_SAMPLER = 'always_off'
    const collector = await trace()
    await inSpan({ name: 'not sampled' }, async () => undefined)
    await stop()
    expect(collector.text()).toBe('')
    await collector.close()
  })

  it('tells the class of an error and not its message', async () => {
    const collector = await trace()
    await expect(inSpan({ name: 'failing' }, () => Promise.reject(new TypeError(PHONE)))).rejects.toThrow(PHONE)
    await stop()
    expect(collector.spans()).toMatchObject([{ attributes: { 'error.type': 'TypeError' }, status: { code: 2 } }])
    expect(collector.text()).not.toContain(PHONE)
    await collector.close()
  })

  it('shuts down although the collector never answers', async () => {
    for (const name of ['OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_BSP_EXPORT_TIMEOUT']) process.env[name] = '600000'
    const collector = await trace({ isDeaf: true })
    expect(await inSpan({ name: 'work' }, async () => 'done')).toBe('done')
    await stop()
    await collector.close()
  })

  it('that is off adds no header to a call of a provider', async () => {
    const login = await loginService()
    await fetchAs('login')(login.url, { method: 'POST' })
    expect(login.asked[0]).not.toHaveProperty('traceparent')
    login.close()
  })

  it.each([
    ['select "order_code" from "orders" where "orders"."member_id" = $1', 'SELECT orders'],
    ['insert into "carts" ("sku") values ($1)', 'INSERT carts'],
    [`update "members" set "phone" = '${PHONE}'`, 'UPDATE members'],
    ['select coalesce(extract(epoch from $1::timestamptz - min("payments"."paid_at")), 0) from "payments"', 'SELECT payments'],
    ['begin', 'BEGIN'],
    [`'${PHONE}'`, 'OTHER'],
  ])('names %s', (statement, name) => {
    expect(spanOf(statement).name).toBe(name)
  })
})
