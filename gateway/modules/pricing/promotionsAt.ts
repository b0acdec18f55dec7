import { asc } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { cachedRead } from '../../kernel/cachedRead'
import { catalogueChangesHere } from '../catalogue/revision'
import { isRunning, appliesTo, type Promotable } from '../catalogue/appliesTo'
import { allPromotions, type PromotionRow } from './runningRules'
import { promotions } from './schema'

/** Milliseconds two gateway processes may differ in the promotions they show; what is ordered is never priced from here. */
const TTL_MS = 1000

/** A handful of rows that each list of cards, and each cart, needs. */
const cachedPromotions = cachedRead(
  async (db): Promise<PromotionRow[]> => allPromotions(db).orderBy(asc(promotions.promotionId)),
  TTL_MS,
  catalogueChangesHere,
)

/** The promotions that run at a moment, as pages show them. */
export const shownPromotions = async (db: Querying, now: Date): Promise<PromotionRow[]> =>
  (await cachedPromotions(db)).filter((row) => isRunning(row, now))

/** The promotions that run now and reach a product. */
export async function promotionsAt(db: Querying, now: Date): Promise<(product: Promotable) => PromotionRow[]> {
  const running = await shownPromotions(db, now)
  return (product) => running.filter((row) => appliesTo(row, product))
}
