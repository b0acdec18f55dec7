import { and, eq, isNull, lt } from 'drizzle-orm'
import { DAY_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Db, Querying, Transaction } from '../../db/open'
import { staff, staffRoles } from '../../kernel/work/schema'
import { sha256 } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { isPassword } from '../../kernel/password'
import { enforceRateLimit, refundRateLimit, resetRateLimit, type RateLimit } from '../../kernel/rateLimit'
import { AuditedError } from '../../kernel/work/auditedError'
import { HttpError } from '../../lib/httpError'
import { openStaffSession } from '../../kernel/work/staffSession'
import { forgetDevices, knownDevice, rememberDevice } from './devices'
import { totpStepOf } from './totp'
import { totpSecretOf } from './totpSecret'

const MINUTES_15 = 15 * MINUTE_SECONDS
const TOO_OFTEN = '登录失败次数过多，请 15 分钟后再试'
const NEW_BROWSER = '登录失败次数过多，新的浏览器一天内不能再登录这个账号：请用以前登录过的浏览器，或请运营重置登录凭证'

/** Wrong tries of whoever types a name, in a browser that it is not known in. */
const limitsOfAccount = (loginName: string): RateLimit[] => {
  const account = sha256(loginName.toLowerCase())
  return [
    { bucket: `staff:${account}`, max: 5, seconds: MINUTES_15, message: TOO_OFTEN },
    { bucket: `staff:${account}`, max: 20, seconds: DAY_SECONDS, message: NEW_BROWSER },
  ]
}

/**
 * Wrong tries that are left. Strangers' are counted by account and address, and the account closes to them for longer the more they try; a
 * browser in which this person has logged in before has tries of its own, so that strangers cannot keep a pharmacist out.
 */
const limitsFor = ({ loginName, address }: Attempt, known: string | undefined): RateLimit[] => {
  if (known !== undefined) return [{ bucket: `staff:device:${sha256(known)}`, max: 5, seconds: MINUTES_15, message: TOO_OFTEN }]
  const ofAddress = {
    bucket: `staff:address:${sha256(address)}`,
    max: 30,
    seconds: MINUTES_15,
    message: '这个地址登录失败次数过多，请 15 分钟后再试',
  }
  return [ofAddress, ...limitsOfAccount(loginName)]
}

type Attempt = {
  loginName: string
  password: string
  code: string
  address: string
  deviceCookie: string | undefined
  fileKeys: KeyRing
  now: Date
  allowsDemonstration: boolean
}

/**
 * Whose password and one-time code these are, and for which half minute. Unknown name, wrong password and wrong code are told alike and
 * take alike. The fifth wrong try within a quarter of an hour is the last; what is counted ahead is taken back where all was right. `known`
 * is the browser where it is one of theirs.
 */
export async function recognized(db: Db, attempt: Attempt) {
  const { loginName, password, code, now, allowsDemonstration } = attempt
  const knownAs = await knownDevice(db, loginName, attempt.deviceCookie)
  const limits = limitsFor(attempt, knownAs)
  for (const limit of limits) await enforceRateLimit(db, limit, now)
  const known = and(eq(staff.loginName, loginName), isNull(staff.closedAt))
  const [found] = await db.select().from(staff).where(known)
  const person = found?.isDemonstration && !allowsDemonstration ? undefined : found
  const isRight = await isPassword(password, person?.passwordHash)
  const step = person && isRight ? totpStepOf(totpSecretOf(attempt.fileKeys, person), code, now) : undefined
  if (!person || step === undefined) throw wrong(person)
  if (person.lockedAt) throw locked(person)
  for (const limit of limits) await refundRateLimit(db, limit)
  return { person, step, knownAs, deviceCookie: attempt.deviceCookie }
}

const SENTENCE = '登录名、密码或动态码不正确，请核对后重试'
/** 400, not 401: nobody's session ended. */
const wrong = (person: typeof staff.$inferSelect | undefined) =>
  person
    ? new AuditedError({ status: 400, code: 'LOGIN_WRONG', message: SENTENCE, by: person, record: `staff:${person.staffId}` })
    : new HttpError(400, 'LOGIN_WRONG', SENTENCE)

/** Told only to who has the password and the code. */
const locked = (person: typeof staff.$inferSelect) =>
  new AuditedError({ status: 400, code: 'LOCKED', message: '账号已被锁定，请联系运营解锁', by: person, record: `staff:${person.staffId}` })

/** Somebody's credentials were reset: they begin anew everywhere, whatever was tried before. */
export async function forgetTries(tx: Transaction, { staffId, loginName }: { staffId: string; loginName: string }) {
  await forgetDevices(tx, staffId)
  for (const limit of limitsOfAccount(loginName)) await resetRateLimit(tx, limit)
}

type Recognized = Awaited<ReturnType<typeof recognized>>

/** Consumes the code, which is good once, and opens a session. */
export async function logIn(tx: Transaction, { person, step, knownAs, deviceCookie }: Recognized, now: Date) {
  const { staffId } = person
  const [taken] = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.staffId, staffId), lt(staff.totpStep, step)))
    .returning({ staffId: staff.staffId })
  const USED = { status: 400, code: 'CODE_USED', message: '这个动态码已经用过，请等下一个', field: 'code' } as const
  if (!taken) throw new AuditedError({ ...USED, by: person, record: `staff:${staffId}` })
  const device = await rememberDevice(tx, { staffId, known: knownAs, cookie: deviceCookie, now })
  return { session: await openStaffSession(tx, { staffId, now }), device, roles: await rolesOf(tx, staffId) }
}

export const rolesOf = async (db: Querying, staffId: string) =>
  (await db.select({ role: staffRoles.role }).from(staffRoles).where(eq(staffRoles.staffId, staffId)).orderBy(staffRoles.role)).map(
    ({ role }) => role,
  )
