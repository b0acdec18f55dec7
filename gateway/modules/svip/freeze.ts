import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { notify } from '../message/notify'
import { svipCards } from './schema'

/** No code of this card is shown or taken; rights for orders stay. 409 CARD_FROZEN. */
export const cardFrozen = () => new HttpError(409, 'CARD_FROZEN', '会员卡已冻结，会员码不能使用；需要解冻请联系在线客服')

const ofFreeze = (frozenAt: Date) => `freeze ${frozenAt.toISOString()}`

/** Freezes a member's card, with the reason; he is told. 409 CARD_FROZEN where it is. */
export async function freezeCard(tx: Transaction, { memberId, reason, now }: { memberId: string; reason: string; now: Date }) {
  const isUsed = and(eq(svipCards.memberId, memberId), isNull(svipCards.frozenAt))
  const frozen = await tx
    .update(svipCards)
    .set({ frozenAt: now, frozenFor: reason })
    .where(isUsed)
    .returning({ memberId: svipCards.memberId })
  if (frozen.length === 0) throw cardFrozen()
  await notify(tx, { template: 'svipFrozen', memberId, event: ofFreeze(now), words: { reason }, at: now })
}

/** Lets a card be used again; its member is told. 409 NOT_FROZEN. */
export async function thawCard(tx: Transaction, { memberId, now }: { memberId: string; now: Date }) {
  const isFrozen = and(eq(svipCards.memberId, memberId), isNotNull(svipCards.frozenAt))
  const [card] = await tx.select({ frozenAt: svipCards.frozenAt }).from(svipCards).where(isFrozen).for('update')
  if (!card?.frozenAt) throw new HttpError(409, 'NOT_FROZEN', '这张会员卡没有冻结')
  await tx.update(svipCards).set({ frozenAt: null, frozenFor: null }).where(eq(svipCards.memberId, memberId))
  await notify(tx, { template: 'svipThawed', memberId, event: ofFreeze(card.frozenAt), words: {}, at: now })
}
