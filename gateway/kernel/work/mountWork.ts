import { and, eq, gt } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { IDLE_MINUTES, INPUT_AGE } from '../../../counter/contract/idle'
import { Version, VERSION_HEADER } from '../../../counter/contract/version'
import { QUERY, ROLE_NAMES, type WorkEndpoint } from '../../../counter/contract/workEndpoint'
import { MINUTE, SECOND } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { bodyOf } from '../bodyOf'
import { checkAnswer } from '../checkAnswer'
import { keepKey } from '../hmac'
import { HttpError } from '../../lib/httpError'
import { jsonAnswer } from '../jsonAnswer'
import { partOf } from '../mount'
import { inTransaction, runIdempotent } from '../transaction'
import type { WorkImplemented } from './implementWork'
import { AuditedError } from './auditedError'
import { recordAudit, type Origin } from './recordAudit'
import { auditLog } from './schema'
import { rightGivers, staffOf } from './staffSession'
import { refuseStale } from './version'
import type { Change, Changed, StaffMember, VersionedChange, WorkContext, WorkProviders } from './workContext'

export type WorkKernel = {
  db: Db
  providers: WorkProviders
  now: () => Date
  addressOf: (hono: Context) => string
  checksAnswers: boolean
  /** Whether browsers reach the counter by https, and its cookie by that alone. */
  isSecure: boolean
  /** Whether a trial's ready-made people are let in. */
  allowsDemonstration: boolean
}

/** Sent to the counter alone, never to the shop's calls, and read by no script. */
const COOKIE = 'work'
const DEVICE_COOKIE = 'work-device'
const PATH = '/work'

/** Mounts the counter's calls below `/work/api`: session, role, validation, transaction and audit log are the same for every one. */
export function mountWork(app: Hono, kernel: WorkKernel, implemented: WorkImplemented) {
  for (const { endpoint, handle } of implemented) {
    const path = `${PATH}/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, async (hono) => {
      refuseForeign(hono)
      const now = kernel.now()
      const staff = await enter(kernel, endpoint, { hono, now })
      const sent = versionIn(endpoint, hono)
      const context = await workContextOf(kernel, endpoint, { hono, now, staff })
      const serve = endpoint.method === 'GET' ? read : write
      const answer = await serve(kernel, { endpoint, handle }, { hono, context, sent }).catch((error: unknown) =>
        refused(kernel, endpoint, { hono, now, error }),
      )
      if (kernel.checksAnswers) checkAnswer(endpoint, answer)
      hono.header('Cache-Control', 'no-store')
      return jsonAnswer(hono, answer, { isShared: false, isKept: false })
    })
  }
}

/** A page of another site can make a browser ask; browsers say so, and the cookie stays at home besides (SameSite=Strict). */
function refuseForeign(hono: Context) {
  const site = hono.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HttpError(403, 'FOREIGN', '请在工作台里操作')
}

type Entering = { hono: Context; now: Date }

/** Who calls, where the row asks for somebody; a wrong role is refused before anything of the call is read, and written down. */
async function enter(kernel: WorkKernel, endpoint: WorkEndpoint, { hono, now }: Entering): Promise<StaffMember | undefined> {
  const { roles } = endpoint
  if (roles === 'anyone') return undefined
  const { db, allowsDemonstration } = kernel
  const staff = await staffOf(db, getCookie(hono, COOKIE), { now, allowsDemonstration, inputAt: inputOf(hono, now) })
  if (!staff) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录工作台')
  if (staff.roles.some((role) => roles.includes(role))) return staff
  const line = { now, by: staff, endpoint, record: '', outcome: 'WRONG_ROLE', ...originOf(kernel, hono) }
  await inTransaction(kernel.db, (tx) => recordAudit(tx, line))
  const needed = roles.map((role) => ROLE_NAMES[role]).join('或')
  throw new HttpError(403, 'WRONG_ROLE', `这项操作需要${needed}的权限`, { details: { whom: await rightGivers(db, allowsDemonstration) } })
}

/** A browser's name for itself, cut where it says more than anybody reads. */
const DEVICE_LENGTH = 200
const originOf = ({ addressOf }: WorkKernel, hono: Context): Origin => ({
  address: addressOf(hono),
  device: hono.req.header('user-agent')?.slice(0, DEVICE_LENGTH),
})

/** When the page that asks was last touched, as it says itself. */
function inputOf(hono: Context, now: Date): Date | undefined {
  const age = hono.req.header(INPUT_AGE) ?? ''
  return /^\d{1,6}$/.test(age) ? new Date(now.getTime() - Number(age) * SECOND) : undefined
}

type Calling = Entering & { staff: StaffMember | undefined }

async function workContextOf(kernel: WorkKernel, endpoint: WorkEndpoint, { hono, now, staff }: Calling): Promise<WorkContext> {
  const { db, providers, addressOf, allowsDemonstration } = kernel
  const parts = {
    params: partOf(endpoint.params, hono.req.param(), 'params'),
    query: partOf(endpoint.query, Object.fromEntries(new URLSearchParams(hono.req.header(QUERY))), 'query'),
    body: endpoint.body ? partOf(endpoint.body, await bodyOf(endpoint, hono), 'body') : undefined,
  }
  const deviceCookie = getCookie(hono, DEVICE_COOKIE)
  return { ...parts, db, providers, now, staff, address: addressOf(hono), deviceCookie, allowsDemonstration } as unknown as WorkContext
}

type Serving = { hono: Context; context: WorkContext; /** The version that a write saw. */ sent: string | undefined }

/** Answers a read. One that hands out more than a page, or opens a case, says so in its row and leaves a line before it answers. */
async function read(kernel: WorkKernel, { endpoint, handle }: WorkImplemented[number], { hono, context }: Serving): Promise<unknown> {
  const answer = await handle(context)
  const { now, staff: by, params } = context
  const record = endpoint.record?.replace(/\{(\w+)\}/g, (_whole, name: string) => String((params as Record<string, unknown>)[name]))
  if (record === undefined) return answer
  // A page reads an open case every few seconds: it was opened once.
  const isCase = record !== endpoint.record
  await inTransaction(kernel.db, async (tx) => {
    if (isCase && (await wasOpened(tx, { now, by, endpoint, record }))) return
    await recordAudit(tx, { now, by, endpoint, record, ...originOf(kernel, hono) })
  })
  return answer
}

/** For so long one line says that somebody opened a case, as long as they may have left the desk in between. */
const OPENED_MS = IDLE_MINUTES * MINUTE
type Opened = { now: Date; by: StaffMember | undefined; endpoint: WorkEndpoint; record: string }

async function wasOpened(tx: Transaction, { now, by, endpoint: { line }, record }: Opened): Promise<boolean> {
  const [found] = await tx
    .select({ auditId: auditLog.auditId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.record, record),
        eq(auditLog.line, line),
        eq(auditLog.staffId, by?.staffId ?? ''),
        gt(auditLog.at, new Date(now.getTime() - OPENED_MS)),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Does a write in one transaction with its line of the audit log: no handler can forget it, and none is left where the write failed. */
async function write(kernel: WorkKernel, { endpoint, handle }: WorkImplemented[number], serving: Serving): Promise<unknown> {
  const { hono, context, sent } = serving
  const { now } = context
  const { record, by = context.staff, change, ...held } = (await handle(context)) as Change<unknown> | VersionedChange<unknown>
  let kept: Pick<Changed<unknown>, 'session' | 'device'> = {}
  const transaction = transactionOf(kernel, endpoint, serving)
  if (sent !== undefined) await keepKey(kernel.db)
  const answer = await transaction(async (tx) => {
    if (sent !== undefined && 'standing' in held) await refuseStale(tx, await held.standing(tx), { sent, record, now })
    const { answer, changes, ...cookies } = await change(tx)
    kept = cookies
    await recordAudit(tx, { now, by, endpoint, record, ...originOf(kernel, hono), changes })
    return answer
  })
  if (kept.session !== undefined) keepCookie(hono, kernel, COOKIE, kept.session)
  if (kept.device) keepCookie(hono, kernel, DEVICE_COOKIE, kept.device)
  return answer
}

/** Writes a refusal down that says so, and passes every one on. */
async function refused(kernel: WorkKernel, endpoint: WorkEndpoint, { hono, now, error }: { hono: Context; now: Date; error: unknown }) {
  if (error instanceof AuditedError) {
    const { by, record, code } = error
    const line = { now, by, endpoint, record, outcome: code, ...originOf(kernel, hono) }
    await inTransaction(kernel.db, (tx) => recordAudit(tx, line))
  }
  throw error
}

/** Which version of its record a write saw, where its row asks for one. */
function versionIn({ version }: WorkEndpoint, hono: Context): string | undefined {
  if (version !== 'required') return undefined
  const sent = Version.safeParse(hono.req.header(VERSION_HEADER))
  if (!sent.success) throw new HttpError(400, 'VERSION_MISSING', `缺少 ${VERSION_HEADER}：请重新打开这一件再办`)
  return sent.data
}

/** An idempotent write is done once for its key, as in the shop. */
function transactionOf({ db }: WorkKernel, endpoint: WorkEndpoint, { hono, context }: Serving) {
  const { params, query, body, now, staff } = context
  const key = hono.req.header('idempotency-key') ?? ''
  if (endpoint.idempotent && !/^[\w-]{8,255}$/.test(key)) throw new HttpError(400, 'KEY_MISSING', '缺少 Idempotency-Key')
  return <T>(work: (tx: Transaction) => Promise<T>) =>
    endpoint.idempotent && staff
      ? runIdempotent(
          db,
          { owner: `staff:${staff.staffId}`, key, line: `work ${endpoint.line}`, request: { params, query, body }, now },
          work,
        )
      : inTransaction(db, work)
}

function keepCookie(hono: Context, { isSecure }: WorkKernel, name: string, kept: { token: string; seconds: number } | null) {
  const scope = { path: PATH, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  setCookie(hono, name, kept?.token ?? '', { ...scope, maxAge: kept?.seconds ?? 0 })
}
