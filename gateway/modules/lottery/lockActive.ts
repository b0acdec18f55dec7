import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { lotteryOf, mustBeActive, type LotteryRow } from './lotteryStanding'
import { prizeIdAt } from './outcome'
import { lotteries, lotteryStocks } from './schema'

/**
 * A draw that runs, held until the end of the transaction: nobody stops it meanwhile. Its first chance begins it, which freezes it and lays out
 * its limited prizes. 409 LOTTERY_CLOSED.
 */
export async function lockActive(tx: Transaction, id: string, now: Date): Promise<LotteryRow> {
  const seen = await lotteryOf(tx, id, now)
  mustBeActive(seen, now)
  if (seen.begunAt === null) await begin(tx, seen, now)
  const [row] = await tx.select().from(lotteries).where(eq(lotteries.activityId, seen.activityId)).for('share')
  if (!row) throw new Error(`${seen.activityId} has begun and is gone`)
  mustBeActive(row, now)
  return row
}

/** Whoever comes second waits for the first, and finds it begun. */
async function begin(tx: Transaction, { activityId }: LotteryRow, now: Date): Promise<void> {
  const [begun] = await tx
    .update(lotteries)
    .set({ begunAt: now })
    .where(and(eq(lotteries.activityId, activityId), isNull(lotteries.begunAt)))
    .returning()
  const stocks = (begun?.prizes ?? []).flatMap(({ quantity }, place) =>
    quantity === null ? [] : [{ activityId, prizeId: prizeIdAt(place), quantity, won: 0 }],
  )
  if (stocks.length > 0) await tx.insert(lotteryStocks).values(stocks)
}
