import { asc, type InferSelectModel } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { promotions } from './schema'
import { cachedRead } from '../../kernel/cachedRead'
import { catalogueChangesHere } from '../catalogue/revision'
import { isRunning, appliesTo, type Promotable } from '../catalogue/appliesTo'

export type PromotionRow = InferSelectModel<typeof promotions>

/** Milliseconds two gateway processes may differ in the promotions they show on cards; amounts to pay are never taken from here. */
const TTL_MS = 1000

/** Every promotion: a handful of rows that each list of cards needs, by their ids. */
const allPromotions = cachedRead(
  async (db): Promise<PromotionRow[]> => db.select().from(promotions).orderBy(asc(promotions.promotionId)),
  TTL_MS,
  catalogueChangesHere,
)

/** The promotions that run now and reach a product. */
export async function promotionsAt(db: Querying, now: Date): Promise<(product: Promotable) => PromotionRow[]> {
  const running = (await allPromotions(db)).filter((row) => isRunning(row, now))
  return (product) => running.filter((row) => appliesTo(row, product))
}
