import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { ofSku } from '../../../tests/support/counterSku'
import { packingOf } from '../../../tests/support/shop'
import { packings } from '../../tables'
import { useEngine } from '../search/engines'
import { currentSearch } from '../search/current'
import { EVERY_PRODUCT } from '../search/engine'
import { Work } from '../search/work'
import { asItWouldStand } from './asItWouldStand'

let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
})

/** A moment that others wait for. */
function once() {
  let resolve = () => undefined as void
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}
const priceOf = async (db: Gateway['db'], skuCode: string) =>
  (await db.select({ salePrice: packings.salePrice }).from(packings).where(eq(packings.skuCode, skuCode)))[0]?.salePrice

it('shoppers see the shop as it is while somebody looks at a preview, and are not held up by one for long', async () => {
  const { skuCode, productCode, salePrice } = await packingOf(gateway, 'none')
  const edited = {
    subject: 'goods',
    subjectId: productCode,
    edited: ofSku(skuCode, { salePrice: salePrice + 500 }),
    now: gateway.clock.now(),
  }
  const began = once()
  const shopper = began.promise.then(() => gateway.visitor.product.merged({ params: { code: productCode } }))
  const looked = await asItWouldStand(gateway.db, edited, async (tx) => {
    began.resolve()
    const seen = await shopper
    return { tx: await priceOf(tx, skuCode), shopper: seen.packings.find((packing) => packing.skuCode === skuCode)?.salePrice }
  })
  expect(looked).toEqual({ tx: salePrice + 500, shopper: salePrice })
  expect(await priceOf(gateway.db, skuCode)).toBe(salePrice)
})

it('a row that somebody else is writing is waited for two seconds, not longer', async () => {
  const { skuCode, productCode, salePrice } = await packingOf(gateway, 'none')
  const edited = {
    subject: 'goods',
    subjectId: productCode,
    edited: ofSku(skuCode, { salePrice: salePrice + 500 }),
    now: gateway.clock.now(),
  }
  const locked = once()
  const waiting = locked.promise.then(() => asItWouldStand(gateway.db, edited, () => Promise.resolve('shown')))
  await gateway.db.transaction(async (tx) => {
    await tx.select().from(packings).where(eq(packings.skuCode, skuCode)).for('update')
    locked.resolve()
    await expect(waiting).rejects.toMatchObject({ status: 503, message: '这一项正在被别人修改，请稍后再看' })
  })
})

it('finds products in the transaction where they are stored in PostgreSQL, and keeps none of it for shoppers', async () => {
  const own = await gatewayAt()
  useEngine(own.db, 'postgres')
  const { skuCode, productCode, salePrice } = await packingOf(own, 'none')
  const edited = { subject: 'goods', subjectId: productCode, edited: ofSku(skuCode, { salePrice: salePrice + 500 }), now: own.clock.now() }
  const wish = { ...EVERY_PRODUCT, keyword: '感冒' }
  const find = async (db: Gateway['db']) => (await currentSearch(db)).find(wish, { page: 1, size: 5 }, new Work())
  const before = await find(own.db)
  const inside = await asItWouldStand(own.db, edited, find)
  expect(inside.products).toEqual(before.products)
  expect(inside).not.toBe(before)
})
