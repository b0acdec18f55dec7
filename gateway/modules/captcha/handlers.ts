import { eq } from 'drizzle-orm'
import { captcha } from '../../../src/contract/captcha'
import { isKnownDevice } from './knownDevices'
import { maskPhone } from '../../kernel/maskPhone'
import { smsBudgetOf } from './smsBudget'
import { checkCode, RESEND_AFTER, sendCode, type Purpose } from './smsCodes'
import { countCaller } from './smsLimits'
import { drawFor, giveTicket, openTicket, speakFor, useTicket } from './tickets'
import { workBitsFor } from './workBits'
import type { Db } from '../../db/open'
import { members } from '../../db/schema'
import { callerOf } from '../../kernel/callerOf'
import { sha256 } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { countAgainst } from '../../kernel/limit'
import { markOf } from '../../kernel/marks'
import { Refusal } from '../../kernel/refusal'
import type { Visit } from '../../kernel/visit'

const MINUTES_10 = 600

export const captchaHandlers = implement(captcha, {
  ticket: async (visit) => {
    const { db, deviceId, now, body } = visit
    return ticketFor(visit, { phone: body.phoneNum, isKnown: await isKnownDevice(db, { phone: body.phoneNum, deviceId, now }) })
  },
  image: async ({ db, address, now, body }) => {
    await countPicture(db, { address, ticket: body.ticket, now })
    return drawFor(db, body.ticket, now)
  },
  sound: async ({ db, address, now, body }) => {
    await countPicture(db, { address, ticket: body.ticket, now })
    return speakFor(db, body.ticket, now)
  },
  smsCode: (visit) => send(visit, visit.body, 'login'),
  smsCodeV2: (visit) => send(visit, visit.body, visit.body.purpose),
  ownTicket: async (visit) => {
    const phone = await ownPhone(visit.db, visit.memberId)
    return { ...(await ticketFor(visit, { phone, isKnown: true })), phoneNum: maskPhone(phone) }
  },
  ownSmsCode: async (visit) =>
    send(visit, { ...visit.body, phoneNum: await ownPhone(visit.db, visit.memberId), isOwn: true }, visit.body.purpose),
  verify: async ({ db, deviceId, address, now, body }) => {
    await checkCode(db, { phone: body.phoneNum, code: body.captcha, deviceId, address, now })
    return { verified: true as const }
  },
})

/** Pictures and sounds together: both are a new answer to guess. A known device is not held to what its neighbours ask for. */
async function countPicture(db: Db, { address, ticket, now }: { address: string; ticket: string; now: Date }) {
  const isKnown = (await openTicket(db, ticket, now))?.isKnown
  const bucket = isKnown ? `captcha:ticket:${sha256(ticket)}` : `captcha:${sha256(address)}`
  await countAgainst(db, { bucket, most: isKnown ? 30 : 120, seconds: MINUTES_10 }, now)
}

type Asker = Pick<Visit, 'db' | 'address' | 'deviceId' | 'now'>

async function ticketFor({ db, address, deviceId, now }: Asker, { phone, isKnown }: { phone: string; isKnown: boolean }) {
  const bucket = isKnown ? `ticket:known:${callerOf({ deviceId, address })}` : `ticket:${sha256(address)}`
  await countAgainst(db, { bucket, most: 60, seconds: MINUTES_10 }, now)
  const budget = await smsBudgetOf(db)
  const workBits = isKnown ? 0 : await workBitsFor(db, { phoneMark: await markOf(db, phone), address, budget, now })
  return { ticket: await giveTicket(db, { phone, isKnown, workBits, now }), workBits }
}

async function ownPhone(db: Db, memberId: string): Promise<string> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  if (!member) throw new Refusal(401, 'NOT_LOGGED_IN', '请先登录')
  return member.phone
}

type Request = { phoneNum: string; ticket: string; validCode: string; work?: string | undefined; isOwn?: boolean }

async function send(visit: Asker & Pick<Visit, 'outside'>, body: Request, purpose: Purpose) {
  const { db, outside, deviceId, address, now } = visit
  const { phoneNum: phone, ticket, validCode, work, isOwn = false } = body
  await useTicket(db, outside.challenge, { phone, ticket, validCode, work, address, now })
  const isKnown = isOwn || (await isKnownDevice(db, { phone, deviceId, now }))
  await countCaller(db, { deviceId, address, isKnown }, now)
  const budget = await smsBudgetOf(db)
  await sendCode(db, outside.sms, { phone, purpose, isKnown, budget, deviceId, address, now })
  return { sent: true as const, resendAfter: RESEND_AFTER }
}
