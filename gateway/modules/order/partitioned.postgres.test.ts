import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'
import { DAY } from '../../../src/lib/duration'
import { shopFormat } from '../../../src/lib/time'
import { connected } from '../../db/connected'
import { orderLines, orders } from '../../tables'
import { openSession } from '../../kernel/session'

const PROCEDURE = path.resolve('ops/postgres/partition-orders.sql')

it('orders that are partitioned by month are placed, listed and cancelled as before, each in its month', async () => {
  const shop = await shopAt()
  const [buyer] = await newBuyers(shop, 1)
  const { skuCode } = await packingOf(shop, 'otcB')
  const before = await ordered(buyer!, { skuCode, quantity: 1 })
  const { url = '' } = shop.database as { url?: string }
  await connected(url, (connection) => connection.query(readFileSync(PROCEDURE, 'utf8')))

  // The server's own clock says which month is the first with a partition of its own.
  const next = new Date(new Date(shopFormat(new Date(), 'YYYY-MM-01T12:00:00+08:00')).getTime() + 32 * DAY)
  shop.clock.set(next)
  const { memberId, device } = buyer!
  const { token } = await openSession(shop.db, { memberId, deviceId: device, channel: 'h5', now: next })
  const again = shop.client({ token, device })
  const after = await ordered(again, { skuCode, quantity: 1 })
  await again.order.cancel({ params: { orderCode: after.orderCode }, body: { reason: '不想买了' } })
  const { results } = await again.order.list({ query: { tab: 'all' } })
  expect(results.map(({ orderCode }) => orderCode)).toEqual([after.orderCode, before.orderCode])

  const placeOf = { code: orders.orderCode, place: sql<string>`${orders}.tableoid::regclass::text` }
  const lineOf = { code: orderLines.orderCode, place: sql<string>`${orderLines}.tableoid::regclass::text` }
  const month = shopFormat(next, 'YYMM')
  expect(await shop.db.select(placeOf).from(orders)).toEqual(
    expect.arrayContaining([
      { code: before.orderCode, place: 'orders_before' },
      { code: after.orderCode, place: `orders_${month}` },
    ]),
  )
  expect(await shop.db.select(lineOf).from(orderLines)).toContainEqual({ code: after.orderCode, place: `order_lines_${month}` })
})
