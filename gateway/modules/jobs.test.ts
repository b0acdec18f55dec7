import { eq } from 'drizzle-orm'
import { cartLines, idempotencyKeys, orders, settlements } from '../db/schema'
import { listening } from '../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, settled, shopAt } from '../../tests/support/shop'
import { runJobs, startJobs } from './jobs'
import { purge } from './purge'

describe('what the gateway does by itself', () => {
  it('deletes idempotency keys, settlements and visitors’ carts after their retention, never an order', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer!, { skuCode, quantity: 1 })
    const unused = await settled(buyer!, [{ skuCode, quantity: 1 }])
    await shop.visitor.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    await buyer!.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    const clear = (days: number) =>
      purge({ db: shop.db, providers: shop.providers, now: new Date(shop.clock.now().getTime() + days * 24 * 3600_000) })
    await clear(1.5)
    expect(await shop.db.select().from(idempotencyKeys)).not.toHaveLength(0)
    expect(await shop.db.select().from(settlements).where(eq(settlements.settleId, unused.settleId))).toHaveLength(0)
    expect(await shop.db.select().from(cartLines)).toHaveLength(2)
    await clear(91)
    expect(await shop.db.select().from(idempotencyKeys)).toHaveLength(0)
    expect((await shop.db.select().from(cartLines)).map(({ owner }) => owner)).toEqual([`member:${buyer!.memberId}`])
    expect(await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))).toHaveLength(1)
  })

  it('goes on when one job fails, and stops after the round that is under way', async () => {
    const { db, providers, clock } = await shopAt()
    const log = listening()
    const done: string[] = []
    const failing = () => Promise.reject(new Error('no'))
    await runJobs({ db, providers, now: clock.now(), jobs: { failing, second: async () => void done.push('second') } })
    expect([done, log.lines().length]).toEqual([['second'], 1])
    let rounds = 0
    const jobs = startJobs({
      db,
      providers,
      now: clock.now,
      every: 1,
      first: async () => {
        rounds += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      },
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await jobs.stop()
    const before = rounds
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(rounds).toBe(before)
    log.end()
  })
})
