import { randomInt, scrypt as scryptCallback } from 'node:crypto'
import { promisify } from 'node:util'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { OwnPurpose, SmsPurpose } from '../../../src/contract/captcha'
import { MINUTE } from '../../../src/lib/duration'
import type { Db, Querying } from '../../db/open'
import { smsCodes } from './schema'
import { callerOf } from '../../kernel/callerOf'
import { randomId, sameHash } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'
import { HttpError } from '../../lib/httpError'
import { inTransaction } from '../../kernel/transaction'
import type { Sms } from '../../providers/sms/sms'
import { spendSms, releaseSms, type SmsBudget } from './smsBudget'
import { checkPhone, countGuess } from './smsLimits'
import { log } from '../../lib/log'
import { signedSms } from '../../kernel/shop'

const MINUTES_5 = 5 * MINUTE
const MAX_TRIES = 5
/** Seconds until another code may be asked for. */
export const RESEND_DELAY_SECONDS = 60

export type Purpose = SmsPurpose | OwnPurpose
const WORDS: Record<Purpose, string> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  bind: '绑定手机号',
  need: '登记用药需求',
  password: '设置密码',
  change: '更换手机号',
  deregister: '注销账号',
  download: '下载个人信息',
}

const scrypt = promisify(scryptCallback) as (code: string, salt: string, length: number, options: { N: number }) => Promise<Buffer>
/** Six digits are soon counted through: the hash is a slow one, for the five minutes a code lasts. */
const hashOf = async (code: string, codeId: string) => (await scrypt(code, codeId, 32, { N: 4096 })).toString('hex')

type Sending = { phone: string; purpose: Purpose; deviceId: string; address: string; isKnown: boolean; budget: SmsBudget; now: Date }

/** Stores and sends a new code; phones with and without an account are treated alike, because none is looked up. */
export async function sendCode(db: Db, sms: Sms, { phone, purpose, isKnown, budget, now, ...caller }: Sending) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeId = randomId()
  const codeHash = await hashOf(code, codeId)
  const phoneHmac = await hmacOf(db, phone)
  const expiresAt = new Date(now.getTime() + MINUTES_5)
  await inTransaction(db, async (tx) => {
    await checkPhone(tx, { phoneHmac, isKnown, now, ...caller })
    await spendSms(tx, { budget, isKnown, now })
    await tx.insert(smsCodes).values({ codeId, phoneHmac, purpose, codeHash, askedBy: callerOf(caller), isKnown, sentAt: now, expiresAt })
  })
  try {
    await sms.send({ phone, text: await signedSms(db, `${WORDS[purpose]}验证码 ${code}，5 分钟内有效。请勿告诉他人。`) })
  } catch (error) {
    await db.delete(smsCodes).where(eq(smsCodes.codeId, codeId))
    await releaseSms(db, budget)
    log.error({ err: error }, '短信没有发出')
    throw new HttpError(503, 'SMS_FAILED', '短信暂时发不出去，请稍后再试')
  }
}

type Given = { phone: string; code: string; purposes?: Purpose[]; deviceId: string; address: string; now: Date }

/**
 * Checks a code against the last one that this caller asked for and answers its id. A code belongs to the device that asked for it
 * (to the address, where that named no device; no flow asks on one device and redeems on another): only there can it be redeemed and
 * only there are its five tries used up, so that a code is guessed with at most 5 chances in 10^6 however many guess, and nobody can
 * spend the tries of somebody else. A guess from elsewhere meets no code; it does the same work, gets the same answer, and is held
 * against its own device and address. The try is counted before the code is compared: a thousand at once are five, too.
 */
export async function checkCode(db: Db, { phone, code, purposes, now, ...caller }: Given): Promise<string> {
  const phoneHmac = await hmacOf(db, phone)
  const [last] = await db
    .select({ codeId: smsCodes.codeId })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.phoneHmac, phoneHmac),
        eq(smsCodes.askedBy, callerOf(caller)),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, now),
        purposes && inArray(smsCodes.purpose, purposes),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(1)
  const [tried] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.codeId, last?.codeId ?? ''), lt(smsCodes.tries, MAX_TRIES)))
    .returning({ codeId: smsCodes.codeId, codeHash: smsCodes.codeHash })
  if (!tried) await countGuess(db, caller, now)
  const given = await hashOf(code, tried?.codeId ?? 'none')
  if (!tried || !sameHash(tried.codeHash, given)) throw wrongCode()
  return tried.codeId
}

/** Uses a checked code up; of two logins with one code the second is refused. */
export async function consumeSmsCode(db: Querying, codeId: string, now: Date) {
  const [used] = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(eq(smsCodes.codeId, codeId), isNull(smsCodes.usedAt)))
    .returning({ codeId: smsCodes.codeId })
  if (!used) throw wrongCode()
}

const wrongCode = () => new HttpError(400, 'CODE_WRONG', '短信验证码不正确或已失效，请核对或重新获取', { field: 'smsCode' })
