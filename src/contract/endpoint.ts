import type * as core from 'zod/v4/core'
import type { Collecting } from './collects'
import type { SeparateConsent } from './consents'
import type { Tag } from './tags'

type Schema = core.$ZodType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Headers some calls carry beside those of every call (specification 1, section 7). */
export type HeaderFlag = 'channel' | 'versionName' | 'signedDevice' | 'organizationCode' | CallFlag

/** Of them, what one call is told and the next may not be. */
export type CallFlag = 'forceCheck' | 'isValidate'

/** The file of a call that carries one, in the part `file` of a form: how large it may be, and the types that are taken (by content, whatever it is called). */
export type FilePart = { maxBytes: number; types: readonly string[] }

/** A file to be sent: where the device keeps it (a browser's blob URL, a mini-program's temporary path), or itself. */
export type FileToSend = string | Blob

/** One call of the wire: client, gateway handler type, validation and OpenAPI document derive from it. */
export type Endpoint = {
  /** Method and path as the specification prints them; it is also the call's name in caches and logs. */
  line: string
  method: Method
  path: `/${string}`
  /** What the call is for, one sentence; the OpenAPI summary. */
  about: string
  /** What it takes about a person; a call with a body says so even where it is nothing. */
  collects?: Collecting | 'nothing'
  /** Who may call: anyone without a look at the token, anyone, or members only. */
  session: 'none' | 'optional' | 'required'
  /** The texts a member has agreed to separately before the gateway does this; without one of them it answers 403 CONSENT_NEEDED. */
  needConsent?: readonly SeparateConsent[]
  /** Milliseconds (specification 1, section 9). */
  timeout: 8000 | 10000 | 15000 | 20000
  /** `multipart` is a call with a file: its other fields are the `body`. */
  encoding: 'json' | 'form' | 'multipart'
  file?: FilePart
  headers: readonly HeaderFlag[]
  /** A write that carries an Idempotency-Key: repeated with the same key it is done once and answered alike. */
  idempotent: boolean
  /**
   * A read that is answered alike, whichever device asks: to everybody, or to visitors while each member has an answer of his own. It is packed
   * once for all of them and sent with an ETag, so that who has it already is sent 304 without a body.
   */
  sameFor?: 'everybody' | 'visitors'
  /** A read: the tag by which writes name what it answered. */
  provides?: Tag
  /** A write: the reads whose answers it makes stale. They are invalidated when its answer came (`src/api/write`). */
  invalidates?: readonly Tag[]
  params?: Schema
  query?: Schema
  body?: Schema
  output: Schema
  /** The failure state: what a page shows when the call failed (specification 1, section 8). */
  fallback?: unknown
}

type Taking = { body?: undefined; collects?: Collecting } | { body: Schema; collects: Collecting | 'nothing' }

type Parts = Taking & {
  about: string
  session?: Endpoint['session']
  needConsent?: readonly SeparateConsent[]
  timeout?: Endpoint['timeout']
  encoding?: 'json' | 'form'
  file?: FilePart
  headers?: readonly HeaderFlag[]
  idempotent?: true
  sameFor?: Endpoint['sameFor']
  provides?: Tag
  invalidates?: readonly Tag[]
  params?: Schema
  query?: Schema
  output: Schema
  fallback?: unknown
}

type Made<Line extends string, P extends Parts> = Omit<Endpoint, 'session' | 'method' | 'headers'> &
  Pick<P, Extract<keyof P, 'params' | 'query' | 'body' | 'file' | 'output'>> & {
    method: Line extends `${infer M extends Method} ${string}` ? M : never
    session: P extends { session: infer S extends Endpoint['session'] } ? S : 'optional'
    headers: P extends { headers: infer H extends readonly HeaderFlag[] } ? H : readonly []
  } & (P extends { fallback: unknown } ? { fallback: P['output'] extends Schema ? core.output<P['output']> : never } : unknown)

/** A row of the contract. Defaults: session optional, 20 s, JSON; a form of several parts where there is a file. */
export function endpoint<const Line extends `${Method} /${string}`, const P extends Parts>(
  line: Line,
  parts: P & { fallback?: P['output'] extends Schema ? core.output<P['output']> : never },
): Made<Line, P> {
  const [method, path] = line.split(' ') as [Made<Line, P>['method'], `/${string}`]
  const encoding = parts.file ? 'multipart' : 'json'
  const defaults = { session: 'optional', timeout: 20000, encoding, headers: [], idempotent: false } as const
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
export type Input<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'query'> &
  Given<E, 'body'> &
  (E extends { file: FilePart } ? { file: FileToSend } : unknown) &
  (CallFlag extends E['headers'][number] ? { flags?: readonly CallFlag[] } : unknown)

/** What a handler receives: the same parts, validated. */
export type Parsed<E extends Endpoint> = {
  params: E extends { params: Schema } ? Out<E['params']> : Record<never, never>
  query: E extends { query: Schema } ? Out<E['query']> : Record<never, never>
  body: E extends { body: Schema } ? Out<E['body']> : undefined
  /** The bytes of the file, as they were sent. */
  file: E extends { file: FilePart } ? Uint8Array : undefined
}

/** What the caller gets. */
export type Output<E extends Endpoint> = Out<E['output']>
/** What a handler may return: the answer before defaults are filled in. */
export type Answer<E extends Endpoint> = In<E['output']>
