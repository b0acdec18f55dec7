import fc from 'fast-check'
import { arbitraryOf, type Schema } from './arbitraryOf'
import { bodySchemaOf, schemas, type Operation, type Request } from './contractRequests'

/** Values by the name of the field they fit: `{ orderCode, quantity }`. */
export type Fitting = Readonly<Record<string, unknown>>

/** A request as the contract describes it with what it must carry; values that are not given are drawn by the seed. */
export function filledRequest(operation: Operation, fitting: Fitting, seed: number): Request {
  const part = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && (parameter.required || parameter.name in fitting))
        .map(({ name, schema }) => [name, filled(schema, name, fitting, seed)]),
    )
  const schema = bodySchemaOf(operation)
  return { path: part('path'), query: part('query'), body: schema && filled(schema, '', fitting, seed) }
}

function filled(schema: Schema, name: string, fitting: Fitting, seed: number): unknown {
  if (name in fitting) return fitting[name]
  const own = resolved(schema)
  const drawn = () => fc.sample(arbitraryOf(own, [], schemas), { seed, numRuns: 1 })[0]
  if (own.type === 'array') return [filled(own.items ?? {}, '', fitting, seed)]
  if (own.type !== 'object') return drawn()
  const wanted = Object.entries(own.properties ?? {}).filter(([key]) => own.required?.includes(key) || key in fitting)
  return Object.fromEntries(wanted.map(([key, inner]) => [key, filled(inner, key, fitting, seed)]))
}

const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema)

/** A place of a request that takes a text of a certain shape, an id say. */
export type Slot = { part: keyof Request; at: ReadonlyArray<string | number>; accepts: (value: string) => boolean }

/** Every place of a call that takes something like an id: a text with a pattern, or one so long that only a credential fits. */
export function slotsOf(operation: Operation): Slot[] {
  const parameters = operation.parameters.flatMap(({ in: part, name, schema }) =>
    part === 'header' ? [] : textsIn(schema, [name]).map((text) => ({ part, ...text })),
  )
  const schema = bodySchemaOf(operation)
  return [...parameters, ...(schema ? textsIn(schema, []) : []).map((text) => ({ part: 'body' as const, ...text }))]
}

const SHORTEST_CREDENTIAL = 20

function textsIn(schema: Schema, at: ReadonlyArray<string | number>): Array<Omit<Slot, 'part'>> {
  const own = resolved(schema)
  const either = own.anyOf ?? own.oneOf
  if (either) return either.flatMap((one) => textsIn(one, at))
  if (own.type === 'object') return Object.entries(own.properties ?? {}).flatMap(([name, inner]) => textsIn(inner, [...at, name]))
  if (own.type === 'array') return textsIn(own.items ?? {}, [...at, 0])
  if (own.type !== 'string' || own.enum || own.const !== undefined) return []
  const { pattern, minLength = 0, maxLength = Infinity } = own
  if (pattern === undefined && minLength < SHORTEST_CREDENTIAL) return []
  const shape = new RegExp(pattern ?? '', 'u')
  return [{ at, accepts: (value) => shape.test(value) && value.length >= minLength && value.length <= maxLength }]
}

/** The same request with something else in one place. */
export function withValue(request: Request, { part, at }: Pick<Slot, 'part' | 'at'>, value: unknown): Request {
  return { ...request, [part]: replaced(request[part], at, value) }
}

function replaced(part: unknown, [key, ...rest]: ReadonlyArray<string | number>, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') return [replaced(Array.isArray(part) ? part[key] : undefined, rest, value)]
  const own = typeof part === 'object' && part !== null ? part : {}
  return { ...own, [key]: replaced(Reflect.get(own, key), rest, value) }
}
