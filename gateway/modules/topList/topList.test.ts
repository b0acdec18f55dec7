import { and, eq, gt, inArray } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { instantOn } from '../../../src/lib/time'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { orderLines, orders, packings, products, settings, topEntries, topLists } from '../../tables'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { countTopLists, topListSetting } from './computeTopLists'

const TODAY = '2026-12-18'
let shop: Shop
let buyers: Buyer[]
/** Three packings of one category and one of another. */
let first: string, second: string, third: string, elsewhere: string
beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 12)
  const found = await shop.db
    .select({ skuCode: packings.skuCode, category: products.categoryId })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(and(eq(products.mark, 'none'), eq(packings.position, 0), gt(packings.stock, 20)))
    .orderBy(packings.skuCode)
  const of = (category: string) => found.filter((one) => one.category === category).map(({ skuCode }) => skuCode)
  ;[first, second, third] = of('dressing') as [string, string, string]
  ;[elsewhere] = of('oralCare') as [string]
  await shop.db.update(products).set({ buyLimit: null })
})
beforeEach(async () => {
  await shop.db.delete(topEntries)
  await shop.db.delete(topLists)
  await shop.db.update(orders).set({ completedAt: new Date('2026-01-01T00:00:00+08:00') })
})
const leastBuyers = (count: number) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, topListSetting.key)
    await tx
      .update(settings)
      .set({ value: { leastBuyers: count } })
      .where(eq(settings.key, topListSetting.key))
  })
/** Orders that were received so many days before today, at noon. */
async function bought(skuCode: string, who: readonly Buyer[], { quantity = 1, days = 1 } = {}): Promise<string[]> {
  const codes = []
  for (const buyer of who) codes.push((await receivedOrder(shop, buyer, { skuCode, quantity })).orderCode)
  const completedAt = new Date(instantOn(TODAY, '12:00').getTime() - days * DAY)
  await shop.db.update(orders).set({ completedAt }).where(inArray(orders.orderCode, codes))
  return codes
}
const count = (day = TODAY) => countTopLists(shop.db, instantOn(day, '00:30'))
const list = async (query: { period?: 'week' | 'month'; categoryId?: string } = {}) =>
  (await shop.visitor.topList.list({ query })).results.map(({ skuCode, buyers: by }) => [skuCode, by])

it('is by pieces of orders that were completed in these days, less what went back, and says by how many members', async () => {
  await leastBuyers(1)
  await bought(first, buyers.slice(0, 3))
  await bought(second, buyers.slice(0, 2), { quantity: 3 })
  const [back] = await bought(third, buyers.slice(0, 1), { quantity: 9 })
  await shop.db.update(orderLines).set({ refundedQuantity: 8 }).where(eq(orderLines.orderCode, back!))
  await bought(elsewhere, buyers.slice(0, 4), { days: 9 })
  await count()
  expect(await list()).toEqual([[second, 2], [first, 3], [third, 1]]) // prettier-ignore
  expect(await list({ period: 'month' })).toEqual([[second, 2], [elsewhere, 4], [first, 3], [third, 1]]) // prettier-ignore
  expect(await list({ period: 'month', categoryId: 'care' })).toEqual([[elsewhere, 4]])
  const { categories, until } = await shop.visitor.topList.list({ query: {} })
  expect([categories, until]).toEqual([[{ categoryId: 'devices', name: '医疗器械' }], instantOn(TODAY).toISOString()])
})

it('counts of one account no more than may be bought', async () => {
  await leastBuyers(1)
  await bought(first, buyers.slice(0, 2))
  const codes = await bought(second, buyers.slice(0, 1), { quantity: 5 })
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, codes[0]!))
  const product = eq(products.productCode, line!.productCode)
  await shop.db.update(products).set({ buyLimit: 1 }).where(product)
  await count()
  expect(await list()).toEqual([[first, 2], [second, 1]]) // prettier-ignore
  await shop.db.update(products).set({ buyLimit: null }).where(product)
})

it.each([
  [3, 1],
  [4, 0],
])('has a product from %i members on where three bought it: %i', async (least, rows) => {
  await leastBuyers(least)
  await bought(first, buyers.slice(0, 3))
  await count()
  expect(await list()).toHaveLength(rows)
})

it('leaves out what became a prescription drug, is off the shelf or sold out, also where it was counted before', async () => {
  await leastBuyers(1)
  await bought(first, buyers.slice(0, 3))
  await bought(second, buyers.slice(0, 2))
  await bought(third, buyers.slice(0, 1))
  await count()
  const ofSku = async (skuCode: string) => {
    const [packing] = await shop.db.select().from(packings).where(eq(packings.skuCode, skuCode))
    return eq(products.productCode, packing!.productCode)
  }
  await shop.db
    .update(products)
    .set({ mark: 'rx' })
    .where(await ofSku(first))
  await shop.db
    .update(products)
    .set({ status: 3 })
    .where(await ofSku(second))
  expect(await list()).toEqual([[third, 1]])
  await count('2026-12-19')
  const kept = await shop.db.select().from(topEntries).where(eq(topEntries.period, 'week'))
  const [rx] = await shop.db
    .select()
    .from(products)
    .where(await ofSku(first))
  expect(kept.map(({ productCode }) => productCode)).not.toContain(rx!.productCode)
  await shop.db
    .update(products)
    .set({ mark: 'none' })
    .where(await ofSku(first))
  await shop.db
    .update(products)
    .set({ status: 2 })
    .where(await ofSku(second))
})

it('is counted once after each midnight, until that midnight', async () => {
  await leastBuyers(1)
  await bought(first, buyers.slice(0, 1))
  await count()
  await bought(second, buyers.slice(0, 5))
  await count()
  expect(await list()).toEqual([[first, 1]])
  await bought(third, buyers.slice(0, 6), { days: 0 })
  await leastBuyers(2)
  // It says by what it was counted, whatever the shop wants since.
  expect((await shop.visitor.topList.list({ query: {} })).leastBuyers).toBe(1)
  await count('2026-12-19')
  expect(await list()).toEqual([[third, 6], [second, 5]]) // prettier-ignore
})
