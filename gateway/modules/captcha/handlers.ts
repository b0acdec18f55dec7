import { captcha } from '../../../src/contract/captcha'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { isKnownDevice } from './knownDevices'
import { maskPhone } from '../../lib/maskPhone'
import { ownPhone } from './ownPhone'
import { smsBudgetOf } from './smsBudget'
import { checkCode, RESEND_DELAY_SECONDS, sendCode, type Purpose } from './smsCodes'
import { countCaller } from './smsLimits'
import { newPicture, issueTicket, openTicket, newSound, consumeTicket } from './tickets'
import { workBitsFor } from './workBits'
import type { Db } from '../../db/open'
import { callerOf } from '../../kernel/callerOf'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { hmacOf } from '../../kernel/hmac'
import type { RequestContext } from '../../kernel/requestContext'

const MINUTES_10 = 10 * MINUTE_SECONDS

export const captchaHandlers = implement(captcha, {
  ticket: async (context) => {
    const { db, deviceId, now, body } = context
    return ticketFor(context, { phone: body.phoneNum, isKnown: await isKnownDevice(db, { phone: body.phoneNum, deviceId, now }) })
  },
  image: async ({ db, address, now, body }) => {
    await countPicture(db, { address, ticket: body.ticket, now })
    return newPicture(db, body.ticket, now)
  },
  sound: async ({ db, address, now, body }) => {
    await countPicture(db, { address, ticket: body.ticket, now })
    return newSound(db, body.ticket, now)
  },
  smsCode: (context) => send(context, context.body, 'login'),
  smsCodeV2: (context) => send(context, context.body, context.body.purpose),
  ownTicket: async (context) => {
    const phone = await ownPhone(context.db, context.memberId)
    return { ...(await ticketFor(context, { phone, isKnown: true })), phoneNum: maskPhone(phone) }
  },
  ownSmsCode: async (context) =>
    send(context, { ...context.body, phoneNum: await ownPhone(context.db, context.memberId), isOwn: true }, context.body.purpose),
  verify: async ({ db, deviceId, address, now, body }) => {
    await checkCode(db, { phone: body.phoneNum, code: body.captcha, deviceId, address, now })
    return { verified: true as const }
  },
})

/** Pictures and sounds together: both are a new answer to guess. A known device is not held to what its neighbours ask for. */
async function countPicture(db: Db, { address, ticket, now }: { address: string; ticket: string; now: Date }) {
  const isKnown = (await openTicket(db, ticket, now))?.isKnown
  const bucket = isKnown ? `captcha:ticket:${sha256(ticket)}` : `captcha:${sha256(address)}`
  await enforceRateLimit(db, { bucket, max: isKnown ? 30 : 120, seconds: MINUTES_10 }, now)
}

type Asker = Pick<RequestContext, 'db' | 'address' | 'deviceId' | 'now'>

async function ticketFor({ db, address, deviceId, now }: Asker, { phone, isKnown }: { phone: string; isKnown: boolean }) {
  const bucket = isKnown ? `ticket:known:${callerOf({ deviceId, address })}` : `ticket:${sha256(address)}`
  await enforceRateLimit(db, { bucket, max: 60, seconds: MINUTES_10 }, now)
  const budget = await smsBudgetOf(db)
  const workBits = isKnown ? 0 : await workBitsFor(db, { phoneHmac: await hmacOf(db, phone), address, budget, now })
  return { ticket: await issueTicket(db, { phone, isKnown, workBits, now }), workBits }
}

type Request = { phoneNum: string; ticket: string; validCode: string; work?: string | undefined; isOwn?: boolean }

async function send(context: Asker & Pick<RequestContext, 'providers'>, body: Request, purpose: Purpose) {
  const { db, providers, deviceId, address, now } = context
  const { phoneNum: phone, ticket, validCode, work, isOwn = false } = body
  await consumeTicket(db, providers.challenge, { phone, ticket, validCode, work, address, now })
  const isKnown = isOwn || (await isKnownDevice(db, { phone, deviceId, now }))
  await countCaller(db, { deviceId, address, isKnown }, now)
  const budget = await smsBudgetOf(db)
  await sendCode(db, providers.sms, { phone, purpose, isKnown, budget, deviceId, address, now })
  return { sent: true as const, resendAfter: RESEND_DELAY_SECONDS }
}
