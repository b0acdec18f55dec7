import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/open'
import { smsTickets } from '../db/schema'
import { randomId, sameHash, sha256 } from '../kernel/hash'
import { markOf } from '../kernel/marks'
import { Refusal } from '../kernel/refusal'
import { drawCaptcha, newAnswer } from './drawCaptcha'
import { newDigits, soundOf } from './soundOf'

const MINUTES_5 = 5 * 60_000

/** The ticket salts its answer: it is secret and only its own hash is kept, so the table gives no answer away. */
const answerHash = (ticket: string, answer: string) => sha256(`${ticket}:${answer.toUpperCase()}`)

const open = (ticket: string, now: Date) =>
  and(eq(smsTickets.ticketHash, sha256(ticket)), isNull(smsTickets.usedAt), gt(smsTickets.expiresAt, now))

/** A ticket bound to a phone, good for one request within five minutes. */
export async function giveTicket(db: Db, phone: string, now: Date): Promise<string> {
  const ticket = randomId(32)
  const phoneMark = await markOf(db, phone)
  await db.insert(smsTickets).values({ ticketHash: sha256(ticket), phoneMark, expiresAt: new Date(now.getTime() + MINUTES_5) })
  return ticket
}

/** A picture for a ticket; it replaces the one before. */
export async function drawFor(db: Db, ticket: string, now: Date): Promise<string> {
  const answer = newAnswer()
  await bind(db, { ticket, answer, now })
  return drawCaptcha(answer)
}

/** Four spoken digits for a ticket, for whoever cannot read the picture (WCAG 3.3.8); they replace its answer. */
export async function speakFor(db: Db, ticket: string, now: Date): Promise<string> {
  const answer = newDigits()
  await bind(db, { ticket, answer, now })
  return soundOf(answer)
}

async function bind(db: Db, { ticket, answer, now }: { ticket: string; answer: string; now: Date }) {
  const [bound] = await db
    .update(smsTickets)
    .set({ answerHash: answerHash(ticket, answer) })
    .where(open(ticket, now))
    .returning({ ticketHash: smsTickets.ticketHash })
  if (!bound) throw gone()
}

/** Uses a ticket up. A wrong answer burns it too: guessing costs a new picture each time. */
export async function useTicket(db: Db, { phone, ticket, answer, now }: { phone: string; ticket: string; answer: string; now: Date }) {
  const [used] = await db.update(smsTickets).set({ usedAt: now }).where(open(ticket, now)).returning()
  if (!used?.answerHash || used.phoneMark !== (await markOf(db, phone))) throw gone()
  if (!sameHash(used.answerHash, answerHash(ticket, answer)))
    throw new Refusal(400, 'CAPTCHA_WRONG', '图形验证码不正确，请看新图重新填写', { field: 'validCode' })
}

const gone = () => new Refusal(400, 'TICKET_GONE', '图形验证码已失效，请重新获取', { field: 'ticket' })
