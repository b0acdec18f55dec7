import type { Context, MiddlewareHandler } from 'hono'
import { Budget } from '../lib/budget'
import { HttpError } from '../lib/httpError'
import { MAX_BODY_BYTES } from './limitBody'

/** Bytes of bodies that are read and worked on at once, of one address and of all, and milliseconds in the queue. */
const SMALL = { max: 64 << 20, maxOfOwner: 8 << 20, timeoutMs: 2000 }
/** Bodies with a file; they may wait for half of what the client does. */
const LARGE = { max: 96 << 20, maxOfOwner: 24 << 20, timeoutMs: 7000 }

const isForm = (context: Context) => /^\s*multipart\//i.test(context.req.header('content-type') ?? '')

/**
 * Reads the whole body before a call takes a place (`admission.ts`): a body that never ends keeps nobody waiting, and what unfinished
 * bodies take of the memory is bounded, for one address too.
 */
export function readBody(addressOf: (context: Context) => string): MiddlewareHandler {
  const [small, large] = [new Budget(SMALL), new Budget(LARGE)]
  return (context, next) => {
    // A body of unknown length has been read by its limit already (`limitBody.ts`).
    const length = Number(context.req.header('content-length') ?? 0)
    if (length === 0) return next()
    const budget = length > MAX_BODY_BYTES ? large : small
    return budget.run({ share: length, owner: addressOf(context) }, async () => {
      await (isForm(context) ? context.req.arrayBuffer() : context.req.text()).catch(refuseCut)
      return next()
    })
  }
}

function refuseCut(): never {
  throw new HttpError(400, 'BODY_CUT', '提交的内容没有传完，请重新提交')
}
