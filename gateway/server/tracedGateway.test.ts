import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { agreementsOf } from '../../tests/support/agreements'
import { endGateways, startGateway } from '../../tests/support/gatewayProcess'
import { localCollector } from '../../tests/support/localCollector'
import { localLogin } from '../../tests/support/localLogin'

/** Milliseconds for a gateway in a process of its own to make its data. */
const TIMEOUT_MS = 300_000
const PHONE = '13912345678'
const ID_NUMBER = '320102199003070010'
const TOKEN = 'token-of-the-login-service-1'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

describe('traces of a gateway', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-traces-'))
  let collector: Awaited<ReturnType<typeof localCollector>>
  let login: Awaited<ReturnType<typeof localLogin>>
  let log = ''
  const spanCalled = (name: string) => collector.spans().find((span) => span.name === name)
  beforeAll(async () => {
    ;[collector, login] = await Promise.all([localCollector(), localLogin(PHONE)])
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
    const body = JSON.stringify({ provider: 'alipay', code: PHONE, agreements: await agreementsOf(gateway) })
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

  it('has the statements, calls outside and jobs below what ran them', () => {
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
