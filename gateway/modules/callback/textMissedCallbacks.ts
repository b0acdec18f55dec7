import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import { callbacks } from './schema'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import type { Job } from '../../kernel/jobs/job'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import { signedSms } from '../../kernel/shop'
import { PermanentError } from '../../providers/permanentError'
import { areQuiet } from '../message/quietHours'
import { TEMPLATES } from '../message/templates'
import { textsOf } from '../message/words'

const BATCH = 50
const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: DAY }
const waits = and(isNull(callbacks.calledAt), isNull(callbacks.missedToldAt))

/**
 * Tells a visitor, of whom the shop knows the phone alone, that nobody called in time: by a text message, once, in the words a member gets. Tried
 * again for a day unless the provider refuses for good, never at night; the provider sends one that it hears of twice once.
 */
export const textMissedCallbacks: Job = async (shop) => {
  const { db, now } = shop
  if (areQuiet(now)) return
  const due = await db
    .select()
    .from(callbacks)
    .where(and(waits, lte(callbacks.missedNextAttemptAt, now)))
    .orderBy(asc(callbacks.missedNextAttemptAt))
    .limit(BATCH)
  for (const one of due) await textOne(shop, one)
}

type Callback = typeof callbacks.$inferSelect

async function textOne({ db, providers, now }: Parameters<Job>[0], { requestId, phone, missedLastError, ...one }: Callback): Promise<void> {
  const own = eq(callbacks.requestId, requestId)
  const attempts = one.missedAttempts + 1
  const next = nextAttempt(BACKOFF, { attempts, since: one.expectedBefore, now })
  const [mine] = await db
    .update(callbacks)
    .set({ missedAttempts: attempts, missedNextAttemptAt: next })
    .where(and(own, waits, eq(callbacks.missedAttempts, one.missedAttempts)))
    .returning({ requestId: callbacks.requestId })
  if (!mine) return
  try {
    const { outside } = await textsOf(db, 'callbackMissed', TEMPLATES.callbackMissed)
    await providers.sms.send({ phone, text: await signedSms(db, outside), id: `callback-${requestId}` })
    await db.update(callbacks).set({ missedToldAt: now, missedNextAttemptAt: null, missedLastError: null }).where(own)
  } catch (error) {
    logFailedAttempt({ what: `回拨 ${requestId} 的短信`, err: error, hasFailedBefore: missedLastError !== null, next })
    await db
      .update(callbacks)
      .set({ missedLastError: faultText(error), ...(error instanceof PermanentError && { missedNextAttemptAt: null }) })
      .where(own)
  }
}
