import { endpoint, type Endpoint, type Input, type Method } from '../../src/contract/endpoint'

type Schema = NonNullable<Endpoint['output']>

/** What somebody of the pharmacy may do here; a person may have several. */
export const ROLES = ['pharmacist', 'doctor', 'clerk', 'operator'] as const
export type Role = (typeof ROLES)[number]
export const ROLE_NAMES: Readonly<Record<Role, string>> = { pharmacist: '药师', doctor: '医生', clerk: '客服', operator: '运营' }

/**
 * The header that carries a call's query, written as in an address. It stands in no address, for proxies and browsers keep those, and one
 * looks for people by name.
 */
export const QUERY = 'Work-Query'

/** One call of the counter, below `/work/api`. */
export type WorkEndpoint = Endpoint & {
  /** Who may call: whoever has one of these roles, or anyone before logging in. The kernel of the counter reads it. */
  roles: readonly Role[] | 'anyone'
  /** What the audit log calls it: every write, and a read that leaves a line there. */
  title?: string
  /**
   * A read that leaves a line in the audit log: the record it names, `productSheet:export`. With a parameter in it, `order:{orderCode}`, it opens
   * a case: one line a person and quarter of an hour. A write's handler says its own.
   */
  record?: string
  /** Of a write: whether it has to say which version of its record was seen (`version.ts`). */
  version?: 'required' | 'none'
  /** How large its body may be, where it carries a file. */
  maxBytes?: number
}

type Parts = {
  about: string
  roles: readonly Role[] | 'anyone'
  /** False where the body is a secret, of which not even the hash of a key's request is kept, and where nothing is written. */
  idempotent?: false
  maxBytes?: number
  params?: Schema
  query?: Schema
  body?: Schema
  output: Schema
}
type Audited = { title: string; record: string }
/** A write of something that stands already is refused where it is not what was seen; `none` where there is nothing to have seen. */
type Write = Pick<Audited, 'title'> & { version: 'required' | 'none' }
type PartsOf<Line extends string> = Line extends `GET ${string}` ? Parts | (Parts & Audited) : Parts & Write

type Made<Line extends string, P extends Parts> = Omit<
  WorkEndpoint,
  'method' | 'roles' | 'params' | 'query' | 'body' | 'output' | 'version'
> &
  Pick<P, Extract<keyof P, 'params' | 'query' | 'body' | 'output' | 'version'>> & {
    method: Line extends `${infer M extends Method} ${string}` ? M : never
    roles: P['roles']
  }

/** A row of the counter's contract. A write carries an Idempotency-Key, but before logging in and where its row says otherwise. */
export function workEndpoint<const Line extends `${Method} /${string}`, const P extends PartsOf<Line>>(
  line: Line,
  parts: P,
): Made<Line, P> {
  const row = endpoint(line, { collects: 'nothing', ...parts, session: 'none' } as never) as Endpoint
  const idempotent = row.method !== 'GET' && parts.roles !== 'anyone' && parts.idempotent !== false
  const { roles, maxBytes } = parts
  const audited = { ...('title' in parts && { title: parts.title }), ...('record' in parts && { record: parts.record }) }
  const version = 'version' in parts ? { version: parts.version } : {}
  return { ...row, idempotent, roles, maxBytes, ...audited, ...version } as unknown as Made<Line, P>
}

/** What a page hands over: the parts of the row, and the version of what it showed. */
export type WorkInput<E extends WorkEndpoint> = Input<E> & (E extends { version: 'required' } ? { version: string } : unknown)

export type WorkGroup = Readonly<Record<string, WorkEndpoint>>
