import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Budget } from '../lib/budget'
import type { Implemented } from './implement'
import type { WorkImplemented } from './work/implementWork'
import { HttpError } from '../lib/httpError'

/** Of a call without a file. */
export const MAX_BODY_BYTES = 256 << 10
/** What a form needs around its file: boundaries, headers of parts, and the other fields. */
const AROUND_FILE_BYTES = 64 << 10
/** Bytes that bodies without a length may have at once, of one address and of all, and milliseconds in the queue. */
const WITHOUT_LENGTH = { max: 48 << 20, maxOfOwner: 12 << 20, timeoutMs: 2000 }

type Bodies = { implemented?: Implemented; work?: WorkImplemented | undefined; addressOf?: (context: Context) => string }

/**
 * Refuses a body that is too large before any of it is read; a call with a file, also one of the counter, may have as much as its row says. A declared length is
 * compared without touching the Web Request, which would double the cost of a call, and is read later (`readBody.ts`); only a body of unknown length goes through
 * Hono's own limit, and takes as much of the room as it might have.
 */
export function limitBody({ implemented = [], work = [], addressOf = () => '' }: Bodies): MiddlewareHandler {
  const withoutLength = new Budget(WITHOUT_LENGTH)
  const limits = new Map<string, Limit>([
    ...implemented.flatMap(({ endpoint: { method, path, file } }) =>
      file ? [[`${method} /api${path}`, fileLimit(file.maxBytes)] as const] : [],
    ),
    ...work.flatMap(({ endpoint: { method, path, maxBytes } }) =>
      maxBytes ? [[`${method} /work/api${path}`, { max: maxBytes, refuse: tooLarge }] as const] : [],
    ),
  ])
  return (context, next) => {
    const { method, path } = context.req
    const { max, refuse } = limits.get(`${method} ${path}`) ?? { max: MAX_BODY_BYTES, refuse: tooLarge }
    const length = context.req.header('content-length')
    if (length === undefined && context.req.header('transfer-encoding'))
      return withoutLength.run({ share: max, owner: addressOf(context) }, async () => {
        await bodyLimit({ maxSize: max, onError: refuse })(context, next)
      })
    if (Number(length) > max) return refuse()
    return next()
  }
}

type Limit = { max: number; refuse: () => never }
const fileLimit = (maxBytes: number): Limit => ({ max: maxBytes + AROUND_FILE_BYTES, refuse: () => fileTooLarge(maxBytes) })

function tooLarge(): never {
  throw new HttpError(413, 'TOO_LARGE', '提交的内容过大')
}

/** Also for a file that fits with its form around it, and not by itself. */
export function fileTooLarge(maxBytes: number): never {
  throw new HttpError(413, 'TOO_LARGE', `图片不能超过 ${maxBytes >> 20} MB，请压缩后重新选择`, { field: 'file' })
}
