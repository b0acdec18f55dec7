import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import { paged } from '../../lib/paged'
import { namesNoneOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { browsed, favourites } from '../interest/schema'
import { productCards } from '../productCard/cards'
import { shelvedProducts } from './productPage'
import { shownOf, type Shown } from './shownNow'

type Asked = { memberId: string; now: Date; page: number; size: number }
type Remembered = Asked & { table: typeof favourites | typeof browsed }

/** A page of a member's favourites, newest first. */
export const favouritesPage = (db: Db, asked: Asked) => rememberedPage(db, { table: favourites, ...asked })

/** A page of what a member looked at, newest first, without what belongs to the men's health hall. */
export const browsedPage = (db: Db, asked: Asked) => rememberedPage(db, { table: browsed, ...asked })

/** A page of a member's favourites or browsing history, newest first. */
async function rememberedPage(db: Db, { table, memberId, now, page, size }: Remembered) {
  const own = and(eq(table.memberId, memberId), table === browsed ? namesNoneOfHall(db, await hallOf(db), browsed.productCode) : undefined)
  const [total] = await db.select({ hits: count() }).from(table).where(own)
  const hits = total?.hits ?? 0
  const rows = await db
    .select({ productCode: table.productCode, at: table.at, skuCode: table.skuCode, salePrice: table.salePrice })
    .from(table)
    .where(own)
    .orderBy(desc(table.at), asc(table.productCode))
    .limit(size)
    .offset((page - 1) * size)
  const cards = await productCards(
    db,
    rows.map(({ productCode }) => productCode),
    now,
  )
  const results = rows.flatMap(({ productCode, at, ...then }) => {
    const card = cards.get(productCode)
    return card ? [{ ...card, at: at.toISOString(), priceThen: priceThenOf(card, then) }] : []
  })
  return paged(results, { page, size, hits })
}

/** What a card's packing cost then: only where it is still the same packing at another price, and never of a prescription drug (D11). */
const priceThenOf = ({ mark, skuCode, salePrice }: ProductCard, then: Shown): number | null =>
  mark !== 'rx' && then.skuCode === skuCode && then.salePrice !== salePrice ? then.salePrice : null

type Keeping = { memberId: string; codes: readonly string[]; now: Date }

/** Puts products among a member's favourites, each once, with what its card shows now. 404 NOT_FOUND, 403 NOT_SOLD_ONLINE. */
export async function keepFavourites(db: Db, { memberId, codes, now }: Keeping): Promise<void> {
  const found = await shelvedProducts(db, codes)
  const kept = found.map(({ productCode, packings: own }) => ({ memberId, productCode, at: now, ...shownOf(own) }))
  await db.insert(favourites).values(kept).onConflictDoNothing()
}

/** Takes products from a member's favourites; those that are none of them are no error. */
export async function removeFavourites(db: Db, memberId: string, codes: readonly string[]): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.memberId, memberId), inArray(favourites.productCode, codes)))
}

/** Removes a product, or without one everything, from a member's browsing history. */
export async function clearBrowsed(db: Db, memberId: string, productCode: string | undefined): Promise<void> {
  const own = eq(browsed.memberId, memberId)
  await db.delete(browsed).where(productCode === undefined ? own : and(own, eq(browsed.productCode, productCode)))
}
