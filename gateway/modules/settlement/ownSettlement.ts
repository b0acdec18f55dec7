import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { prepared } from '../../db/prepared'
import { members } from '../../kernel/schema'
import { settlements } from './schema'
import { notFound, HttpError } from '../../lib/httpError'

type Asked = { memberId: string; settleId: string }

const isOwn = and(eq(settlements.settleId, sql.placeholder('settleId')), eq(settlements.memberId, sql.placeholder('memberId')))
const read = prepared((db) => db.select().from(settlements).where(isOwn).prepare(''))
const hold = prepared((db) =>
  db
    .select(getTableColumns(settlements))
    .from(settlements)
    .innerJoin(members, eq(members.memberId, settlements.memberId))
    .where(isOwn)
    .for('no key update')
    .prepare(''),
)

/** This member's settlement. Nobody else's is found. */
export async function ownSettlement(db: Querying, asked: Asked) {
  const [settlement] = await read(db).execute(asked)
  if (!settlement) throw notFound('这次结算')
  return settlement
}

/**
 * The same, held until the transaction ends together with its member: whoever comes second sees what the first did, and two orders of one
 * member at once count each other.
 */
export async function heldSettlement(tx: Transaction, asked: Asked) {
  const [settlement] = await hold(tx).execute(asked)
  if (!settlement) throw notFound('这次结算')
  return settlement
}

/** Removes this member's settlement; one that made an order stays. 404 NOT_FOUND. */
export async function giveUpSettlement(db: Querying, asked: Asked): Promise<void> {
  const { settleId } = await ownSettlement(db, asked)
  await db.delete(settlements).where(and(eq(settlements.settleId, settleId), isNull(settlements.orderCode)))
}

export function checkNotExpired({ expiresAt }: { expiresAt: Date }, now: Date) {
  if (expiresAt <= now) throw new HttpError(410, 'SETTLEMENT_EXPIRED', '结算已过期，请重新结算')
}

/** A settlement makes one order; the client is told which. */
export const alreadyOrdered = (orderCode: string) =>
  new HttpError(409, 'ALREADY_ORDERED', '这次结算已经下单，请到订单中查看', { details: { orderCode } })
