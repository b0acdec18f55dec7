import type * as core from 'zod/v4/core'

type Schema = core.$ZodType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Headers some calls carry beside those of every call (specification 1, section 7). */
export type HeaderFlag = 'channel' | 'versionName' | 'signedDevice' | 'organizationCode' | 'forceCheck' | 'isValidate'

/** One call of the wire: client, gateway handler type, validation and OpenAPI document derive from it. */
export type Endpoint = {
  /** Method and path as the specification prints them; it is also the call's name in caches and logs. */
  line: string
  method: Method
  path: `/${string}`
  /** What the call is for, one sentence; the OpenAPI summary. */
  about: string
  /** Who may call: anyone without a look at the token, anyone, or members only. */
  session: 'none' | 'optional' | 'required'
  /** Milliseconds (specification 1, section 9). */
  timeout: 8000 | 10000 | 15000 | 20000
  encoding: 'json' | 'form' | 'multipart'
  headers: readonly HeaderFlag[]
  /** A write that carries an Idempotency-Key: repeated with the same key it is done once and answered alike. */
  idempotent: boolean
  params?: Schema
  query?: Schema
  body?: Schema
  output: Schema
  /** The failure state: what a page shows when the call failed (specification 1, section 8). */
  fallback?: unknown
}

type Parts = {
  about: string
  session?: Endpoint['session']
  timeout?: Endpoint['timeout']
  encoding?: Endpoint['encoding']
  headers?: readonly HeaderFlag[]
  idempotent?: true
  params?: Schema
  query?: Schema
  body?: Schema
  output: Schema
  fallback?: unknown
}

type Made<P extends Parts> = Omit<Endpoint, 'session'> &
  Pick<P, Extract<keyof P, 'params' | 'query' | 'body' | 'output'>> & {
    session: P extends { session: infer S extends Endpoint['session'] } ? S : 'optional'
  } & (P extends { fallback: unknown } ? { fallback: P['output'] extends Schema ? core.output<P['output']> : never } : unknown)

/** A row of the contract. Defaults: session optional, 20 s, JSON. */
export function endpoint<const P extends Parts>(
  line: `${Method} /${string}`,
  parts: P & { fallback?: P['output'] extends Schema ? core.output<P['output']> : never },
): Made<P> {
  const [method, path] = line.split(' ') as [Method, `/${string}`]
  const defaults = { session: 'optional', timeout: 20000, encoding: 'json', headers: [], idempotent: false } as const
  return { ...defaults, ...parts, line, method, path }
}

export type Group = Readonly<Record<string, Endpoint>>

type In<T> = T extends Schema ? core.input<T> : never
type Out<T> = T extends Schema ? core.output<T> : never
type Given<E, Part extends 'params' | 'query' | 'body'> = E extends { [K in Part]: Schema }
  ? Record<never, never> extends In<E[Part]>
    ? { [K in Part]?: In<E[Part]> }
    : { [K in Part]: In<E[Part]> }
  : unknown

/** What the caller hands over: the parts the row declares. */
export type Input<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>

/** What a handler receives: the same parts, validated. */
export type Parsed<E extends Endpoint> = {
  params: E extends { params: Schema } ? Out<E['params']> : Record<never, never>
  query: E extends { query: Schema } ? Out<E['query']> : Record<never, never>
  body: E extends { body: Schema } ? Out<E['body']> : undefined
}

/** What the caller gets. */
export type Output<E extends Endpoint> = Out<E['output']>
/** What a handler may return: the answer before defaults are filled in. */
export type Answer<E extends Endpoint> = In<E['output']>
