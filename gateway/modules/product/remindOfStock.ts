import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { packings } from '../catalogue/schema'
import { stockReminders } from '../stockReminder/schema'

/** Notes that a member wants to be told when a packing is there again; asked for again it is one reminder, not told yet. 404 NOT_FOUND. */
export async function remindOfStock(db: Db, { memberId, skuCode, now }: { memberId: string; skuCode: string; now: Date }): Promise<void> {
  const [packing] = await db.select().from(packings).where(eq(packings.skuCode, skuCode))
  if (!packing) throw notFound('这个规格')
  await db
    .insert(stockReminders)
    .values({ memberId, skuCode, at: now })
    .onConflictDoUpdate({ target: [stockReminders.memberId, stockReminders.skuCode], set: { at: now, toldAt: null } })
}
