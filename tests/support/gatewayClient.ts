import type { Hono } from 'hono'
import { contract, type Contract } from '../../src/contract'
import type { Endpoint, Input, Output } from '../../src/contract/endpoint'
import { NO_DEVICE } from '../../src/lib/noDevice'
import { version } from '../../package.json'
import { randomUUID } from 'node:crypto'

/** Who a client is; each of them can be changed for one call. */
export type Sent = { token?: string; device?: string; address?: string; headers?: Record<string, string>; key?: string }

type CallOf<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>, sent?: Sent) => Promise<Output<E>>
    : (input: Input<E>, sent?: Sent) => Promise<Output<E>>

/** Every call of the contract: `await zhou.order.submit({ body: … })`. */
export type Client = {
  [G in keyof Contract]: { [N in keyof Contract[G]]: Contract[G][N] extends Endpoint ? CallOf<Contract[G][N]> : never }
}

/** What a client rejects with: the gateway's own failure and its status. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly details: unknown
  readonly retryAfter: string | null

  constructor(status: number, failure: { code: string; message: string; field?: string; details?: unknown }, retryAfter: string | null) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.field = failure.field
    this.details = failure.details
    this.retryAfter = retryAfter
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown>; file?: Blob }

/** Sends one call to the application in process, as the storefront would. */
export async function callIn<E extends Endpoint>(app: Hono, endpoint: E, input: unknown, sent: Sent = {}): Promise<Output<E>> {
  const { params = {}, query = {}, body, file } = (input ?? {}) as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  const headers: Record<string, string> = {
    'X-Device-Id': sent.device ?? NO_DEVICE,
    'X-Platform': 'MOBILE',
    'X-Channel': 'h5',
    'X-Version-Name': version,
    ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
    ...(endpoint.idempotent && { 'Idempotency-Key': sent.key ?? randomUUID() }),
    ...sent.headers,
  }
  const form = endpoint.encoding === 'form'
  // A form with a file names its own type, with the boundary it has drawn.
  if (body !== undefined && !file) headers['Content-Type'] = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = file
    ? formOf({ ...body, file })
    : body === undefined
      ? undefined
      : form
        ? new URLSearchParams(body as Record<string, string>).toString()
        : JSON.stringify(body)
  const url = `/api${path}${search && `?${search}`}`
  const reply = await app.request(
    url,
    { method: endpoint.method, headers, ...(text !== undefined && { body: text }) },
    { address: sent.address ?? '127.0.0.1' },
  )
  const answer = (await reply.json()) as { code: string; message: string }
  if (!reply.ok) throw new Refused(reply.status, answer, reply.headers.get('Retry-After'))
  return answer as Output<E>
}

function formOf(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** A client of the whole contract that calls as `own` says. */
export function clientOf(app: Hono, own: Sent = {}): Client {
  const groups = Object.entries(contract).map(([name, group]) => {
    const calls = Object.entries(group).map(([call, endpoint]) => [
      call,
      (input?: unknown, sent: Sent = {}) => callIn(app, endpoint, input, { ...own, ...sent }),
    ])
    return [name, Object.fromEntries(calls) as Record<string, unknown>]
  })
  return Object.fromEntries(groups) as Client
}
