import { eq, sql } from 'drizzle-orm'
import { packingOf, shopAt, type Shop } from '../../../tests/support/shop'
import { cartLines, packings, products, settings } from '../../tables'
import { countVisitorWrite } from '../../kernel/visitorWrites'
import { purge } from '../purge'

describe('carts of visitors', () => {
  let shop: Shop
  let skuCode: string
  beforeAll(async () => {
    shop = await shopAt()
    skuCode = (await packingOf(shop, 'otcB')).skuCode
  })
  afterEach(() => shop.db.delete(settings).where(eq(settings.key, 'trade')))
  const add = (device: string, address: string, sku = skuCode) =>
    shop.client({ device, address }).cart.add({ body: { items: [{ skuCode: sku, quantity: 1 }] } })

  it('are begun so many times an hour from an address; who has one goes on, and so do others', async () => {
    await shop.db.insert(settings).values({ key: 'trade', value: { visitorCartsAnHour: 3 } })
    for (const device of ['visitor-number-one', 'visitor-number-two', 'visitor-number-three']) await add(device, '10.1.1.1')
    await expect(add('visitor-number-four', '10.1.1.1')).rejects.toMatchObject({
      status: 429,
      message: '当前网络加购的人太多，请登录后再加购，或稍后再试',
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    })
    expect((await add('visitor-number-one', '10.1.1.1')).count).toBe(2)
    expect((await add('visitor-number-four', '10.1.1.2')).count).toBe(1)
    shop.clock.advance(3700)
    expect((await add('visitor-number-five', '10.1.1.1')).count).toBe(1)
  })

  it('are written to so often from an address, as each write leaves its key', async () => {
    // The clock of a test goes on by a millisecond with the next write.
    const then = new Date(shop.clock.now().getTime() + 1)
    for (let write = 0; write < 300; write += 1) countVisitorWrite(shop.db, '10.1.1.9', then)
    await expect(add('visitor-who-writes-on', '10.1.1.9')).rejects.toMatchObject({ status: 429, retryAfter: '1' })
    expect((await add('visitor-who-writes-on', '10.1.1.10')).count).toBe(1)
    shop.clock.advance(2)
    expect((await add('visitor-who-writes-on', '10.1.1.9')).count).toBe(2)
  })

  it('hold so many lines, even when they come at once, and keep what they held', async () => {
    await shop.db.insert(settings).values({ key: 'trade', value: { visitorCartLines: 3 } })
    const shelf = await shop.db
      .select({ skuCode: packings.skuCode })
      .from(packings)
      .innerJoin(products, eq(products.productCode, packings.productCode))
      .where(sql`${packings.stock} > 0 and ${packings.status} = 2 and ${products.status} = 2 and ${products.mark} <> 'rx'`)
      .limit(8)
    const results = await Promise.allSettled(shelf.map((one) => add('visitor-with-much', '10.1.1.3', one.skuCode)))
    const codes = results.map((one) => (one.status === 'fulfilled' ? 'added' : (one.reason as { code: string }).code)).sort()
    expect(codes).toEqual([...Array<string>(5).fill('CART_FULL'), ...Array<string>(3).fill('added')])
    expect((await shop.client({ device: 'visitor-with-much' }).cart.products()).count).toBe(3)
  })

  it('end when nothing was put in for ninety days, whole', async () => {
    await add('visitor-who-left', '10.1.1.4')
    shop.clock.advance(80 * 24 * 3600)
    await add('visitor-who-stays', '10.1.1.5')
    shop.clock.advance(11 * 24 * 3600)
    await purge({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
    const count = async (device: string) => (await shop.client({ device }).cart.products()).count
    expect([await count('visitor-who-left'), await count('visitor-who-stays')]).toEqual([0, 1])
    const [left] = await shop.db.select({ found: sql<number>`count(*)::int` }).from(cartLines)
    expect(left!.found).toBe(1)
  })
})
