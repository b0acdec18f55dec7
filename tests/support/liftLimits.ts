import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'
import { settings } from '../../gateway/tables'

const UNLIMITED = 1_000_000

/** Lets few people order without end: what a shop limits of unpaid orders is not what the test is about. */
export async function liftLimits(db: Db, others: { payMinutes?: number } = {}): Promise<void> {
  const trade = { unpaidOrders: UNLIMITED, unpaidOrdersOfPlace: UNLIMITED, unpaidPiecesOfNetwork: UNLIMITED, ...others }
  await db
    .insert(settings)
    .values({ key: 'trade', value: trade })
    .onConflictDoUpdate({ target: settings.key, set: { value: trade } })
  const value = sql`${settings.value} || ${JSON.stringify({ globalMaximumAmount: UNLIMITED, globalMaximumTotal: UNLIMITED })}::jsonb`
  await db.update(settings).set({ value }).where(eq(settings.key, 'mallConfig'))
}
