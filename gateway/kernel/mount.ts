import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import * as core from 'zod/v4/core'
import type { Endpoint } from '../../src/contract/endpoint'
import { NO_DEVICE } from '../../src/lib/noDevice'
import { PREVIEW_HEADER } from '../../src/lib/preview'
import type { Db } from '../db/open'
import type { Providers } from '../providers'
import type { Implemented } from './implement'
import { HttpError } from '../lib/httpError'
import { bodyOf } from './bodyOf'
import { fileOf } from './fileOf'
import { checkAnswer } from './checkAnswer'
import { jsonAnswer, type Sharing } from './jsonAnswer'
import { sessionOf } from './session'
import { runIdempotent, inTransaction } from './transaction'
import type { RequestContext } from './requestContext'
import { countVisitorWrite } from './visitorWrites'
import { log } from '../lib/log'
import { logContext } from '../lib/logContext'

export type Kernel = {
  db: Db
  providers: Providers
  now: () => Date
  addressOf: (hono: Context) => string
  demonstration?: string | undefined
  /** Refuses a member who has not agreed to these texts. */
  enforceConsent: (context: RequestContext, documents: readonly string[]) => Promise<void>
  /** Compares each answer with its row of the contract: while developing and in tests. A release does not, it costs more than to read an answer. */
  checksAnswers: boolean
  /** Sees each call that was answered, before its answer goes out. */
  answered?: (endpoint: Endpoint, context: RequestContext, answer: unknown) => Promise<void>
  /** Answers a read of a preview; without it there are none. */
  preview?: Previewing
}

type Previewed = { db: Db; token: string; now: Date }
/** Lets a read be answered by a database in which what a preview shows stands, though nothing of it is ever kept. */
export type Previewing = (asked: Previewed, answer: (tx: Db) => Promise<unknown>) => Promise<unknown>

/** Mounts handlers below `/api`: reads and validates each part of a call, and where it is told to the answer too. */
export function mount(app: Hono, kernel: Kernel, implemented: Implemented) {
  for (const one of [...implemented].sort(literalFirst)) {
    const { endpoint } = one
    const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, async (hono: Context) => {
      const token = hono.req.header(PREVIEW_HEADER)
      if (token !== undefined) return previewed(kernel, one, { hono, token })
      const session = await sessionFor(kernel, endpoint, hono)
      const context = await requestContextOf(kernel, endpoint, { hono, session })
      const answer = await answerOf(kernel, one, context)
      await kernel.answered?.(endpoint, context, answer)
      return jsonAnswer(hono, answer, sharingOf(endpoint, context))
    })
  }
}

async function answerOf(kernel: Kernel, { endpoint, handle }: Implemented[number], context: RequestContext): Promise<unknown> {
  if (endpoint.needConsent) await kernel.enforceConsent(context, endpoint.needConsent)
  const answer = await handle(context)
  if (kernel.checksAnswers) checkAnswer(endpoint, answer)
  return answer
}

/** Reads alone, as any visitor: whoever looks at a preview has no account there, and what he is answered is kept nowhere. */
async function previewed(kernel: Kernel, one: Implemented[number], { hono, token }: { hono: Context; token: string }) {
  const { endpoint } = one
  if (endpoint.method !== 'GET') throw new HttpError(403, 'PREVIEW', '这是预览，不能下单或保存')
  const { db, preview = noPreviews } = kernel
  const answer = await preview({ db, token, now: kernel.now() }, async (tx) => {
    const context = await requestContextOf({ ...kernel, db: tx }, endpoint, { hono, session: undefined })
    return answerOf(kernel, one, { ...context, headers: asFetchedAhead(context.headers) })
  })
  hono.header('Cache-Control', 'no-store')
  return jsonAnswer(hono, answer, { isShared: false, isKept: false })
}

const noPreviews: Previewing = () => Promise.reject(new HttpError(403, 'PREVIEW_ENDED', '这里没有预览'))

/** No shopper has seen a preview: as what a browser fetches ahead it is not counted. */
const asFetchedAhead =
  (headers: RequestContext['headers']): RequestContext['headers'] =>
  (name) =>
    name === 'sec-purpose' ? 'prefetch' : headers(name)

/** What everybody is given is packed once and may be kept by a browser; a visitor's own answer, of his cart say, may be neither. */
const sharingOf = ({ method, sameFor }: Endpoint, { memberId }: RequestContext): Sharing => ({
  isShared: method === 'GET' && (memberId === undefined || sameFor === 'everybody'),
  isKept: sameFor === 'everybody' || (sameFor === 'visitors' && memberId === undefined),
})

/** `/addresses/default` before `/addresses/{id}`: the first pattern that fits answers. */
const literalFirst = (left: Implemented[number], right: Implemented[number]) =>
  parametersIn(left.endpoint.path) - parametersIn(right.endpoint.path)
const parametersIn = (path: string) => path.split('{').length

type Session = Awaited<ReturnType<typeof sessionOf>>

const sessionFor = async ({ db, now }: Kernel, endpoint: Endpoint, hono: Context): Promise<Session> =>
  endpoint.session === 'none' ? undefined : sessionOf(db, bearerOf(hono), now())

type Calling = { hono: Context; session: Session }

async function requestContextOf(kernel: Kernel, endpoint: Endpoint, { hono, session }: Calling): Promise<RequestContext> {
  const now = kernel.now()
  if (endpoint.session === 'required' && !session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const { fields, file } = await fileOf(endpoint, endpoint.body ? await bodyOf(endpoint, hono) : undefined)
  const parts = {
    params: partOf(endpoint.params, hono.req.param(), 'params'),
    query: partOf(endpoint.query, hono.req.query(), 'query'),
    body: endpoint.body ? partOf(endpoint.body, fields, 'body') : undefined,
  }
  // A repeated write is told by the file's hash: nobody turns ten megabytes into text.
  const request = file ? { ...parts, file: createHash('sha256').update(file).digest('hex') } : parts
  const deviceId = namedBy(hono, 'x-device-id', NO_DEVICE)
  const { db, providers } = kernel
  const key = hono.req.header('idempotency-key')
  if (endpoint.idempotent && !key) throw new HttpError(400, 'KEY_MISSING', '缺少 Idempotency-Key')
  if (key !== undefined && !/^[\w-]{8,255}$/.test(key)) throw new HttpError(400, 'KEY_INVALID', 'Idempotency-Key 格式不正确')
  const owner = session?.memberId ?? `device:${deviceId}`
  const address = kernel.addressOf(hono)
  const context = {
    ...parts,
    file,
    db,
    providers,
    now,
    memberId: session?.memberId,
    sessionHash: session?.tokenHash,
    sessionId: session?.sessionId,
    deviceId,
    channel: namedBy(hono, 'x-channel', 'h5'),
    platform: hono.req.header('x-platform') ?? 'MOBILE',
    address,
    demonstration: kernel.demonstration,
    headers: (name: string) => hono.req.header(name),
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work),
    idempotent: async <T>(work: Parameters<typeof inTransaction<T>>[1]) => {
      if (!session) countVisitorWrite(db, address, now)
      return runIdempotent(db, { owner, key: key ?? '', line: endpoint.line, request, now }, work)
    },
  }
  return context as unknown as RequestContext
}

/** One part of a call, held against its schema. */
export function partOf(schema: core.$ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return {}
  const parsed = core.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const field = first?.path.join('.') || part
  throw new HttpError(400, 'INVALID', sentenceOf(first, field), {
    field,
    details: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || part, message })),
  })
}

const CHINESE = /[\u4e00-\u9fff]/
/** The contract's own words where it gives some; otherwise what is wrong with which field. */
function sentenceOf(issue: core.$ZodIssue | undefined, field: string) {
  return issue && CHINESE.test(issue.message) ? issue.message : `「${field}」的内容不正确`
}

/** A short name a header gives; what is no name counts as none, so that nothing odd is stored. */
function namedBy(hono: Context, header: string, fallback: string): string {
  const given = hono.req.header(header) ?? ''
  return /^[\w-]{1,64}$/.test(given) ? given : fallback
}

/** The token a call carries. */
export function bearerOf(hono: Context): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(hono.req.header('authorization') ?? '')?.[1]
}

/** Turns whatever a handler threw into the one shape of a failure. Details of a fault stay in the log. */
export function failureOf(error: unknown, hono: Context): Response {
  if (error instanceof HttpError) {
    const { code, message, field, details } = error
    if (typeof details === 'object' && details && 'retryAfter' in details) hono.header('Retry-After', String(details.retryAfter))
    return hono.json({ code, message, ...(field !== undefined && { field }), ...(details !== undefined && { details }) }, error.status)
  }
  log.error({ err: error }, `${hono.req.method} ${routePath(hono)}`)
  return hono.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试', details: { requestId: logContext().requestId } }, 500)
}
