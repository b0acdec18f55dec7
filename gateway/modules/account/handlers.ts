import { and, desc, eq, gt } from 'drizzle-orm'
import { account } from '../../../src/contract/account'
import { changePhone, orTaken } from './changePhone'
import { countsOf } from './countsOf'
import { arrivingOf } from '../../kernel/deviceName'
import { endSessions } from '../../kernel/endSessions'
import { exchangeToken } from './exchange'
import { giveCode } from './handOver'
import { forgetDevices } from '../captcha/knownDevices'
import { memberByPassword } from './loginByPassword'
import { publicKeyFor } from './loginKeys'
import { maskPhone } from '../../kernel/maskPhone'
import { addMember, memberOfPhone } from './memberOfPhone'
import { newPasswordHash } from './newPassword'
import { giveProof, useOwnProof, useProof } from './proofs'
import { bindWaiting, letWait, memberOfSubject, subjectOf } from './thirdParty'
import { memberWith, renewSession, welcome } from './welcome'
import { agreedTo } from '../agreement/agreedTo'
import { ifNotYou, servicePhone } from '../mall/servicePhone'
import { checkCode, type Purpose, useCode } from '../captcha/smsCodes'
import type { Db } from '../../db/open'
import { members, sessions } from '../../db/schema'
import { sha256 } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { countAgainst } from '../../kernel/limit'
import { notFound, Refusal } from '../../kernel/refusal'
import { log } from '../../kernel/log'
import type { Visit } from '../../kernel/visit'

const MINUTES_10 = 600
const notLoggedIn = () => new Refusal(401, 'NOT_LOGGED_IN', '请先登录')

const countLogins = (db: Db, address: string, now: Date) =>
  countAgainst(db, { bucket: `exchange:${sha256(address)}`, most: 60, seconds: MINUTES_10 }, now)

export const accountHandlers = implement(account, {
  publicKey: async ({ db, address, now }) => {
    await countAgainst(db, { bucket: `key:${sha256(address)}`, most: 120, seconds: MINUTES_10 }, now)
    return publicKeyFor(db, now)
  },

  smsLogin: async ({ db, body, transaction, ...visit }) => {
    const agreed = await agreedTo(db, body.agreements, visit.now)
    const codeId = await checkedCode({ db, ...visit }, body, ['login', 'register'])
    return transaction(async (tx) => {
      await useCode(tx, codeId, visit.now)
      const member = await memberOfPhone(tx, body.phoneNum, visit.now)
      return welcome(tx, member, { agreed, ...arrivingOf(visit) })
    })
  },

  accountLogin: async ({ db, body, transaction, ...visit }) => {
    const { deviceId, address, now } = visit
    const { loginName, keyId, password: ciphertext, work } = body
    const agreed = await agreedTo(db, body.agreements, now)
    const member = await memberByPassword(db, { loginName, keyId, ciphertext, work, deviceId, address, now })
    return transaction((tx) => welcome(tx, member, { agreed, ...arrivingOf(visit) }))
  },

  register: async ({ db, body, transaction, ...visit }) => {
    const { phoneNum: phone, loginName, keyId, password: ciphertext } = body
    const { now } = visit
    const agreed = await agreedTo(db, body.agreements, now)
    const codeId = await checkedCode({ db, ...visit }, body, ['register', 'login'])
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now })
    return transaction(async (tx) => {
      await useCode(tx, codeId, now)
      const member = await addMember(tx, { phone, loginName, passwordHash, now })
      if (!member) throw new Refusal(409, 'PHONE_TAKEN', '这个手机号已注册，请直接登录', { field: 'phoneNum' })
      return welcome(tx, member, { agreed, ...arrivingOf(visit) })
    })
  },

  validate: async ({ db, body, transaction, ...visit }) => {
    const codeId = await checkedCode({ db, ...visit }, body, [body.purpose])
    return transaction(async (tx) => {
      await useCode(tx, codeId, visit.now)
      const [member] = await tx.select({ memberId: members.memberId }).from(members).where(eq(members.phone, body.phoneNum))
      return giveProof(tx, { purpose: body.purpose, memberId: member?.memberId ?? null, now: visit.now })
    })
  },

  validateOwn: async ({ db, body: { smsCode, purpose }, memberId, transaction, ...visit }) => {
    const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
    if (!member) throw notLoggedIn()
    const codeId = await checkedCode({ db, ...visit }, { phoneNum: member.phone, smsCode }, [purpose])
    return transaction(async (tx) => {
      await useCode(tx, codeId, visit.now)
      return giveProof(tx, { purpose, memberId, now: visit.now })
    })
  },

  /** The password is looked at first: a weak one must not cost the proof. */
  resetPassword: async ({ db, body: { proof, password: ciphertext, keyId }, now, transaction }) => {
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now })
    const memberId = await transaction(async (tx) => {
      const owner = await useProof(tx, { proof, purpose: 'reset', now })
      if (owner === null) return null
      const [member] = await tx.update(members).set({ passwordHash }).where(eq(members.memberId, owner)).returning({ phone: members.phone })
      await endSessions(tx, { memberId: owner })
      if (member) await forgetDevices(tx, member.phone)
      return owner
    })
    if (memberId === null) throw new Refusal(404, 'NO_ACCOUNT', '这个手机号还没有注册，请先注册', { field: 'phoneNum' })
    return { done: true as const }
  },

  setPassword: async ({ db, body: { proof, password: ciphertext, keyId }, memberId, transaction, ...visit }) => {
    const passwordHash = await newPasswordHash(db, { keyId, ciphertext, now: visit.now })
    return transaction(async (tx) => {
      await useOwnProof(tx, { proof, purpose: 'password', memberId, now: visit.now })
      const member = await memberWith(tx, memberId)
      if (!member) throw notLoggedIn()
      await tx.update(members).set({ passwordHash }).where(eq(members.memberId, memberId))
      return renewSession(tx, member, arrivingOf(visit))
    })
  },

  bindPhone: async ({ db, body, query, memberId, transaction, outside, ...visit }) => {
    const phone = body.phoneNum ?? query.phoneNum
    const smsCode = body.smsCode ?? query.smsCode
    if (phone === undefined) throw new Refusal(400, 'INVALID', '请填写 11 位手机号', { field: 'phoneNum' })
    if (smsCode === undefined) throw new Refusal(400, 'INVALID', '请填写 6 位短信验证码', { field: 'smsCode' })
    const codeId = await checkedCode({ db, ...visit }, { phoneNum: phone, smsCode }, ['bind'])
    const { session, oldPhone } = await orTaken(
      transaction((tx) => changePhone(tx, { memberId, proof: body.proof, phone, codeId, arriving: arrivingOf(visit) })),
    )
    const text = `【青禾健康】您的账号已更换绑定手机号为 ${maskPhone(phone)}。${ifNotYou(await servicePhone(db))}`
    await outside.sms.send({ phone: oldPhone, text }).catch((error: unknown) => log.error({ err: error }, '换绑通知没有发出'))
    return session
  },

  thirdPartyLogin: async ({ db, outside, body: { provider, code, agreements }, transaction, ...visit }) => {
    await countLogins(db, visit.address, visit.now)
    const agreed = await agreedTo(db, agreements, visit.now)
    const subjectMark = await subjectOf(db, outside.thirdParty, { provider, code, channel: visit.channel })
    return transaction(async (tx) => {
      const member = await memberOfSubject(tx, { provider, subjectMark })
      if (!member) return { session: null, bindToken: await letWait(tx, { provider, subjectMark, now: visit.now }) }
      return { session: await welcome(tx, member, { agreed, ...arrivingOf(visit) }), bindToken: null }
    })
  },

  thirdPartyBind: async ({ db, body, transaction, ...visit }) => {
    const agreed = await agreedTo(db, body.agreements, visit.now)
    const codeId = await checkedCode({ db, ...visit }, body, ['login', 'register', 'bind'])
    return transaction(async (tx) => {
      await useCode(tx, codeId, visit.now)
      const member = await memberOfPhone(tx, body.phoneNum, visit.now)
      await bindWaiting(tx, { bindToken: body.bindToken, memberId: member.memberId, now: visit.now })
      return welcome(tx, member, { agreed, ...arrivingOf(visit) })
    })
  },

  /** WeChat's word for the phone stands in the place of the code by text message. */
  wechatPhone: async ({ db, outside, body: { phoneCode, bindToken, agreements }, transaction, ...visit }) => {
    const { now } = visit
    await countLogins(db, visit.address, now)
    const agreed = await agreedTo(db, agreements, now)
    const phone = await outside.wechat.phoneOf(phoneCode)
    return transaction(async (tx) => {
      const member = await memberOfPhone(tx, phone, now)
      if (bindToken !== undefined) await bindWaiting(tx, { bindToken, memberId: member.memberId, now })
      return welcome(tx, member, { agreed, ...arrivingOf(visit) })
    })
  },

  handOver: async ({ db, body, memberId, sessionHash, now }) => {
    await countAgainst(db, { bucket: `handOver:${memberId}`, most: 120, seconds: MINUTES_10 }, now)
    return giveCode(db, { memberId, sessionHash, entry: body.entry, now })
  },
  exchange: async ({ db, body, transaction, ...visit }) => {
    await countLogins(db, visit.address, visit.now)
    return transaction((tx) => exchangeToken(tx, body, arrivingOf(visit)))
  },
  exchangeRefused: async ({ db, body }) => {
    await db.delete(sessions).where(eq(sessions.tokenHash, sha256(body.token)))
    return { done: true as const }
  },
  /** Ending a session that is gone already is done, too. */
  logout: async ({ db, sessionHash }) => {
    if (sessionHash) await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
    return { done: true as const }
  },

  devices: async ({ db, memberId, sessionHash, now }) => {
    const open = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
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
    const [ended] = await db
      .delete(sessions)
      .where(and(eq(sessions.sessionId, sessionId), eq(sessions.memberId, memberId)))
      .returning({ sessionId: sessions.sessionId })
    if (!ended) throw notFound('这台设备的登录，它可能已经退出')
    return { done: true as const }
  },

  endSessions: async ({ transaction, memberId, sessionHash = '', query: { keeps } }) => ({
    ended: await transaction((tx) => endSessions(tx, { memberId, ...(keeps === 'current' && { exceptHash: sessionHash }) })),
  }),

  info: async ({ db, memberId, now }) => {
    const [member] = await db.select().from(members).where(eq(members.memberId, memberId))
    if (!member) throw notLoggedIn()
    const { loginName, nickname, phone, passwordHash } = member
    const counts = await countsOf(db, memberId, now)
    return { userId: memberId, loginName, nickname, phoneNum: maskPhone(phone), hasPassword: passwordHash !== null, ...counts }
  },
})

/** Checks a code without using it up; its transaction does that. */
function checkedCode(
  { db, deviceId, address, now }: Pick<Visit, 'db' | 'deviceId' | 'address' | 'now'>,
  { phoneNum, smsCode }: { phoneNum: string; smsCode: string },
  purposes: Purpose[],
) {
  return checkCode(db, { phone: phoneNum, code: smsCode, purposes, deviceId, address, now })
}
