import { account } from '../../../src/contract/account'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { changePhone, orPhoneTaken } from './changePhone'
import { countsOf } from './countsOf'
import { patientsOf } from '../prescription/usable'
import { loginDeviceOf } from '../../kernel/deviceName'
import { endSessions } from '../../kernel/endSessions'
import { exchangeToken } from './exchange'
import { issueLoginCode } from './loginCodes'
import { memberByPassword } from './loginByPassword'
import { publicKeyFor } from './loginKeys'
import { maskPhone } from '../../lib/maskPhone'
import { addMember, memberIdOfPhone, memberOfPhone, phoneOf } from './memberOfPhone'
import { newPasswordHash } from './newPassword'
import { endOwnSession, ownSessions, removeSession } from './ownSessions'
import { issueProof, consumeOwnProof } from './proofs'
import { consumeBindToken, issueBindToken, memberOfSubject, subjectOf } from './thirdParty'
import { memberWith, renewSession, logIn } from './logIn'
import { refuseOtherOrganization } from './refuseOtherOrganization'
import { replacePassword, resetPassword } from './replacePassword'
import { agreedTo } from '../agreement/agreedTo'
import { ifNotYou, servicePhone } from '../../kernel/licences'
import { checkCode, type Purpose, consumeSmsCode } from '../captcha/smsCodes'
import type { Db } from '../../db/open'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { HttpError } from '../../lib/httpError'
import { liveOf } from '../../kernel/live/live'
import { log } from '../../lib/log'
import type { RequestContext } from '../../kernel/requestContext'
import { signedSms } from '../../kernel/shop'

const MINUTES_10 = 10 * MINUTE_SECONDS
const notLoggedIn = () => new HttpError(401, 'NOT_LOGGED_IN', '请先登录')

const countLogins = (db: Db, address: string, now: Date) =>
  enforceRateLimit(db, { bucket: `exchange:${sha256(address)}`, max: 60, seconds: MINUTES_10 }, now)

export const accountHandlers = implement(account, {
  publicKey: async ({ db, address, now }) => {
    await enforceRateLimit(db, { bucket: `key:${sha256(address)}`, max: 120, seconds: MINUTES_10 }, now)
    return publicKeyFor(db, now)
  },

  smsLogin: async ({ db, body, transaction, ...context }) => {
    refuseOtherOrganization(context)
    const agreed = await agreedTo(db, body.agreements, context.now)
    const codeId = await checkedCode({ db, ...context }, body, ['login', 'register'])
    return transaction(async (tx) => {
      await consumeSmsCode(tx, codeId, context.now)
      const member = await memberOfPhone(tx, body.phoneNum, context.now)
      return logIn(tx, member, { agreed, ...loginDeviceOf(context) })
    })
  },

  accountLogin: async ({ db, body, transaction, ...context }) => {
    const { deviceId, address, now } = context
    const { loginName, keyId, password: ciphertext, work } = body
    const agreed = await agreedTo(db, body.agreements, now)
    const member = await memberByPassword(db, { loginName, keyId, ciphertext, work, deviceId, address, now })
    return transaction((tx) => logIn(tx, member, { agreed, ...loginDeviceOf(context) }))
  },

  register: async ({ db, body, transaction, ...context }) => {
    refuseOtherOrganization(context)
    const { phoneNum: phone, loginName, keyId, password: ciphertext } = body
    const { now } = context
    const agreed = await agreedTo(db, body.agreements, now)
    const codeId = await checkedCode({ db, ...context }, body, ['register', 'login'])
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now })
    return transaction(async (tx) => {
      await consumeSmsCode(tx, codeId, now)
      const member = await addMember(tx, { phone, loginName, passwordHash, now })
      if (!member) throw new HttpError(409, 'PHONE_TAKEN', '这个手机号已注册，请直接登录', { field: 'phoneNum' })
      return logIn(tx, member, { agreed, ...loginDeviceOf(context) })
    })
  },

  validate: async ({ db, body, transaction, ...context }) => {
    const codeId = await checkedCode({ db, ...context }, body, [body.purpose])
    return transaction(async (tx) => {
      await consumeSmsCode(tx, codeId, context.now)
      const memberId = await memberIdOfPhone(tx, body.phoneNum)
      return issueProof(tx, { purpose: body.purpose, memberId, now: context.now })
    })
  },

  validateOwn: async ({ db, body: { smsCode, purpose }, memberId, transaction, ...context }) => {
    const phone = await phoneOf(db, memberId)
    if (phone === undefined) throw notLoggedIn()
    const codeId = await checkedCode({ db, ...context }, { phoneNum: phone, smsCode }, [purpose])
    return transaction(async (tx) => {
      await consumeSmsCode(tx, codeId, context.now)
      return issueProof(tx, { purpose, memberId, now: context.now })
    })
  },

  /** The password is validated first: a weak one must not consume the proof. */
  resetPassword: async ({ db, body: { proof, password: ciphertext, keyId }, now, transaction }) => {
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now })
    const memberId = await transaction((tx) => resetPassword(tx, { proof, passwordHash, now }))
    if (memberId === null) throw new HttpError(404, 'NO_ACCOUNT', '这个手机号还没有注册，请先注册', { field: 'phoneNum' })
    return { done: true as const }
  },

  setPassword: async ({ db, body: { proof, password: ciphertext, keyId }, memberId, transaction, ...context }) => {
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now: context.now })
    return transaction(async (tx) => {
      await consumeOwnProof(tx, { proof, purpose: 'password', memberId, now: context.now })
      const member = await memberWith(tx, memberId)
      if (!member) throw notLoggedIn()
      await replacePassword(tx, memberId, passwordHash)
      return renewSession(tx, member, loginDeviceOf(context))
    })
  },

  bindPhone: async ({ db, body, query, memberId, sessionHash, transaction, providers, ...context }) => {
    const phone = body.phoneNum ?? query.phoneNum
    const smsCode = body.smsCode ?? query.smsCode
    const { proof } = body
    if (phone === undefined) throw new HttpError(400, 'INVALID', '请填写 11 位手机号', { field: 'phoneNum' })
    if (smsCode === undefined) throw new HttpError(400, 'INVALID', '请填写 6 位短信验证码', { field: 'smsCode' })
    const codeId = await checkedCode({ db, ...context }, { phoneNum: phone, smsCode }, ['bind'])
    const { session, oldPhone } = await orPhoneTaken(
      transaction((tx) => changePhone(tx, { memberId, sessionHash, proof, phone, codeId, device: loginDeviceOf(context) })),
    )
    const text = await signedSms(db, `您的账号已更换绑定手机号为 ${maskPhone(phone)}。${ifNotYou(await servicePhone(db))}`)
    await providers.sms.send({ phone: oldPhone, text }).catch((error: unknown) => log.error({ err: error }, '换绑通知没有发出'))
    return session
  },

  thirdPartyLogin: async ({ db, providers, body: { provider, code, agreements }, transaction, ...context }) => {
    refuseOtherOrganization(context)
    await countLogins(db, context.address, context.now)
    const agreed = await agreedTo(db, agreements, context.now)
    const subjectHmac = await subjectOf(db, providers.thirdParty, { provider, code, channel: context.channel })
    return transaction(async (tx) => {
      const member = await memberOfSubject(tx, { provider, subjectHmac })
      if (!member) return { session: null, bindToken: await issueBindToken(tx, { provider, subjectHmac, now: context.now }) }
      return { session: await logIn(tx, member, { agreed, ...loginDeviceOf(context) }), bindToken: null }
    })
  },

  thirdPartyBind: async ({ db, body, transaction, ...context }) => {
    refuseOtherOrganization(context)
    const agreed = await agreedTo(db, body.agreements, context.now)
    const codeId = await checkedCode({ db, ...context }, body, ['login', 'register', 'bind'])
    return transaction(async (tx) => {
      await consumeSmsCode(tx, codeId, context.now)
      const member = await memberOfPhone(tx, body.phoneNum, context.now)
      await consumeBindToken(tx, { bindToken: body.bindToken, memberId: member.memberId, now: context.now })
      return logIn(tx, member, { agreed, ...loginDeviceOf(context) })
    })
  },

  /** A phone verified by WeChat replaces the code by text message. */
  wechatPhone: async ({ db, providers, body: { phoneCode, bindToken, agreements }, transaction, ...context }) => {
    refuseOtherOrganization(context)
    const { now } = context
    await countLogins(db, context.address, now)
    const agreed = await agreedTo(db, agreements, now)
    const phone = await providers.wechat.phoneOf(phoneCode)
    return transaction(async (tx) => {
      const member = await memberOfPhone(tx, phone, now)
      if (bindToken !== undefined) await consumeBindToken(tx, { bindToken, memberId: member.memberId, now })
      return logIn(tx, member, { agreed, ...loginDeviceOf(context) })
    })
  },

  issueLoginCode: async ({ db, body, memberId, sessionHash, now }) => {
    await enforceRateLimit(db, { bucket: `handOver:${memberId}`, max: 120, seconds: MINUTES_10 }, now)
    return issueLoginCode(db, { memberId, sessionHash, entry: body.entry, now })
  },
  exchange: async ({ db, body, transaction, ...context }) => {
    await countLogins(db, context.address, context.now)
    return transaction((tx) => exchangeToken(tx, body, loginDeviceOf(context)))
  },
  exchangeRefused: async ({ db, body }) => {
    if (await removeSession(db, sha256(body.token))) liveOf(db).tell({ kind: 'sessions' })
    return { done: true as const }
  },
  /** Logging out is idempotent: a session that has ended already is no error. */
  logout: async ({ db, sessionHash }) => {
    if (sessionHash && (await removeSession(db, sessionHash))) liveOf(db).tell({ kind: 'sessions' })
    return { done: true as const }
  },

  devices: async ({ db, memberId, sessionHash, now }) => {
    const open = await ownSessions(db, memberId, now)
    const results = open.map(({ sessionId, deviceName, createdAt, lastSeenAt, tokenHash }) => ({
      sessionId,
      name: deviceName,
      loggedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash === sessionHash,
    }))
    return { results: results.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) }
  },

  endSession: async ({ db, memberId, params: { sessionId } }) => {
    await endOwnSession(db, { memberId, sessionId })
    liveOf(db).tell({ kind: 'sessions' })
    return { done: true as const }
  },

  endSessions: async ({ transaction, memberId, sessionHash = '', query: { keeps } }) => ({
    ended: await transaction((tx) => endSessions(tx, { memberId, ...(keeps === 'current' && { exceptHash: sessionHash }) })),
  }),

  info: async ({ db, providers: { fileKeys: ring }, memberId, now }) => {
    const member = await memberWith(db, memberId)
    if (!member) throw notLoggedIn()
    const { loginName, nickname, phone, passwordHash } = member
    const [counts, patients] = await Promise.all([countsOf(db, memberId, now), patientsOf({ db, ring, now }, memberId)])
    return { userId: memberId, loginName, nickname, phoneNum: maskPhone(phone), hasPassword: passwordHash !== null, ...counts, patients }
  },
})

/** Checks a code without using it up; its transaction does that. */
function checkedCode(
  { db, deviceId, address, now }: Pick<RequestContext, 'db' | 'deviceId' | 'address' | 'now'>,
  { phoneNum, smsCode }: { phoneNum: string; smsCode: string },
  purposes: Purpose[],
) {
  return checkCode(db, { phone: phoneNum, code: smsCode, purposes, deviceId, address, now })
}
