import { and, asc, eq } from 'drizzle-orm'
import { TOP_MOST, type TopPeriod, type TopProduct } from '../../../src/contract/topList'
import type { Querying } from '../../db/open'
import { CATEGORIES } from '../catalogue/taxonomy'
import { namesNoneOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { productCards } from '../productCard/cards'
import { topListSettingOf } from './computeTopLists'
import { topEntries, topLists } from './schema'
import { ProductStatus } from '../../../src/contract/productCard'

type Asked = { period: TopPeriod; categoryId: string | undefined; now: Date }

/** A list as it is shown: what cannot be bought now, became a prescription drug or came into the hall since it was counted, leaves it. */
export async function topListOf(db: Querying, { period, categoryId = '', now }: Asked) {
  const ofPeriod = and(eq(topEntries.period, period), namesNoneOfHall(db, await hallOf(db), topEntries.productCode))
  const entries = await db
    .select()
    .from(topEntries)
    .where(and(ofPeriod, eq(topEntries.categoryId, categoryId)))
    .orderBy(asc(topEntries.rank))
  const cards = await productCards(db, entries.map(({ productCode }) => productCode), now) // prettier-ignore
  const results = entries.flatMap(({ productCode, buyers }): TopProduct[] => {
    const card = cards.get(productCode)
    return card && card.mark !== 'rx' && card.status === ProductStatus.onShelf ? [{ ...card, buyers }] : []
  })
  const held = await db.selectDistinct({ id: topEntries.categoryId }).from(topEntries).where(ofPeriod)
  const [list] = await db.select().from(topLists).where(eq(topLists.period, period))
  return {
    results: results.slice(0, TOP_MOST),
    categories: CATEGORIES.filter((one) => held.some(({ id }) => id === one.id)).map(({ id, name }) => ({ categoryId: id, name })),
    leastBuyers: list?.leastBuyers ?? (await topListSettingOf(db)).leastBuyers,
    until: list?.until.toISOString() ?? null,
  }
}
