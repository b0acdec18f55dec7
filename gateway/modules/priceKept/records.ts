import { asc, eq, inArray } from 'drizzle-orm'
import type { PriceKeptRecord } from '../../../src/contract/priceKept'
import type { Querying } from '../../db/open'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { orderLines, orders } from '../purchase/schema'
import type { Claim } from './move'
import { priceKeptLog } from './schema'

/** Claims as their member sees them, in the order given. */
export async function recordsOf(db: Querying, claims: readonly Claim[]): Promise<PriceKeptRecord[]> {
  if (claims.length === 0) return []
  const lineIds = claims.map(({ lineId }) => lineId)
  const bought = await db
    .select({ line: orderLines, paymentName: orders.paymentName })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(inArray(orderLines.lineId, lineIds))
  const sealed = await prescriptionSkus(
    db,
    bought.map(({ line }) => line.skuCode),
  )
  const ids = claims.map(({ id }) => id)
  const log = await db.select().from(priceKeptLog).where(inArray(priceKeptLog.claimId, ids)).orderBy(asc(priceKeptLog.position))
  return claims.flatMap(({ id, memberId: _owner, askedAt, paidAt, ...claim }) => {
    const found = bought.find(({ line }) => line.lineId === claim.lineId)
    if (!found) return []
    const { line, paymentName } = found
    return {
      ...claim,
      card: sealed.has(line.skuCode) ? sealedCard(line.card) : line.card,
      specification: line.specification,
      askedAt: askedAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      paymentName,
      log: log
        .filter(({ claimId }) => claimId === id)
        .map(({ status, dateTime }) => ({ status, dateTime: dateTime.toISOString() }))
        .reverse(),
    }
  })
}
