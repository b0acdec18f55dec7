import { eq } from 'drizzle-orm'
import { eventually } from '../../tests/support/eventually'
import { cartLines, idempotencyKeys, jobLeases, orders, settlements } from '../tables'
import { listening } from '../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, settled, shopAt } from '../../tests/support/shop'
import { runJobs, startJobs } from './jobs'
import { purge } from './purge'

describe('what the gateway does by itself', () => {
  afterEach(() => jest.restoreAllMocks())

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

  it('goes on when one job fails', async () => {
    const { db, providers, clock } = await shopAt()
    const log = listening()
    const done: string[] = []
    const failing = () => Promise.reject(new Error('no'))
    await runJobs({ db, providers, now: clock.now(), jobs: { failing, second: async () => void done.push('second') } })
    expect([done, log.lines().length]).toEqual([['second'], 1])
    log.end()
  })

  const started = async ({ every, first }: { every: number; first: () => Promise<void> }) => {
    const { db, providers, clock } = await shopAt()
    return { db, jobs: startJobs({ db, providers, now: clock.now, every, first, jobs: { tidy: async () => undefined }, hourly: {} }) }
  }

  it('stops after the round that is under way', async () => {
    const every = 7
    /** What ends the first step of each round. */
    const rounds: Array<() => void> = []
    const { db, jobs } = await started({ every, first: () => new Promise((resolve) => rounds.push(resolve)) })
    rounds[0]?.()
    await eventually(() => expect(rounds).toHaveLength(2))

    const timer = jest.spyOn(globalThis, 'setTimeout')
    const ended = jest.fn()
    const stopped = jobs.stop().then(ended)
    await db.select().from(jobLeases)
    expect(ended).not.toHaveBeenCalled()
    rounds[1]?.()
    await stopped
    expect(timer.mock.calls.filter(([, after]) => after === every)).toEqual([])
  })

  it('begins no round after it was stopped between two', async () => {
    const every = 3_600_007
    const timer = jest.spyOn(globalThis, 'setTimeout')
    const { jobs } = await started({ every, first: async () => undefined })
    const next = await eventually(() => {
      const place = timer.mock.calls.findIndex(([, after]) => after === every)
      expect(place).not.toBe(-1)
      return timer.mock.results[place]?.value as NodeJS.Timeout
    })
    const cleared = jest.spyOn(globalThis, 'clearTimeout')
    await jobs.stop()
    expect(cleared).toHaveBeenCalledWith(next)
  })
})
