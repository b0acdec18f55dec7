import { eq, or } from 'drizzle-orm'
import { MAX_WORK_BITS, subjectOf } from '../../../src/lib/proofOfWork'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { requireWork } from '../captcha/tickets'
import { bitsAbove } from '../captcha/workBits'
import type { Db } from '../../db/open'
import { members } from '../../kernel/schema'
import { callerOf } from '../../kernel/callerOf'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit, refundRateLimit, usedOf, type RateLimit } from '../../kernel/rateLimit'
import { HttpError } from '../../lib/httpError'
import { isKnownDevice } from '../captcha/knownDevices'
import { decryptedPassword } from './loginKeys'
import { isPassword } from '../../kernel/password'

const MINUTES_15 = 15 * MINUTE_SECONDS

const orSms = (wait: string) => `密码错误次数过多，请${wait}再试，或改用短信验证码登录`
/** Progressive delay: a minute, a quarter of an hour, a day; the longest that applies is shown. */
const ONE_CALLER = [
  { max: 30, seconds: DAY_SECONDS, message: orSms('明天') },
  { max: 10, seconds: MINUTES_15, message: orSms(' 15 分钟后') },
  { max: 5, seconds: MINUTE_SECONDS, message: orSms(' 1 分钟后') },
]
const ONE_ADDRESS = [
  { max: 60, seconds: DAY_SECONDS, message: orSms('明天') },
  { max: 10, seconds: MINUTES_15, message: orSms(' 15 分钟后') },
]
/** Wrong passwords of one account from all devices that are not known, in a day; then only a code by text message lets a new device in. */
const STRANGERS = { max: 300, seconds: DAY_SECONDS, message: '为保护您的账号，新设备请改用短信验证码登录' }
/** From so many on, for an account in an hour or from an address in a quarter of one, each further try needs a proof of work. */
const BASELINE_FOR_ACCOUNT = { max: 30, seconds: HOUR_SECONDS }
const BASELINE_FOR_ADDRESS = { max: 60, seconds: MINUTES_15 }
/** Doubled with every doubling of the guesses, up to the hardest. */
const WORK_FROM = 11
/** Only counted, never refused by it. */
const UNLIMITED = 1_000_000_000

type Attempt = {
  loginName: string
  keyId: string
  ciphertext: string
  work: string | undefined
  deviceId: string
  address: string
  now: Date
}

/**
 * The member with this name or phone and password. Unknown name and wrong password are told alike and take alike. Wrong passwords are
 * counted by account and device, and for devices that never logged in here also by account and address and by account alone. So nobody
 * locks a known device out; on a new one many guesses from elsewhere ask for a proof of work, and in the end for a code by text
 * message, which no guess at a password touches. What is counted ahead is taken back where the password was right.
 */
export async function memberByPassword(db: Db, attempt: Attempt) {
  const { loginName, keyId, ciphertext, deviceId, now } = attempt
  const [member] = await db
    .select()
    .from(members)
    .where(or(eq(members.loginName, loginName), eq(members.phone, loginName)))
  const isKnown = await isKnownDevice(db, { phone: member?.phone ?? loginName, deviceId, now })
  const { limits, gauges } = countersFor(attempt, isKnown)
  requireWork({ subject: subjectOf(ciphertext), bits: await workBits(db, gauges, now) }, attempt.work)
  const password = await decryptedPassword(db, { keyId, ciphertext, now })
  const counted = [...limits, ...gauges.map((gauge) => ({ ...gauge, max: UNLIMITED }))]
  await countAll(db, counted, now)
  const isRight = await isPassword(password, member?.passwordHash)
  // 400, not 401: a 401 would tell the storefront that a session ended.
  if (!member || !isRight) throw new HttpError(400, 'PASSWORD_WRONG', '账号或密码不正确，请核对后重试', { field: 'password' })
  for (const limit of counted) await refundRateLimit(db, limit)
  return member
}

function countersFor({ loginName, deviceId, address }: Attempt, isKnown: boolean): { limits: RateLimit[]; gauges: RateLimit[] } {
  const account = `login:${sha256(loginName.toLowerCase())}`
  const caller = callerOf({ deviceId, address })
  const own = ONE_CALLER.map((limit) => ({ bucket: `${account}:${isKnown ? 'known' : 'new'}:${caller}`, ...limit }))
  if (isKnown) return { limits: own, gauges: [] }
  const from = sha256(address)
  return {
    limits: [
      ...own,
      ...ONE_ADDRESS.map((limit) => ({ bucket: `${account}:address:${from}`, ...limit })),
      { bucket: `${account}:strangers`, ...STRANGERS },
    ],
    gauges: [
      { bucket: `${account}:strangers`, ...BASELINE_FOR_ACCOUNT },
      { bucket: `login:address:${from}`, ...BASELINE_FOR_ADDRESS },
    ],
  }
}

async function workBits(db: Db, gauges: RateLimit[], now: Date): Promise<number> {
  const bits = []
  for (const gauge of gauges) {
    const used = await usedOf(db, gauge, now)
    bits.push(used < gauge.max ? 0 : Math.min(MAX_WORK_BITS, WORK_FROM + bitsAbove(used, gauge.max)))
  }
  return Math.max(0, ...bits)
}

/** Counts under every limit, or under none: what the first ones counted is taken back where a later one refuses. */
async function countAll(db: Db, limits: RateLimit[], now: Date) {
  for (const [place, limit] of limits.entries())
    try {
      await enforceRateLimit(db, limit, now)
    } catch (error) {
      for (const before of limits.slice(0, place)) await refundRateLimit(db, before)
      throw error
    }
}
