import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { newBuyers, packingOf, setStock, shopAt } from '../../../tests/support/shop'
import { packings, stockReminders } from '../../tables'

it('shows the counter what members wait for, how many and since when, until they were told', async () => {
  const shop = await shopAt()
  const [first, second] = await newBuyers(shop, 2)
  const [one, other] = [await packingOf(shop, 'otcB'), await packingOf(shop, 'none', 2)]
  for (const { skuCode } of [one, other]) await setStock(shop, skuCode, 0)
  await shop.db.delete(stockReminders)
  await first!.product.remindOfStock({ body: { skuCode: one.skuCode } })
  const since = shop.clock.now().toISOString()
  shop.clock.advance(3600)
  for (const buyer of [first!, second!]) await buyer.product.remindOfStock({ body: { skuCode: other.skuCode } })
  const clerk = await staffAt(shop, { roles: ['clerk'] })
  const codesBy = async (order: 'longest' | 'most') =>
    (await clerk.stockReminder.list({ query: { order } })).results.map(({ skuCode, people }) => [skuCode, people])
  expect(await codesBy('longest')).toEqual([[one.skuCode, 1], [other.skuCode, 2]]) // prettier-ignore
  expect(await codesBy('most')).toEqual([[other.skuCode, 2], [one.skuCode, 1]]) // prettier-ignore
  const { results, hits } = await clerk.stockReminder.list({ query: { size: 1 } })
  expect([hits, results]).toMatchObject([2, [{ productCode: one.productCode, since, stock: 0, isOffShelf: false }]])

  await setStock(shop, one.skuCode, 5)
  await shop.db.update(packings).set({ status: 1 }).where(eq(packings.skuCode, other.skuCode))
  await shop.jobs()
  const left = await clerk.stockReminder.list({ query: {} })
  expect(left.results).toMatchObject([{ skuCode: other.skuCode, people: 2, isOffShelf: true }])
})
