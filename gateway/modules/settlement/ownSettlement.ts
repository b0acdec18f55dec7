import { and, eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { settlements } from '../../db/schema'
import { notFound, Refusal } from '../../kernel/refusal'

type Asked = { memberId: string; settleId: string }

const select = (db: Querying, { memberId, settleId }: Asked) =>
  db
    .select()
    .from(settlements)
    .where(and(eq(settlements.settleId, settleId), eq(settlements.memberId, memberId)))

/** This member's settlement. Nobody else's is found. */
export async function ownSettlement(db: Querying, asked: Asked) {
  const [settlement] = await select(db, asked)
  if (!settlement) throw notFound('这次结算')
  return settlement
}

/** The same, held until the transaction ends: whoever comes second sees what the first did. */
export async function heldSettlement(tx: Transaction, asked: Asked) {
  const [settlement] = await select(tx, asked).for('update')
  if (!settlement) throw notFound('这次结算')
  return settlement
}

export function checkNotExpired({ expiresAt }: { expiresAt: Date }, now: Date) {
  if (expiresAt <= now) throw new Refusal(410, 'SETTLEMENT_EXPIRED', '结算已过期，请重新结算')
}

/** A settlement makes one order; the client is told which. */
export const alreadyOrdered = (orderCode: string) =>
  new Refusal(409, 'ALREADY_ORDERED', '这次结算已经下单，请到订单中查看', { details: { orderCode } })
