import path from 'node:path'
import { eq } from 'drizzle-orm'
import { gatewayAt } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { packingOf } from '../../../tests/support/shop'
import { createGateway } from '../../app'
import { openPostgres } from '../../db/postgres'
import * as tables from '../../tables'
import { packings, products, promotions } from '../../tables'
import { bumpCatalogueRevision } from '../catalogue/revision'
import { handlers } from '../handlers'

const WITHIN = 2000

it('what one gateway changes is sold at once and found within two seconds at every other', async () => {
  let time = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time)
  const one = await gatewayAt()
  const url = 'url' in one.database ? (one.database.url ?? '') : ''
  const { db, close } = await openPostgres({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const app = createGateway({ db, providers: one.providers, handlers, now: one.clock.now })
    const other = clientOf(app, { device: 'a-phone-at-the-other-gateway' })
    const { productCode, skuCode, salePrice } = await packingOf(one, 'otcB')
    const page = () => other.product.merged({ params: { code: productCode } })
    const found = async (keyword: string) => {
      const { results } = await other.search.result({ query: { keyword } })
      return results.some((card) => card.productCode === productCode)
    }
    expect([await found('青梧新名'), (await page()).promotions.some(({ text }) => text === '新的活动')]).toEqual([false, false])

    await one.db.update(products).set({ name: '青梧新名' }).where(eq(products.productCode, productCode))
    await one.db
      .update(packings)
      .set({ salePrice: salePrice + 1 })
      .where(eq(packings.skuCode, skuCode))
    await one.db.update(promotions).set({ text: '新的活动', productCodes: null })
    await bumpCatalogueRevision(one.db)
    const { name, packings: shown } = await page()
    expect([name, shown.find((packing) => packing.skuCode === skuCode)?.salePrice]).toEqual(['青梧新名', salePrice + 1])

    time += WITHIN
    expect((await page()).promotions.map(({ text }) => text)).toContain('新的活动')
    // A new index that takes its time lets calls through with the present one: the clock stands until it is there.
    while (!(await found('青梧新名')));
  } finally {
    clock.mockRestore()
    await close()
  }
})
