/*
 * The address patterns of the route table: a small subset of path-to-regexp 6, which Taro's H5 router matches with.
 * `:name`, `:name(\\d+)`, `:name(add|edit)`, `/:name?`. The mini-program has no router of its own, so the subset is ours.
 */
type Token = { literal: string } | { prefix: string; name: string; expression: string; optional: boolean }

const TOKEN = /(\/?):(\w+)(?:\(([^)]+)\))?(\?)?/g

const memo = <V>(make: (pattern: string) => V) => {
  const made = new Map<string, V>()
  return (pattern: string): V => {
    const known = made.get(pattern)
    if (known !== undefined) return known
    const value = make(pattern)
    made.set(pattern, value)
    return value
  }
}

const tokensOf = memo((pattern): Token[] => {
  const tokens: Token[] = []
  let last = 0
  for (let match = TOKEN.exec(pattern); match; match = TOKEN.exec(pattern)) {
    tokens.push({ literal: pattern.slice(last, match.index) })
    const [, prefix = '', name = '', expression = '[^/#?]+?', optional] = match
    tokens.push({ prefix, name, expression, optional: optional === '?' })
    last = TOKEN.lastIndex
  }
  return [...tokens, { literal: pattern.slice(last) }]
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** What a pattern matches with, and the names of its groups. */
export const expressionOf = memo((pattern) => {
  const names: string[] = []
  const source = tokensOf(pattern).map((token) => {
    if ('literal' in token) return escaped(token.literal)
    names.push(token.name)
    const group = `${escaped(token.prefix)}(${token.expression})`
    return token.optional ? `(?:${group})?` : group
  })
  return { expression: new RegExp(`^${source.join('')}/?$`, 'i'), names }
})

/** Whether the pattern has no parameter. */
export const isStatic = (pattern: string): boolean => tokensOf(pattern).every((token) => 'literal' in token)

/** The decoded parameters of an address, or nothing when the pattern does not fit it. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const { expression, names } = expressionOf(pattern)
  const match = expression.exec(path)
  if (!match) return undefined
  const params: Record<string, string> = {}
  names.forEach((name, place) => {
    const value = match[place + 1]
    if (value !== undefined) params[name] = decoded(value)
  })
  return params
}

/** The address of a pattern filled with parameters, and the names it used. Throws where a parameter is missing or does not fit. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): { path: string; used: Set<string> } {
  const used = new Set<string>()
  const parts = tokensOf(pattern).map((token) => {
    if ('literal' in token) return token.literal
    const value = params[token.name]
    if (!value) {
      if (token.optional) return ''
      throw new Error(`${pattern} needs "${token.name}"`)
    }
    const encoded = encodeURIComponent(value)
    if (!new RegExp(`^(?:${token.expression})$`, 'i').test(encoded)) throw new Error(`"${value}" does not fit ${pattern}`)
    used.add(token.name)
    return token.prefix + encoded
  })
  return { path: parts.join(''), used }
}

/** A percent-encoded value as text; a malformed one as it stands. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** An address of the shop without its hash, cut at the first question mark: a later one belongs to a value. */
export function partsOf(address: string): { path: string; query: string } {
  const [path = '', ...query] = address.replace(/#.*/, '').split('?')
  return { path, query: query.join('?') }
}

/** The values of a query string, decoded. A plus is a plus: addresses of the shop are written with `encodeURIComponent`. */
export const valuesIn = (query: string): Record<string, string> =>
  Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => [decoded(pair.split('=')[0] ?? ''), decoded(pair.split('=').slice(1).join('='))]),
  )
