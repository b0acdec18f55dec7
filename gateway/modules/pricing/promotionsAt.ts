import type { InferSelectModel } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { promotions } from '../../db/schema'
import { cachedRead } from '../../kernel/cachedRead'
import { isRunning, reaches, type Promotable } from '../catalogue/reaches'

export type PromotionRow = InferSelectModel<typeof promotions>

/** Milliseconds two gateway processes may differ in the promotions they show on cards; amounts to pay are never taken from here. */
const TTL_MS = 1000

/** Every promotion: a handful of rows that each list of cards needs. */
const allPromotions = cachedRead(async (db): Promise<PromotionRow[]> => db.select().from(promotions), TTL_MS)

/** The promotions that run now and reach a product. */
export async function promotionsAt(db: Querying, now: Date): Promise<(product: Promotable) => PromotionRow[]> {
  const running = (await allPromotions(db)).filter((row) => isRunning(row, now))
  return (product) => running.filter((row) => reaches(row, product))
}
