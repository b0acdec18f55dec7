import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { smsCodes } from '../../db/schema'
import { callerOf } from '../../kernel/callerOf'
import { sha256 } from '../../kernel/hash'
import { countAgainst } from '../../kernel/limit'
import { NO_DEVICE } from '../../kernel/mount'
import { Refusal } from '../../kernel/refusal'

const MINUTES_10 = 600
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Text messages to one phone in any such time (SECURITY, E9). Devices that logged in with the phone before have this allowance to
 * themselves, so that strangers cannot use it up.
 */
const FOR_A_PHONE = [
  { most: 1, seconds: 60, message: '验证码已发送，请 1 分钟后再试' },
  { most: 5, seconds: HOUR, message: '获取验证码过于频繁，请 1 小时后再试' },
  { most: 10, seconds: DAY, message: '今天获取验证码的次数已用完，请明天再试' },
] as const
/** Of the strangers' allowance one address and one device may use so much: what is left lets the owner in on a new device. */
const FOR_A_STRANGER = [
  { most: 3, seconds: HOUR, message: FOR_A_PHONE[1].message },
  { most: 5, seconds: DAY, message: FOR_A_PHONE[2].message },
] as const

type Caller = { deviceId: string; address: string }

/**
 * Counts a request by where it comes from. Callers without a device id share one bucket an address, and the tightest. A known device
 * is not held to what its neighbours at one address ask for.
 */
export async function countCaller(db: Db, { address, deviceId, isKnown }: Caller & { isKnown: boolean }, now: Date) {
  const nameless = deviceId === NO_DEVICE
  if (!isKnown) await countAgainst(db, { bucket: `sms:address:${sha256(address)}`, most: 20, seconds: HOUR }, now)
  await countAgainst(
    db,
    nameless && !isKnown
      ? { bucket: `sms:nameless:${sha256(address)}`, most: 5, seconds: HOUR }
      : { bucket: `sms:${callerOf({ deviceId, address })}`, most: 10, seconds: HOUR },
    now,
  )
}

/** A guess at a code by somebody who asked for none, or whose five tries are over. */
export async function countGuess(db: Db, caller: Caller, now: Date) {
  await countAgainst(db, { bucket: `code:${callerOf(caller)}`, most: 10, seconds: MINUTES_10 }, now)
  await countAgainst(db, { bucket: `code:address:${sha256(caller.address)}`, most: 60, seconds: MINUTES_10 }, now)
}

type Asking = Caller & { phoneMark: string; isKnown: boolean; now: Date }

/** Refuses another message to the phone with this mark where it had enough. Of two requests at once the second waits for the first. */
export async function checkPhone(tx: Transaction, { phoneMark, isKnown, now, ...caller }: Asking) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneMark}, 0))`)
  for (const { most, seconds, message } of FOR_A_PHONE) {
    const since = new Date(now.getTime() - seconds * 1000)
    const [sent] = await tx
      .select({ count: count(), first: min(smsCodes.sentAt) })
      .from(smsCodes)
      .where(and(eq(smsCodes.phoneMark, phoneMark), eq(smsCodes.isKnown, isKnown), gt(smsCodes.sentAt, since)))
    if (!sent?.first || sent.count < most) continue
    throw new Refusal(429, 'TOO_OFTEN', message, {
      field: 'phoneNum',
      details: { retryAfter: Math.max(1, Math.ceil((sent.first.getTime() + seconds * 1000 - now.getTime()) / 1000)) },
    })
  }
  if (isKnown) return
  const strangers = new Set([callerOf(caller), callerOf({ ...caller, deviceId: NO_DEVICE })])
  for (const limit of FOR_A_STRANGER)
    for (const stranger of strangers) await countAgainst(tx, { bucket: `sms:phone:${phoneMark}:${stranger}`, ...limit }, now)
}
