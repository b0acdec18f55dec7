import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import * as core from 'zod/v4/core'
import type { Endpoint } from '../../src/contract/endpoint'
import type { Db } from '../db/open'
import type { Outside } from '../providers'
import type { Implemented } from './implement'
import { Refusal } from './refusal'
import { bodyOf } from './bodyOf'
import { sessionOf } from './session'
import { doOnce, inTransaction } from './transaction'
import type { Visit } from './visit'
import { log } from './log'
import { logContext } from './logContext'

export type Kernel = {
  db: Db
  outside: Outside
  now: () => Date
  addressOf: (context: Context) => string
  demonstration?: string | undefined
  /** Sees each call that was answered, before its answer goes out. */
  answered?: (endpoint: Endpoint, visit: Visit, answer: unknown) => Promise<void>
}

/** The name of a device that told none (specification 1, section 7). */
export const NO_DEVICE = '00000000-0000-0000-0000-000000000000'

/** Mounts handlers below `/api`: reads and validates each part of a call, and validates the answer too. */
export function mount(app: Hono, kernel: Kernel, implemented: Implemented) {
  for (const { endpoint, handle } of [...implemented].sort(literalFirst)) {
    const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, async (context) => {
      const visit = await visitOf(kernel, endpoint, context)
      const answer = core.safeParse(endpoint.output, await handle(visit))
      if (!answer.success) throw new Error(`${endpoint.line} answered against its contract: ${JSON.stringify(answer.error.issues)}`)
      await kernel.answered?.(endpoint, visit, answer.data)
      return context.json(answer.data as object)
    })
  }
}

/** `/addresses/default` before `/addresses/{id}`: the first pattern that fits answers. */
const literalFirst = (left: Implemented[number], right: Implemented[number]) =>
  parametersIn(left.endpoint.path) - parametersIn(right.endpoint.path)
const parametersIn = (path: string) => path.split('{').length

async function visitOf(kernel: Kernel, endpoint: Endpoint, context: Context): Promise<Visit> {
  const now = kernel.now()
  const session = endpoint.session === 'none' ? undefined : await sessionOf(kernel.db, bearerOf(context), now)
  if (endpoint.session === 'required' && !session) throw new Refusal(401, 'NOT_LOGGED_IN', '请先登录')
  const parts = {
    params: partOf(endpoint.params, context.req.param(), 'params'),
    query: partOf(endpoint.query, context.req.query(), 'query'),
    body: endpoint.body ? partOf(endpoint.body, await bodyOf(endpoint, context), 'body') : undefined,
  }
  const deviceId = namedBy(context, 'x-device-id', NO_DEVICE)
  const { db, outside } = kernel
  const key = context.req.header('idempotency-key')
  if (endpoint.idempotent && !key) throw new Refusal(400, 'KEY_MISSING', '缺少 Idempotency-Key')
  if (key !== undefined && !/^[\w-]{8,255}$/.test(key)) throw new Refusal(400, 'KEY_INVALID', 'Idempotency-Key 格式不正确')
  const owner = session?.memberId ?? `device:${deviceId}`
  const visit = {
    ...parts,
    db,
    outside,
    now,
    memberId: session?.memberId,
    sessionHash: session?.tokenHash,
    sessionId: session?.sessionId,
    deviceId,
    channel: namedBy(context, 'x-channel', 'h5'),
    platform: context.req.header('x-platform') ?? 'MOBILE',
    address: kernel.addressOf(context),
    demonstration: kernel.demonstration,
    headers: (name: string) => context.req.header(name),
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work),
    once: <T>(work: Parameters<typeof inTransaction<T>>[1]) =>
      doOnce(db, { owner, key: key ?? '', line: endpoint.line, request: parts, now }, work),
  }
  return visit as unknown as Visit
}

function partOf(schema: core.$ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return {}
  const parsed = core.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const field = first?.path.join('.') || part
  throw new Refusal(400, 'INVALID', sentenceOf(first, field), {
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
function namedBy(context: Context, header: string, fallback: string): string {
  const given = context.req.header(header) ?? ''
  return /^[\w-]{1,64}$/.test(given) ? given : fallback
}

function bearerOf(context: Context): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(context.req.header('authorization') ?? '')?.[1]
}

/** Turns whatever a handler threw into the one shape of a failure. Details of a fault stay in the log. */
export function failureOf(error: unknown, context: Context): Response {
  if (error instanceof Refusal) {
    const { code, message, field, details } = error
    if (typeof details === 'object' && details && 'retryAfter' in details) context.header('Retry-After', String(details.retryAfter))
    return context.json({ code, message, ...(field !== undefined && { field }), ...(details !== undefined && { details }) }, error.status)
  }
  log.error({ err: error }, `${context.req.method} ${routePath(context)}`)
  return context.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试', details: { requestId: logContext().requestId } }, 500)
}
