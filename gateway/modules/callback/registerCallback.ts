import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { settingOf } from '../../kernel/settings'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import { callbackBefore } from './callbackBefore'
import { callbacks } from './schema'

/** Calls that one number is promised in a day; the figure is ours. */
const MAX_A_DAY = 3

/** By when a pharmacist would call who asks now; undefined where the shop calls nobody back. */
export async function callOffered(db: Querying, now: Date): Promise<Date | undefined> {
  if ((await settingOf(db, mallConfigSetting))?.callbackAvailable === false) return undefined
  return callbackBefore(await onlineTimeOf(db), now)
}

export type Asking = {
  memberId: string | null
  phone: string
  productCode?: string | undefined
  question?: string | undefined
  now: Date
  expectedBefore: Date
}

/** Puts a call into the counter's queue. Throws 429 where the number was promised enough of them today. */
export async function registerCallback(tx: Transaction, asking: Asking): Promise<{ requestId: string; expectedBefore: string }> {
  const { memberId, phone, productCode, question, now, expectedBefore } = asking
  const bucket = `callback:${await hmacOf(tx, phone)}`
  const message = '今天已为这个号码登记过回拨，请留意来电'
  await enforceRateLimit(tx, { bucket, max: MAX_A_DAY, seconds: DAY_SECONDS, message }, now)
  const requestId = randomId()
  await tx.insert(callbacks).values({
    requestId,
    memberId,
    phone,
    productCode: productCode ?? null,
    question: question ?? null,
    at: now,
    expectedBefore,
    missedNextAttemptAt: memberId === null ? expectedBefore : null,
  })
  return { requestId, expectedBefore: expectedBefore.toISOString() }
}
