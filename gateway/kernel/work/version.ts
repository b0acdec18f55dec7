import { createHash } from 'node:crypto'
import { and, desc, eq, notInArray, notLike } from 'drizzle-orm'
import type { Conflict } from '../../../counter/contract/version'
import { shopMoment } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { auditLog } from './schema'
import { canonicalJson } from '../../lib/canonicalJson'
import { hmacOf } from '../hmac'
import { HttpError } from '../../lib/httpError'

const HEX_DIGITS = 32

/**
 * The version of a record: a hash of the facts that its person decides by, from the rows themselves and never from a view, which may mask
 * them (`maskedFacts`). What moves by itself (the time, how many wait) is no fact.
 */
export const versionOf = (facts: unknown): string => createHash('sha256').update(canonicalJson(facts)).digest('hex').slice(0, HEX_DIGITS)

/**
 * What of a record's facts is shown masked, for its version: an HMAC. In a mere hash whoever reads the rest of the record could count
 * through the few digits that a mask leaves out.
 */
export const maskedFacts = (db: Querying, facts: unknown): Promise<string> => hmacOf(db, canonicalJson(facts))

/** What stands there now, read in the transaction of the write with its row locked. */
export type Standing = {
  facts: unknown
  /** Who decided on it, where somebody did: 核对通过这个订单. */
  decided?: { by: string; at: Date | string; what: string } | null | undefined
  /** Where a quantity is edited that shoppers move, which is no fact: whether it is another than the one that was seen. */
  isMoved?: boolean
  /** Of an edit, in words: what was sent and what stands there, where they differ. */
  fields?: Conflict['fields']
}

type Asked = { sent: string; record: string; now: Date }

/**
 * Refuses a write of what is decided already, and one whose person saw something else than what stands there now. Says who was quicker and
 * what differs.
 */
export async function refuseStale(tx: Transaction, standing: Standing, { sent, record, now }: Asked): Promise<void> {
  const { decided, isMoved = false, fields = [] } = standing
  const version = versionOf(standing.facts)
  if (version === sent && !decided && !isMoved) return
  const last = decided ? { ...decided, at: new Date(decided.at) } : await lastAtCounter(tx, record)
  const conflict: Conflict = { version, last: last && { ...last, at: last.at.toISOString() }, isDecided: Boolean(decided), fields }
  throw new HttpError(409, 'CHANGED_SINCE', wordsOf(conflict, now), { details: conflict })
}

function wordsOf({ last, isDecided, fields }: Conflict, now: Date): string {
  if (last && isDecided) return `${last.by}已在 ${shopMoment(last.at, now)} ${last.what}，您的决定没有写入`
  const who = last ? `，最后由${last.by}在 ${shopMoment(last.at, now)} ${last.what}` : ''
  const what = fields.length > 0 ? `：${fields.map(({ field, theirs }) => `${field}现在是 ${theirs}`).join('，')}` : ''
  return `您打开之后这里有变化${who}${what}。什么都没有写入，请核对后再办`
}

/** Taking a case in hand, giving it back, looking at what is masked in it and previewing change nothing of it; no more does opening it. */
const NO_CHANGES = [
  'PUT /queues/{queue}/{recordId}/holder',
  'DELETE /queues/{queue}/{recordId}/holder',
  'POST /uncovered/{kind}/{recordId}',
  'POST /previews',
]

async function lastAtCounter(tx: Transaction, record: string) {
  const [line] = await tx
    .select({ by: auditLog.staffName, at: auditLog.at, what: auditLog.title })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.record, record),
        eq(auditLog.outcome, 'done'),
        notInArray(auditLog.line, NO_CHANGES),
        notLike(auditLog.line, 'GET %'),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1)
  return line ?? null
}
