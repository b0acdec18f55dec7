import { Hono } from 'hono'
import { gatewayAt } from '../../tests/support/gateway'
import { localCollector } from '../../tests/support/localCollector'
import { localLogin } from '../../tests/support/localLogin'
import { spanOf } from '../db/traceStatements'
import { inSpan } from '../lib/tracing'
import { fetchAs } from '../providers/fetchAs'
import { requestSpans } from './requestSpans'
import { startTracing } from './startTracing'

const PHONE = '13912345678'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

describe('tracing', () => {
  let ending: (() => Promise<void>) | undefined
  let collector: Awaited<ReturnType<typeof localCollector>> | undefined
  const stop = async () => {
    const end = ending
    ending = undefined
    await end?.()
  }
  const trace = async ({ isDeaf = false } = {}) => {
    const own = await localCollector({ isDeaf })
    collector = own
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = own.url
    ending = startTracing('http/json')
    return own
  }
  afterEach(async () => {
    await stop()
    // Also after a failed test: a server that listens keeps the run from ending.
    await collector?.close()
    collector = undefined
    for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) Reflect.deleteProperty(process.env, name)
  })

  it('of a gateway makes one span of a request, without what its caller sent, and none of a probe', async () => {
    const gateway = await gatewayAt(undefined, { tracing: { trustsParent: false } })
    const traces = await trace()
    await gateway.app.request('/livez')
    await gateway.app.request(`/api/categories?keyword=${PHONE}`, { headers: { 'X-Device-Id': PHONE } })
    await stop()
    expect(traces.spans()).toMatchObject([
      {
        name: 'GET /api/categories',
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/categories',
          'http.response.status_code': 200,
          'request.id': expect.stringMatching(/^[\da-f]{32}$/) as string,
        },
      },
    ])
    expect(traces.text()).not.toContain(PHONE)
  })

  it.each([
    ['continues the trace of a trusted proxy', true],
    ['links to the trace of anybody else and begins its own', false],
  ])('%s', async (_what, trustsParent) => {
    const traces = await trace()
    const app = new Hono().use(requestSpans({ trustsParent })).get('/products/:code', (context) => context.text('found'))
    await app.request('/products/1', { headers: { traceparent: TRACEPARENT } })
    await stop()
    const [span] = traces.spans()
    expect([span?.name, span?.traceId === TRACE, span?.links?.map(({ traceId }) => traceId) ?? []]).toEqual([
      'GET /products/:code',
      trustsParent,
      trustsParent ? [] : [TRACE],
    ])
  })

  it('samples as OTEL_TRACES_SAMPLER says', async () => {
    process.env.OTEL_TRACES_SAMPLER = 'always_off'
    const traces = await trace()
    await inSpan({ name: 'not sampled' }, async () => undefined)
    await stop()
    expect(traces.text()).toBe('')
  })

  it('tells the class of an error and not its message', async () => {
    const traces = await trace()
    await expect(inSpan({ name: 'failing' }, () => Promise.reject(new TypeError(PHONE)))).rejects.toThrow(PHONE)
    await stop()
    expect(traces.spans()).toMatchObject([{ attributes: { 'error.type': 'TypeError' }, status: { code: 2 } }])
    expect(traces.text()).not.toContain(PHONE)
  })

  it('shuts down although the collector never answers', async () => {
    for (const name of ['OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_BSP_EXPORT_TIMEOUT']) process.env[name] = '600000'
    await trace({ isDeaf: true })
    expect(await inSpan({ name: 'work' }, async () => 'done')).toBe('done')
    await stop()
  })

  it('that is off adds no header to a call of a provider', async () => {
    const login = await localLogin(PHONE)
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
