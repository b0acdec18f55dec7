import { eq } from 'drizzle-orm'
import { captcha } from '../../src/contract/captcha'
import { maskPhone } from '../account/maskPhone'
import { drawFor, giveTicket, speakFor, useTicket } from '../captcha/tickets'
import { checkCode, RESEND_AFTER, sendCode, type Purpose } from '../captcha/smsCodes'
import { countCaller } from '../captcha/smsLimits'
import type { Db } from '../db/open'
import { members } from '../db/schema'
import { sha256 } from '../kernel/hash'
import { implement } from '../kernel/implement'
import { countAgainst } from '../kernel/limit'
import { Refusal } from '../kernel/refusal'
import type { Visit } from '../kernel/visit'

const MINUTES_10 = 600

export const captchaHandlers = implement(captcha, {
  ticket: async ({ db, address, now, body }) => {
    await countTickets(db, address, now)
    return { ticket: await giveTicket(db, body.phoneNum, now) }
  },
  image: async ({ db, address, now, body }) => {
    await countPictures(db, address, now)
    return { image: await drawFor(db, body.ticket, now) }
  },
  sound: async ({ db, address, now, body }) => {
    await countPictures(db, address, now)
    return { sound: await speakFor(db, body.ticket, now) }
  },
  smsCode: (visit) => send(visit, visit.body, 'login'),
  smsCodeV2: (visit) => send(visit, visit.body, visit.body.purpose),
  ownTicket: async ({ db, address, now, memberId }) => {
    await countTickets(db, address, now)
    const phone = await ownPhone(db, memberId)
    return { ticket: await giveTicket(db, phone, now), phoneNum: maskPhone(phone) }
  },
  ownSmsCode: async (visit) => send(visit, { ...visit.body, phoneNum: await ownPhone(visit.db, visit.memberId) }, visit.body.purpose),
  verify: async ({ db, address, now, body }) => {
    await countAgainst(db, { bucket: `code:${sha256(address)}`, most: 60, seconds: MINUTES_10 }, now)
    await checkCode(db, { phone: body.phoneNum, code: body.captcha, now })
    return { verified: true as const }
  },
})

/** Pictures and sounds together: both are a new answer to guess. */
const countPictures = (db: Db, address: string, now: Date) =>
  countAgainst(db, { bucket: `captcha:${sha256(address)}`, most: 120, seconds: MINUTES_10 }, now)

const countTickets = (db: Db, address: string, now: Date) =>
  countAgainst(db, { bucket: `ticket:${sha256(address)}`, most: 60, seconds: MINUTES_10 }, now)

async function ownPhone(db: Db, memberId: string): Promise<string> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  if (!member) throw new Refusal(401, 'NOT_LOGGED_IN', '请先登录')
  return member.phone
}

type Sender = Pick<Visit, 'db' | 'outside' | 'address' | 'deviceId' | 'now'>

async function send(visit: Sender, body: { phoneNum: string; ticket: string; validCode: string }, purpose: Purpose) {
  const { db, outside, now } = visit
  await useTicket(db, { phone: body.phoneNum, ticket: body.ticket, answer: body.validCode, now })
  await countCaller(db, visit, now)
  await sendCode(db, outside.sms, { phone: body.phoneNum, purpose, now })
  return { sent: true as const, resendAfter: RESEND_AFTER }
}
