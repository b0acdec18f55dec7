import fc from 'fast-check'

export type Schema = {
  [key: string]: unknown
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  pattern?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** What nobody should be able to break anything with. */
const HOSTILE = [
  "' or 1=1 --",
  '"; drop table members; --',
  '\u0000',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '𠮷'.repeat(300),
  '-1',
  '1e9',
  'NaN',
  '0x10',
  '',
  ' ',
  '\ud800',
  '${7*7}',
  '9'.repeat(40),
]
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], {
    __proto__: null,
    constructor: { prototype: { x: 1 } },
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values that a JSON Schema of our document describes; `known` are values that exist in the shop, to get past the first check. */
export function arbitraryOf(schema: Schema, known: readonly string[], schemas: Record<string, Schema>): fc.Arbitrary<unknown> {
  const of = (inner: Schema) => arbitraryOf(inner, known, schemas)
  if (schema.$ref) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(of))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, of(inner)] as const)
    return fc.record(Object.fromEntries(properties), { requiredKeys: (schema.required ?? []).filter((name) => schema.properties?.[name]) })
  }
  if (type === 'array') return fc.array(of(schema.items ?? {}), { minLength: 1, maxLength: 3 })
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.ceil(Math.max(schema.minimum ?? 0, 0)), max: Math.min(schema.maximum ?? 50, 50) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  const fitting = known.filter((value) => !schema.pattern || new RegExp(schema.pattern, 'u').test(value))
  const text = schema.pattern
    ? fc.stringMatching(new RegExp(schema.pattern, 'u'))
    : fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 20, 40) })
  return fitting.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, text) : text
}
