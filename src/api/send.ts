import type { CallFlag, Endpoint, Input, Output } from '@/contract/endpoint'
import { track } from '@/platform/analytics'
import { newKey } from '@/platform/device'
import { answerCheck, checkOf } from './checkOf'
import { ApiError, MESSAGES } from './errors'
import { countedAsPending, endingSession, leadingToConsent, withHeaders } from './interceptors'
import { transport, type Aborting, type Reply, type Transport, type Wire } from '@/platform/transport'

export type Sending = {
  signal?: Aborting | undefined
  /** The idempotency key: the same for every retry of one tap; generated where none is given. */
  key?: string
  /** Milliseconds; the timeout of the row unless given. */
  timeout?: number
  /** Asked by the shop itself: no page and no tap waits for it, so that its answer leads nobody anywhere. */
  isBackground?: boolean
  /** Sends a call with a file, which the form is made of there (`src/platform/upload`). */
  through?: Transport
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; flags?: readonly CallFlag[] }

/** Makes one call of the contract and gives its validated answer. Rejects with an `ApiError`. */
export async function send<E extends Endpoint>(endpoint: E, input: Input<E>, sending: Sending = {}): Promise<Output<E>> {
  // The specification has one status and sentence for calls of login type, another for all others (section 8).
  const [lost, message] =
    endpoint.timeout === 10000 ? (['network error', MESSAGES.login] as const) : (['NETWORK', MESSAGES.network] as const)
  const { reply, check } = await delivered(endpoint, wireOf(endpoint, input as Parts, sending), { ...sending, lost, message })
  if (reply.status < 200 || reply.status > 209) throw tracked(endpoint, await apiErrorOf(reply, message))
  const answer = check(reply.data)
  if (answer.success) {
    track({ type: 'call', name: endpoint.line })
    return answer.data as Output<E>
  }
  if (DEVELOPMENT) console.error(`${endpoint.line} answered against the contract`, answer.error.issues)
  throw tracked(endpoint, new ApiError({ status: reply.status, code: 'CONTRACT', message }))
}

/** A failure by the call's own name and its code, without what was sent. */
function tracked({ line }: Endpoint, error: ApiError): ApiError {
  track({ type: 'error', name: `${line} ${error.code}` })
  return error
}

/** `lost`: the code where no answer came. */
type Delivery = { lost: string; message: string; isBackground?: boolean; through?: Transport }

async function delivered(endpoint: Endpoint, wire: Wire, { lost, message, isBackground = false, through = transport }: Delivery) {
  try {
    const guarded = endingSession(leadingToConsent(through, isBackground), isBackground)
    const checking = checkOf(endpoint)
    // Nothing is written whose answer could not be read.
    if (endpoint.method !== 'GET') await checking
    const [reply, check] = await Promise.all([countedAsPending(withHeaders(endpoint, guarded))(wire), checking])
    return { reply, check }
  } catch (error) {
    const aborted = wire.signal?.aborted
    const failure = new ApiError({ status: 0, code: aborted ? 'ABORTED' : lost, message, details: String(error) })
    throw aborted ? failure : tracked(endpoint, failure)
  }
}

function wireOf(
  endpoint: Endpoint,
  { params, query, flags = [], ...parts }: Parts,
  { signal, key, timeout = endpoint.timeout }: Sending,
): Wire {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = queryOf(query ?? {})
  const form = endpoint.encoding === 'form'
  const body = endpoint.file ? undefined : parts.body
  return {
    url: API_BASE + path + (search && `?${search}`),
    method: endpoint.method,
    timeout,
    headers: {
      ...(body !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(endpoint.idempotent && { 'Idempotency-Key': key ?? newKey() }),
      ...Object.fromEntries(flags.map((flag) => [flag, 'true'])),
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
async function apiErrorOf({ status, data, retryAfter }: Reply, message: string): Promise<ApiError> {
  const { failureIn } = await answerCheck()
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  return new ApiError({ status, retryAfter: seconds, ...(failureIn(data) ?? { code: 'UNREADABLE', message }) })
}
