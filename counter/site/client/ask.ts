import { INPUT_AGE } from '../../contract/idle'
import { NoRight } from '../../contract/noRight'
import { Conflict, VERSION_HEADER } from '../../contract/version'
import { QUERY, type WorkEndpoint, type WorkInput } from '../../contract/workEndpoint'
import type { Output } from '../../../src/contract/endpoint'
import { inputAge } from './lastInput'
import { lock } from './lock'
import { noteAnswer, noteSilence } from './offline'

/** An answer 4xx or 5xx, in the gateway's own words; `NETWORK` where there was none. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  /** Of a write that saw something else than what stands there now. */
  readonly conflict: Conflict | undefined
  /** Of a call that is another role's: who gives the right. */
  readonly whom: readonly string[]

  constructor(status: number, { code, message, field, details }: { code: string; message: string; field?: string; details?: unknown }) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.conflict = status === 409 ? Conflict.safeParse(details).data : undefined
    this.whom = (status === 403 && NoRight.safeParse(details).data?.whom) || []
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; version?: string }

/** Sends one call. `key` is an attempt's: sent again with the same key, a write is done once. Where the session has ended, the counter locks. */
export async function ask<E extends WorkEndpoint>(endpoint: E, input: WorkInput<E>, key: string = crypto.randomUUID()): Promise<Output<E>> {
  const { params = {}, query = {}, body, version } = input as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      [INPUT_AGE]: String(inputAge()),
      ...(search && { [QUERY]: search }),
      ...(endpoint.idempotent && { 'Idempotency-Key': key }),
      ...(version !== undefined && { [VERSION_HEADER]: version }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const reply = await fetch(`/work/api${path}`, init).catch(() => undefined)
  if (reply) noteAnswer()
  else noteSilence()
  const answer = (await reply?.json().catch(() => undefined)) as Output<E> | { code: string; message: string } | undefined
  if (!reply || answer === undefined)
    throw new ApiError(reply?.status ?? 0, { code: 'NETWORK', message: '网络不通或服务暂时没有应答，请稍后再试' })
  if (reply.status === 401) lock()
  if (!reply.ok) throw new ApiError(reply.status, answer as { code: string; message: string })
  return answer as Output<E>
}
