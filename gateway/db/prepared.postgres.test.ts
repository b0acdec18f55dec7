import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { gatewayAt } from '../../tests/support/gateway'
import { packingOf } from '../../tests/support/shop'
import { goodsOf } from '../modules/pricing/goods'
import { openPostgres } from './postgres'
import * as tables from '../tables'
import { packings } from '../tables'

class RolledBack extends Error {}

it('a prepared query runs in its caller’s transaction, and has no name on the server, which a proxy would not know', async () => {
  const shop = await gatewayAt()
  const url = 'url' in shop.database ? (shop.database.url ?? '') : ''
  const { skuCode, salePrice } = await packingOf(shop, 'otcB')
  const priceIn = async (db: Parameters<typeof goodsOf>[0]) => (await goodsOf(db, [skuCode])).get(skuCode)?.salePrice
  const { db, close } = await openPostgres({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const change = (by: number) =>
      db.transaction(async (tx) => {
        await tx
          .update(packings)
          .set({ salePrice: salePrice + by })
          .where(eq(packings.skuCode, skuCode))
        const named = await tx.select({ name: sql<string>`name` }).from(sql`pg_prepared_statements`)
        expect([await priceIn(tx), await priceIn(db), named]).toEqual([salePrice + by, salePrice, []])
        throw new RolledBack()
      })
    // The second time on the connection of the first.
    for (const by of [100, 200]) await expect(change(by)).rejects.toThrow(RolledBack)
  } finally {
    await close()
  }
})
