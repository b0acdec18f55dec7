import { eq } from 'drizzle-orm'
import { account } from '../../src/contract/account'
import { agreedTo } from '../account/agreements'
import { countsOf } from '../account/countsOf'
import { exchangeToken } from '../account/exchange'
import { memberByPassword } from '../account/loginByPassword'
import { publicKeyFor } from '../account/loginKeys'
import { maskPhone } from '../account/maskPhone'
import { memberOfPhone } from '../account/memberOfPhone'
import { welcome } from '../account/welcome'
import { checkCode, useCode } from '../captcha/smsCodes'
import { members, sessions } from '../db/schema'
import { sha256 } from '../kernel/hash'
import { implement } from '../kernel/implement'
import { countAgainst } from '../kernel/limit'
import { Refusal } from '../kernel/refusal'

const MINUTES_10 = 600

export const accountHandlers = implement(account, {
  publicKey: async ({ db, address, now }) => {
    await countAgainst(db, { bucket: `key:${sha256(address)}`, most: 120, seconds: MINUTES_10 }, now)
    return publicKeyFor(db, now)
  },
  smsLogin: async ({ db, body, address, now, transaction, ...visit }) => {
    await countAgainst(db, { bucket: `code:${sha256(address)}`, most: 60, seconds: MINUTES_10 }, now)
    const agreed = await agreedTo(db, body.agreements, now)
    const codeId = await checkCode(db, { phone: body.phoneNum, code: body.smsCode, purposes: ['login', 'register'], now })
    return transaction(async (tx) => {
      await useCode(tx, codeId, now)
      const member = await memberOfPhone(tx, body.phoneNum, now)
      return welcome(tx, member, { agreed, deviceId: visit.deviceId, channel: visit.channel, now })
    })
  },
  accountLogin: async ({ db, body, address, now, transaction, ...visit }) => {
    const agreed = await agreedTo(db, body.agreements, now)
    const member = await memberByPassword(db, { loginName: body.loginName, keyId: body.keyId, ciphertext: body.password, address, now })
    return transaction((tx) => welcome(tx, member, { agreed, deviceId: visit.deviceId, channel: visit.channel, now }))
  },
  exchange: async ({ db, body, address, now, transaction, deviceId, channel }) => {
    await countAgainst(db, { bucket: `exchange:${sha256(address)}`, most: 60, seconds: MINUTES_10 }, now)
    return transaction((tx) => exchangeToken(tx, body.token, { deviceId, channel, now }))
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
  info: async ({ db, memberId, now }) => {
    const [member] = await db.select().from(members).where(eq(members.memberId, memberId))
    if (!member) throw new Refusal(401, 'NOT_LOGGED_IN', '请先登录')
    const { loginName, nickname, phone } = member
    return { userId: memberId, loginName, nickname, phoneNum: maskPhone(phone), ...(await countsOf(db, memberId, now)) }
  },
})
