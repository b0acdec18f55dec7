import * as core from 'zod/v4/core'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { Failure } from '@/contract/failure'
import { note } from '@/platform/analytics'
import { newKey } from '@/platform/device'
import { arrival, useSession } from '@/platform/session'
import { ApiError, MESSAGES } from './errors'
import { countedAsPending, endingSession, withHeaders } from './interceptors'
import { transport, type Aborting, type Reply, type Wire } from './transport'

// The mini-program's engine forbids making functions from text, which zod would try.
core.config({ jitless: true })

export type Sending = {
  signal?: Aborting | undefined
  /** The same key for every try of one tap; made anew where none is given. */
  key?: string
  /** Words for a failure without an answer. */
  networkMessage?: string
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Makes one call of the contract and gives its validated answer. Rejects with an `ApiError`. */
export async function send<E extends Endpoint>(endpoint: E, input: Input<E>, sending: Sending = {}): Promise<Output<E>> {
  if (endpoint.session === 'required' && !useSession.getState().member) await arrival.until
  const message = sending.networkMessage ?? (endpoint.timeout === 10000 ? MESSAGES.login : MESSAGES.network)
  const reply = await delivered(endpoint, wireOf(endpoint, input as Parts, sending), message)
  if (reply.status < 200 || reply.status > 209) throw noted(endpoint, refusalOf(reply, message))
  const answer = core.safeParse(endpoint.output, reply.data)
  if (answer.success) {
    note({ type: 'call', name: endpoint.line })
    return answer.data as Output<E>
  }
  if (DEVELOPMENT) console.error(`${endpoint.line} answered against the contract`, answer.error.issues)
  throw noted(endpoint, new ApiError({ status: reply.status, code: 'CONTRACT', message }))
}

/** A failure by the call's own name and its code, without what was sent. */
function noted({ line }: Endpoint, error: ApiError): ApiError {
  note({ type: 'error', name: `${line} ${error.code}` })
  return error
}

async function delivered(endpoint: Endpoint, wire: Wire, message: string): Promise<Reply> {
  try {
    return await countedAsPending(withHeaders(endpoint, endingSession(transport)))(wire)
  } catch (error) {
    const aborted = wire.signal?.aborted
    const failure = new ApiError({ status: 0, code: aborted ? 'ABORTED' : 'NETWORK', message, details: String(error) })
    throw aborted ? failure : noted(endpoint, failure)
  }
}

function wireOf(endpoint: Endpoint, { params, query, body }: Parts, { signal, key }: Sending): Wire {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = queryOf(query ?? {})
  const form = endpoint.encoding === 'form'
  return {
    url: API_BASE + path + (search && `?${search}`),
    method: endpoint.method,
    timeout: endpoint.timeout,
    headers: {
      ...(body !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(endpoint.idempotent && { 'Idempotency-Key': key ?? newKey() }),
    },
    ...(body !== undefined && { data: form ? queryOf(body as Record<string, unknown>) : JSON.stringify(body) }),
    signal,
  }
}

const queryOf = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')

/** What the gateway said; a page of a captive portal or a proxy counts as no answer. */
function refusalOf({ status, data, retryAfter }: Reply, message: string): ApiError {
  const failure = core.safeParse(Failure, data)
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  return new ApiError({ status, retryAfter: seconds, ...(failure.success ? failure.data : { code: 'UNREADABLE', message }) })
}
