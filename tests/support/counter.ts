import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { workContract } from '../../counter/contract'
import { INPUT_AGE } from '../../counter/contract/idle'
import { VERSION_HEADER, type Conflict } from '../../counter/contract/version'
import { QUERY, type Role, type WorkEndpoint, type WorkGroup } from '../../counter/contract/workEndpoint'
import type { Input, Output } from '../../src/contract/endpoint'
import { inTransaction } from '../../gateway/kernel/transaction'
import { openStaffSession } from '../../gateway/kernel/work/staffSession'
import { newStaff } from '../../gateway/modules/staff/newStaff'
import { newTotpSecret } from '../../gateway/modules/staff/totp'
import { sealedTotpSecret } from '../../gateway/modules/staff/totpSecret'
import { randomId } from '../../gateway/lib/hash'
import type { Gateway } from './gateway'
import { Refused } from './gatewayClient'

export type SentToCounter = {
  token?: string
  address?: string
  key?: string
  /** Of what was seen; without it whoever asks has just looked. */ version?: string
  headers?: Record<string, string>
}

type CallOf<E extends WorkEndpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>, sent?: SentToCounter) => Promise<Output<E>>
    : (input: Input<E>, sent?: SentToCounter) => Promise<Output<E>>
type WorkContract = typeof workContract

/** Every call of the counter: `await pharmacist.callback.claim({ params: … })`. */
export type CounterClient = {
  [G in keyof WorkContract]: { [N in keyof WorkContract[G]]: WorkContract[G][N] extends WorkEndpoint ? CallOf<WorkContract[G][N]> : never }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Sends one call to the counter in process, as a page does that was touched just now; answers the reply as it came. */
export function askCounter(
  app: Hono,
  endpoint: WorkEndpoint,
  input: unknown,
  { token, address = '127.0.0.1', ...sent }: SentToCounter = {},
) {
  const { params = {}, query = {}, body } = (input ?? {}) as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  const headers = {
    [INPUT_AGE]: '0',
    ...(search && { [QUERY]: search }),
    ...(token !== undefined && { Cookie: `work=${token}` }),
    ...(endpoint.idempotent && { 'Idempotency-Key': sent.key ?? randomUUID() }),
    ...(sent.version !== undefined && { [VERSION_HEADER]: sent.version }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...sent.headers,
  }
  const init = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return Promise.resolve(app.request(`/work/api${path}`, init, { address }))
}

/** A version that no record has: the refusal says the one it has. */
const NEVER_SEEN = '0'.repeat(32)

/** A client of every call of the counter; without a token nobody's. */
export function counterClient(app: Hono, own: SentToCounter = {}): CounterClient {
  const call = async (endpoint: WorkEndpoint, input: unknown, sent: SentToCounter): Promise<unknown> => {
    const looksFirst = endpoint.version === 'required' && sent.version === undefined
    const reply = await askCounter(app, endpoint, input, { ...own, ...sent, ...(looksFirst && { version: NEVER_SEEN }) })
    const answer = (await reply.json()) as { code: string; message: string; details?: Conflict }
    if (looksFirst && reply.status === 409 && answer.details?.version !== undefined)
      return call(endpoint, input, { ...sent, version: answer.details.version })
    if (!reply.ok) throw new Refused(reply.status, answer, reply.headers.get('Retry-After'))
    return answer
  }
  const groups = Object.entries<WorkGroup>(workContract).map(([name, group]) => [
    name,
    Object.fromEntries(
      Object.entries(group).map(([own, endpoint]) => [own, (input?: unknown, sent: SentToCounter = {}) => call(endpoint, input, sent)]),
    ) as unknown,
  ])
  return Object.fromEntries(groups) as CounterClient
}

/** Accounts are made with a password nobody logs in with: these people come with a session. */
const NO_PASSWORD = 'scrypt$32768$8$1$AAAA$AAAA'
let made = 0

type Opening = { roles: readonly Role[]; name?: string }

/** Somebody at the counter with these roles, who is logged in. */
export async function staffAt({ app, db, clock, providers }: Gateway, { roles, name = '沈知夏' }: Opening) {
  const loginName = `person-${(made += 1)}`
  return inTransaction(db, async (tx) => {
    const [staffId, secret] = [randomId(), newTotpSecret()]
    const totpSecret = sealedTotpSecret(providers.fileKeys, staffId, secret)
    const own = { staffId, loginName, name, roles, passwordHash: NO_PASSWORD, totpSecret, now: clock.now() }
    if ((await newStaff(tx, own)) === undefined) throw new Error(`${loginName} is there already`)
    const { token } = await openStaffSession(tx, { staffId, now: clock.now() })
    return { staffId, loginName, token, totpSecret: secret, ...counterClient(app, { token }) }
  })
}
export type StaffPerson = Awaited<ReturnType<typeof staffAt>>
