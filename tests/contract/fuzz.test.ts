import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { orders, packings, products } from '../../gateway/db/schema'
import { openApiOf } from '../../gateway/kernel/openapi'
import { contract } from '../../src/contract'
import { listening } from '../support/heardLog'
import { arbitraryOf, hostile, type Schema } from '../support/arbitraryOf'
import { gatewayAt, type Gateway } from '../support/gateway'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Operation = { operationId: string; parameters: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }

const document = openApiOf(contract) as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [operation.operationId, method.toUpperCase(), path, operation] as const),
)

/** Requests of each kind to each call; `FUZZ=500` looks longer. */
const RUNS = Number(process.env.FUZZ ?? 25)

let gateway: Gateway
let known: string[]
beforeAll(async () => {
  gateway = await gatewayAt()
  const [someProducts, somePackings, someOrders] = await Promise.all([
    gateway.db.select().from(products).limit(8),
    gateway.db.select().from(packings).limit(8),
    gateway.db.select().from(orders).limit(4),
  ])
  known = [
    ...someProducts.flatMap(({ productCode, categoryId, name }) => [productCode, categoryId, name]),
    ...somePackings.map(({ skuCode }) => skuCode),
    ...someOrders.map(({ orderCode }) => orderCode),
    ...['clause', 'privacy', 'anxin', 'bank', '13800008850', '感冒', 'bl', '118.8', '32.06', 'clause@2026-11-01,privacy@2026-11-01'],
  ]
})

type Request = { path: Record<string, string>; query: Record<string, unknown>; body: unknown; asMember: boolean }

/** What the contract describes, and the same with something hostile in one place. */
function requestsFor({ parameters, requestBody }: Operation, spoilt: boolean): fc.Arbitrary<Request> {
  const of = (schema: Schema) => arbitraryOf(schema, known, document.components.schemas)
  const record = (place: Parameter['in']) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, of(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const [content] = Object.values(requestBody?.content ?? {})
  const fitting = fc.record({
    path: record('path'),
    query: record('query'),
    body: content ? of(content.schema) : fc.constant(undefined),
    asMember: fc.boolean(),
  }) as fc.Arbitrary<Request>
  if (!spoilt) return fitting
  return fc.tuple(fitting, fc.constantFrom('path', 'query', 'body', 'whole'), hostile, fc.nat()).map(([request, place, value, which]) => {
    if (place === 'whole') return { ...request, body: value }
    const part = request[place]
    if (typeof part !== 'object' || part === null) return request
    const names = Object.keys(part)
    const name = names[which % Math.max(1, names.length)] ?? '__proto__'
    return { ...request, [place]: { ...part, [name]: value, 'constructor.prototype.x': '1' } }
  })
}

/** Logging out is meant to work, and would end the session of every call after it. */
const ENDING = new Set(['account.logout', 'account.endSessions', 'agreement.withdraw'])

let caller = 0
/** Answers by hundreds of their status, to see that the described requests get past the door. */
const answered: Record<string, number> = {}
async function send(method: string, path: string, { requestBody }: Operation, { path: parts, query, body, asMember }: Request) {
  const at = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encoded(parts[name]) || '%20')
  const search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const type = Object.keys(requestBody?.content ?? {})[0]
  const headers: Record<string, string> = {
    'Idempotency-Key': randomUUID(),
    'X-Device-Id': `device-${caller}`,
    ...(type && { 'Content-Type': type }),
    ...(asMember && { Authorization: `Bearer ${gateway.chen.token}` }),
  }
  const text = type?.includes('form') ? formOf(body) : JSON.stringify(body)
  caller += 1
  return gateway.app.request(
    `/api${at}${search && `?${search}`}`,
    { method, headers, ...(type && { body: text }) },
    { address: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` },
  )
}
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
/** Half of a surrogate pair cannot stand in an address. */
const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? null)).replace(LONE, '?'))
const formOf = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? Object.entries(body)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&')
    : String(body)

describe.each([
  ['what the contract describes', false],
  ['something hostile', true],
])('%s', (_what, spoilt) => {
  it.each(operations)('never makes %s fail', async (operationId, method, path, operation) => {
    const faults = listening()
    await fc.assert(
      fc.asyncProperty(requestsFor(operation, spoilt), async (request) => {
        const reply = await send(method, path, operation, ENDING.has(operationId) ? { ...request, asMember: false } : request)
        const answer = (await reply.json()) as { code?: unknown; message?: unknown }
        const kind = `${spoilt ? 'hostile' : 'described'} ${Math.floor(reply.status / 100)}xx`
        answered[kind] = (answered[kind] ?? 0) + 1
        if (reply.status >= 500) throw new Error(`${reply.status}: ${faults.lines().at(-1)?.err ?? ''}`)
        if (reply.status >= 400)
          expect(answer).toMatchObject({ code: expect.any(String) as string, message: expect.stringMatching(/[\u4e00-\u9fff]/) as string })
      }),
      { numRuns: RUNS },
    )
    faults.end()
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})

it('got answers as well as refusals', () => {
  expect(answered['described 2xx']).toBeGreaterThan((RUNS * operations.length) / 5)
  expect(answered['hostile 4xx']).toBeGreaterThan((RUNS * operations.length) / 4)
})
