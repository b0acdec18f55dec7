import path from 'node:path'
import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { freshDatabase } from '../../tests/support/gatewayDatabase'
import { packingOf } from '../../tests/support/shop'
import { openReplica, type Replica } from './openReplica'
import type { Database } from './open'
import * as tables from '../tables'
import { replicaOf } from './replica'
import { documents, jobLeases, products } from '../tables'

const START = new Date('2026-11-21T02:00:00Z')

describe('a read replica', () => {
  let shop: Gateway
  /** Another database of the same seed stands in for the replica: what differs tells which of them was read. */
  let other: Database & { url?: string }
  let replica: Replica
  let productCode: string
  let skuCode: string
  beforeAll(async () => {
    shop = await gatewayAt()
    other = await freshDatabase()
    ;({ productCode, skuCode } = await packingOf(shop, 'otcB'))
    await other.db.update(products).set({ name: '副本上的名字' }).where(eq(products.productCode, productCode))
    await other.db.update(documents).set({ title: '副本上的标题' })
    for (const { db } of [shop, other])
      await db
        .insert(jobLeases)
        .values({ job: 'x', startedAt: START })
        .onConflictDoUpdate({ target: jobLeases.job, set: { startedAt: START } })
    replica = await openReplica(shop.db, { tables, replicaUrl: other.url ?? '', migrationsFolder: path.resolve('gateway/db/migrations') })
  })
  afterAll(async () => {
    await replica.close()
    await other.close()
  })

  const begun = (at: Date) => shop.db.update(jobLeases).set({ startedAt: at })
  const titles = async () => new Set((await shop.visitor.document.list()).results.map(({ title }) => title))

  it('is asked what is the same for everybody: search, lists, categories, documents', async () => {
    const { results } = await shop.visitor.search.result({ query: { keyword: '副本上的名字' } })
    expect(results.map(({ name, productCode: code }) => [name, code])).toEqual([['副本上的名字', productCode]])
    expect(await titles()).toEqual(new Set(['副本上的标题']))
  })

  it('is not asked what somebody has just written, nor what an order is decided by', async () => {
    await shop.zhou.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    await shop.zhou.product.addFavourites({ params: { codes: productCode } })
    const { name, isFavourite } = await shop.zhou.product.merged({ params: { code: productCode } })
    expect([name === '副本上的名字', isFavourite]).toEqual([false, true])
    expect(JSON.stringify(await shop.zhou.cart.products())).toContain(skuCode)
  })

  it('is never written', async () => {
    await expect(replicaOf(shop.db).update(products).set({ name: 'x' })).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  it('is left out while it lags behind, and used again once it has caught up', async () => {
    await begun(new Date(START.getTime() + 11_000))
    await replica.look()
    expect([replicaOf(shop.db) === shop.db, (await titles()).has('副本上的标题')]).toEqual([true, false])
    await begun(START)
    await replica.look()
    expect([replicaOf(shop.db) === shop.db, (await titles()).has('副本上的标题')]).toEqual([false, true])
  })
})

it('a shop whose replica is away reads everything from its own database', async () => {
  const shop = await gatewayAt()
  const away = 'postgres://nobody@127.0.0.1:1/nothing'
  const replica = await openReplica(shop.db, { tables, replicaUrl: away, migrationsFolder: path.resolve('gateway/db/migrations') })
  expect(replicaOf(shop.db)).toBe(shop.db)
  await replica.close()
})
