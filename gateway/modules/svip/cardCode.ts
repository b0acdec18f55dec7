import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { CODE_SECONDS } from '../../../src/contract/svip'
import { lastDayOf } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { hmacOf } from '../../kernel/hmac'
import { HttpError, notFound } from '../../lib/httpError'
import { members } from '../../kernel/schema'
import { maskCard } from './overview'
import { countingOf } from './counting'
import { cardFrozen } from './freeze'
import { svipCards } from './schema'

const STEP_MS = CODE_SECONDS * 1000
const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** Eight figures of a card that hold for one step, as one-time passwords do (RFC 6238 with SHA-256): known to nobody who has not the shop's key. */
async function figuresOf(db: Querying, cardNumber: string, step: number): Promise<string> {
  const digest = createHmac('sha256', await hmacOf(db, `svip ${cardNumber}`))
    .update(String(step))
    .digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 100_000_000).padStart(8, '0')
}

/** What a member shows now. 409 NOT_HELD without a membership, SVIP_PAUSED, CARD_FROZEN. */
export async function codeOf(db: Querying, { memberId, now }: { memberId: string; now: Date }) {
  await countingOf(db, { memberId, now })
  const [card] = await db.select().from(svipCards).where(eq(svipCards.memberId, memberId))
  if (!card) throw new Error(`The membership of ${memberId} has no card`)
  if (card.frozenAt) throw cardFrozen()
  const step = stepAt(now)
  const figures = await figuresOf(db, card.cardNumber, step)
  const seconds = Math.ceil(((step + 1) * STEP_MS - now.getTime()) / 1000)
  return { code: `${card.cardNumber}${figures}`, cardNumber: maskCard(card.cardNumber), seconds }
}

/**
 * Takes a code that a member shows, once: of the present step or of the one before, and none that is older than one that was taken. Whose it is and
 * until when the membership holds. 404 of a card that is not there or figures that are wrong, 409 CODE_USED, NOT_HELD, SVIP_PAUSED, CARD_FROZEN.
 */
export async function takeCode(tx: Transaction, { code, now }: { code: string; now: Date }) {
  const [cardNumber, figures] = [code.slice(0, 12), code.slice(12)]
  const [card] = await tx.select().from(svipCards).where(eq(svipCards.cardNumber, cardNumber)).for('update')
  if (!card) throw notFound('这张会员卡')
  const step = await stepOf(tx, { cardNumber, figures, now })
  if (step === undefined) throw new HttpError(404, 'CODE_EXPIRED', '会员码不对或已过期，请会员刷新后再扫')
  const running = await countingOf(tx, { memberId: card.memberId, now })
  if (card.frozenAt) throw cardFrozen()
  const isNew = and(eq(svipCards.memberId, card.memberId), or(isNull(svipCards.usedStep), lt(svipCards.usedStep, step)))
  const taken = await tx.update(svipCards).set({ usedStep: step }).where(isNew).returning({ memberId: svipCards.memberId })
  if (taken.length === 0) throw new HttpError(409, 'CODE_USED', '这个会员码已经用过，请会员刷新后再扫')
  return { memberId: card.memberId, cardNumber, planName: running.planName, lastDay: lastDayOf(running.endsAt), terms: running.terms }
}

/** The nickname of a card's member; empty where there is no such member. */
export async function holderOf(db: Querying, memberId: string): Promise<string> {
  const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
  return member?.nickname ?? ''
}

async function stepOf(db: Querying, { cardNumber, figures, now }: { cardNumber: string; figures: string; now: Date }) {
  for (const step of [stepAt(now), stepAt(now) - 1]) if ((await figuresOf(db, cardNumber, step)) === figures) return step
  return undefined
}
