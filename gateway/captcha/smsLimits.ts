import { and, count, eq, gt, min } from 'drizzle-orm'
import type { Db, Transaction } from '../db/open'
import { smsCodes } from '../db/schema'
import { sha256 } from '../kernel/hash'
import { countAgainst } from '../kernel/limit'
import { Refusal } from '../kernel/refusal'

const HOUR = 3600
const NO_DEVICE = '00000000-0000-0000-0000-000000000000'

/** Text messages to one phone in any such time, not in calendar windows (SECURITY, E9). */
const FOR_A_PHONE = [
  { most: 1, seconds: 60, message: '验证码已发送，请 1 分钟后再试' },
  { most: 5, seconds: HOUR, message: '获取验证码过于频繁，请 1 小时后再试' },
  { most: 10, seconds: 24 * HOUR, message: '今天获取验证码的次数已用完，请明天再试' },
]

/** Counts a request by where it comes from. Callers without a device id share one bucket an address, and the tightest. */
export async function countCaller(db: Db, { address, deviceId }: { address: string; deviceId: string }, now: Date) {
  const nameless = deviceId === NO_DEVICE
  await countAgainst(db, { bucket: `sms:address:${sha256(address)}`, most: 20, seconds: HOUR }, now)
  await countAgainst(
    db,
    nameless
      ? { bucket: `sms:nameless:${sha256(address)}`, most: 5, seconds: HOUR }
      : { bucket: `sms:device:${sha256(deviceId)}`, most: 10, seconds: HOUR },
    now,
  )
  await countAgainst(db, { bucket: 'sms:everybody', most: 2000, seconds: HOUR, message: '短信服务繁忙，请稍后再试' }, now)
}

/** Refuses another message to the phone with this mark where it had enough. Two requests at once queue at the counter's row until the first is done. */
export async function checkPhone(tx: Transaction, phoneMark: string, now: Date) {
  await countAgainst(tx, { bucket: `sms:phone:${phoneMark}`, most: 20, seconds: 24 * HOUR }, now)
  for (const { most, seconds, message } of FOR_A_PHONE) {
    const since = new Date(now.getTime() - seconds * 1000)
    const [sent] = await tx
      .select({ count: count(), first: min(smsCodes.sentAt) })
      .from(smsCodes)
      .where(and(eq(smsCodes.phoneMark, phoneMark), gt(smsCodes.sentAt, since)))
    if (!sent?.first || sent.count < most) continue
    throw new Refusal(429, 'TOO_OFTEN', message, {
      field: 'phoneNum',
      details: { retryAfter: Math.max(1, Math.ceil((sent.first.getTime() + seconds * 1000 - now.getTime()) / 1000)) },
    })
  }
}
