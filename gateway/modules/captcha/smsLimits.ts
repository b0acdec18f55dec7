import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import type { Db, Transaction } from '../../db/open'
import { smsCodes } from './schema'
import { callerOf } from '../../kernel/callerOf'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit, usedOf } from '../../kernel/rateLimit'
import { HttpError } from '../../lib/httpError'

const MINUTES_10 = 10 * MINUTE_SECONDS

/**
 * Text messages to one phone in any such time (SECURITY, E9). Devices that logged in with the phone before have this allowance to
 * themselves, so that strangers cannot use it up.
 */
const FOR_A_PHONE = [
  { max: 1, seconds: 60, reserved: 0, message: '验证码已发送，请 1 分钟后再试' },
  { max: 5, seconds: HOUR_SECONDS, reserved: 2, message: '获取验证码过于频繁，请 1 小时后再试' },
  { max: 10, seconds: DAY_SECONDS, reserved: 3, message: '今天获取验证码的次数已用完，请明天再试' },
] as const
/**
 * Rate limits of one address and one device within the allowance of unknown devices. The last ones, `reserved` above, are for an address that
 * has asked for none: who has a few addresses cannot use up what lets the owner log in on a new device.
 */
const FOR_A_STRANGER = [
  { max: 3, seconds: HOUR_SECONDS, message: FOR_A_PHONE[1].message },
  { max: 5, seconds: DAY_SECONDS, message: FOR_A_PHONE[2].message },
] as const

type Caller = { deviceId: string; address: string }

/**
 * Counts a request by where it comes from. Callers without a device id share one bucket an address, and the tightest. A known device
 * is not held to what its neighbours at one address ask for.
 */
export async function countCaller(db: Db, { address, deviceId, isKnown }: Caller & { isKnown: boolean }, now: Date) {
  const nameless = deviceId === NO_DEVICE
  if (!isKnown) await enforceRateLimit(db, { bucket: `sms:address:${sha256(address)}`, max: 20, seconds: HOUR_SECONDS }, now)
  await enforceRateLimit(
    db,
    nameless && !isKnown
      ? { bucket: `sms:nameless:${sha256(address)}`, max: 5, seconds: HOUR_SECONDS }
      : { bucket: `sms:${callerOf({ deviceId, address })}`, max: 10, seconds: HOUR_SECONDS },
    now,
  )
}

/** A wrong code from a device that requested none, or whose five tries are used up. */
export async function countGuess(db: Db, caller: Caller, now: Date) {
  await enforceRateLimit(db, { bucket: `code:address:${sha256(caller.address)}`, max: 60, seconds: MINUTES_10 }, now)
  await enforceRateLimit(db, { bucket: `code:${callerOf(caller)}`, max: 10, seconds: MINUTES_10 }, now)
}

type Asking = Caller & { phoneHmac: string; isKnown: boolean; now: Date }

/** Refuses another message to the phone with this mark where it had enough. Of two requests at once the second waits for the first. */
export async function checkPhone(tx: Transaction, { phoneHmac, isKnown, now, ...caller }: Asking) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneHmac}, 0))`)
  const ofAddress = `sms:phone:${phoneHmac}:${callerOf({ ...caller, deviceId: NO_DEVICE })}`
  for (const { max, seconds, reserved, message } of FOR_A_PHONE) {
    const since = new Date(now.getTime() - seconds * 1000)
    const [sent] = await tx
      .select({ count: count(), first: min(smsCodes.sentAt) })
      .from(smsCodes)
      .where(and(eq(smsCodes.phoneHmac, phoneHmac), eq(smsCodes.isKnown, isKnown), gt(smsCodes.sentAt, since)))
    if (!sent?.first || sent.count < max - reserved) continue
    const mayTakeReserved = isKnown || (await usedOf(tx, { bucket: ofAddress, max, seconds }, now)) === 0
    if (mayTakeReserved && sent.count < max) continue
    throw new HttpError(429, 'TOO_OFTEN', message, {
      field: 'phoneNum',
      details: { retryAfter: Math.max(1, Math.ceil((sent.first.getTime() + seconds * 1000 - now.getTime()) / 1000)) },
    })
  }
  if (isKnown) return
  const strangers = new Set([ofAddress, `sms:phone:${phoneHmac}:${callerOf(caller)}`])
  for (const limit of FOR_A_STRANGER) for (const bucket of strangers) await enforceRateLimit(tx, { bucket, ...limit }, now)
}
