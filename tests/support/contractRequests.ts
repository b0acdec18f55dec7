import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { openApiOf } from '../../gateway/kernel/openapi'
import { contract } from '../../src/contract'
import { arbitraryOf, hostile, type Schema } from './arbitraryOf'
import type { Sent } from './gatewayClient'

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Described = {
  operationId: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** One call as the OpenAPI document describes it. */
export type Operation = Described & { method: string; path: string }

const document = openApiOf(contract) as unknown as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}
/** Schemas that others refer to by name. */
export const { schemas } = document.components
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
)

export const bodySchemaOf = ({ requestBody }: Operation): Schema | undefined => Object.values(requestBody?.content ?? {})[0]?.schema

export type Request = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** What the contract describes, and the same with something hostile in one place. `known` are values that exist in the shop. */
export function requestsFor(operation: Operation, known: readonly string[], spoilt: boolean): fc.Arbitrary<Request> {
  const of = (schema: Schema) => arbitraryOf(schema, known, schemas)
  const record = (place: Parameter['in']) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place)
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, of(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const schema = bodySchemaOf(operation)
  const fitting: fc.Arbitrary<Request> = fc.record({
    path: record('path'),
    query: record('query'),
    body: schema ? of(schema) : fc.constant(undefined),
  })
  if (!spoilt) return fitting
  return fc
    .tuple(fitting, fc.constantFrom('path' as const, 'query' as const, 'body' as const, 'whole' as const), hostile, fc.nat())
    .map(([request, place, value, which]) => {
      if (place === 'whole') return { ...request, body: value }
      const part = request[place]
      if (typeof part !== 'object' || part === null) return request
      const names = Object.keys(part)
      const name = names[which % Math.max(1, names.length)] ?? '__proto__'
      return { ...request, [place]: { ...part, [name]: value, 'constructor.prototype.x': '1' } }
    })
}

/** Sends a request as it is, however odd: no client of ours would. */
export async function sendRequest(
  app: Hono,
  { method, path, requestBody }: Operation,
  { path: parts, query, body }: Request,
  { token, device = 'device-of-an-attacker', address = '10.0.0.1', headers, key = randomUUID() }: Sent = {},
): Promise<Response> {
  const at = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encoded(parts[name]) || '%20')
  const search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const type = Object.keys(requestBody?.content ?? {})[0]
  const hasFile = type === 'multipart/form-data'
  const text = hasFile ? partsOf(body) : type?.includes('form') ? formOf(body) : JSON.stringify(body)
  return app.request(
    `/api${at}${search && `?${search}`}`,
    {
      method,
      headers: {
        'Idempotency-Key': key,
        'X-Device-Id': device,
        // A form of parts names its own type, with the boundary between them.
        ...(type && !hasFile && { 'Content-Type': type }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(type && { body: text }),
    },
    { address },
  )
}

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
/** Half of a surrogate pair cannot stand in an address. */
const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? null)).replace(LONE, '?'))
/** Whatever stands in the file's place is sent as a file. */
function partsOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
    if (name === 'file') form.append(name, new Blob([text]))
    else form.append(name, text)
  }
  return form
}
const formOf = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? Object.entries(body)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&')
    : String(body)
