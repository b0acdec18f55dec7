import { and, eq, gt, isNull } from 'drizzle-orm'
import { isWork } from '../../../src/lib/proofOfWork'
import { MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { smsTickets } from './schema'
import { randomId, sha256 } from '../../lib/hash'
import { log } from '../../lib/log'
import { hmacOf } from '../../kernel/hmac'
import { HttpError } from '../../lib/httpError'
import { answerHash, type Challenge } from '../../providers/captcha/challenge'
import { drawCaptcha, newAnswer } from './drawCaptcha'
import { newDigits, soundOf } from './soundOf'
import { ATTACKED_BITS } from './workBits'

const MINUTES_5 = 5 * MINUTE

const open = (ticket: string, now: Date) =>
  and(eq(smsTickets.ticketHash, sha256(ticket)), isNull(smsTickets.usedAt), gt(smsTickets.expiresAt, now))

/** The ticket while it may still be used. */
export async function openTicket(db: Db, ticket: string, now: Date) {
  const [found] = await db.select().from(smsTickets).where(open(ticket, now))
  return found
}

type Giving = { phone: string; isKnown: boolean; workBits: number; now: Date }

/** A ticket bound to a phone, good for one request within five minutes. */
export async function issueTicket(db: Db, { phone, isKnown, workBits, now }: Giving): Promise<string> {
  const ticket = randomId(32)
  const phoneHmac = await hmacOf(db, phone)
  const expiresAt = new Date(now.getTime() + MINUTES_5)
  await db.insert(smsTickets).values({ ticketHash: sha256(ticket), phoneHmac, isKnown, workBits, expiresAt })
  return ticket
}

/** A picture for a ticket; it replaces the one before. */
export async function newPicture(db: Db, ticket: string, now: Date) {
  const answer = await bind(db, { ticket, newOne: newAnswer, now })
  return { image: await drawCaptcha(answer), length: answer.length }
}

/** An audio captcha for a ticket, for those who cannot read the picture (WCAG 3.3.8); its digits replace the picture's answer. */
export async function newSound(db: Db, ticket: string, now: Date) {
  const answer = await bind(db, { ticket, newOne: newDigits, now })
  return { sound: soundOf(answer), length: answer.length }
}

/** Sets a ticket's new answer: four characters, five while the shop is attacked. */
async function bind(db: Db, { ticket, newOne, now }: { ticket: string; newOne: (length: number) => string; now: Date }) {
  const found = await openTicket(db, ticket, now)
  const answer = newOne(found && found.workBits >= ATTACKED_BITS ? 5 : 4)
  const [bound] = await db
    .update(smsTickets)
    .set({ answerHash: answerHash(ticket, answer) })
    .where(open(ticket, now))
    .returning({ ticketHash: smsTickets.ticketHash })
  if (!bound) throw gone()
  return answer
}

type Using = { phone: string; ticket: string; validCode: string; work: string | undefined; address: string; now: Date }

/**
 * Uses a ticket up. A wrong answer burns it too: guessing costs a new picture, and its proof of work, each time. A missing proof does
 * not, since nothing was judged yet: the client does the work and sends the same again.
 */
export async function consumeTicket(db: Db, challenge: Challenge, { phone, ticket, validCode, work, address, now }: Using) {
  const found = await openTicket(db, ticket, now)
  if (found) requireWork({ subject: ticket, bits: found.workBits }, work)
  const [used] = await db.update(smsTickets).set({ usedAt: now }).where(open(ticket, now)).returning()
  if (!used || used.phoneHmac !== (await hmacOf(db, phone))) throw gone()
  const isPassed = await challenge.passes({ ticket, answerHash: used.answerHash, validCode, address }).catch((error: unknown) => {
    log.error({ err: error }, '验证服务没有回应')
    throw new HttpError(503, 'CAPTCHA_UNAVAILABLE', '验证服务暂时不可用，请稍后再试', { field: 'validCode' })
  })
  if (!isPassed) throw new HttpError(400, 'CAPTCHA_WRONG', '图形验证码不正确，请看新图重新填写', { field: 'validCode' })
}

/** Refuses what came without the proof of work that it needs, and says how much that is. */
export function requireWork(puzzle: { subject: string; bits: number }, work: string | undefined) {
  if (isWork(puzzle, work)) return
  throw new HttpError(400, 'WORK_NEEDED', '安全验证未完成，请重试', { field: 'work', details: { workBits: puzzle.bits } })
}

const gone = () => new HttpError(400, 'TICKET_GONE', '图形验证码已失效，请重新获取', { field: 'ticket' })
