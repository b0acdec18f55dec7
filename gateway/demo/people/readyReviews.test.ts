import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt } from '../../../tests/support/gateway'
import { products } from '../../tables'
import { keepReadyReviews } from './readyReviews'
import { seedStaff } from './readyStaff'

it('some products have reviews of invented buyers, one is answered, and one waits at the counter, once', async () => {
  const { db, clock, providers, visitor, ...gateway } = await gatewayAt()
  await seedStaff(db, clock.now())
  await keepReadyReviews({ db, providers, now: clock.now() })
  await keepReadyReviews({ db, providers, now: clock.now() })
  const [{ productCode } = { productCode: '' }] = await db
    .select()
    .from(products)
    .where(eq(products.name, '布洛芬缓释胶囊'))
    .orderBy(products.productCode)
  const { results, figures } = await visitor.review.ofProduct({ params: { productCode }, query: {} })
  expect(figures).toMatchObject({ count: 3, average: 37, stars: [0, 1, 0, 1, 1], low: 1 })
  expect(results.map(({ name }) => name).sort()).toEqual(['林**', '王**', '陈**'])
  expect(results.flatMap(({ answer }) => answer?.by ?? [])).toEqual(['沈知夏（演示药师）'])
  const clerk = await staffAt({ db, clock, providers, visitor, ...gateway }, { roles: ['clerk'] })
  expect(await clerk.review.list()).toMatchObject({ hits: 1, results: [{ stars: 3, openReports: 1 }] })
})
