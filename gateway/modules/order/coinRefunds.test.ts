import fc from 'fast-check'
import { asc, eq, sum } from 'drizzle-orm'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { noLevelRights } from '../../../tests/support/noLevelRights'
import { orderStore } from '../../../tests/support/storedOrders'
import { tries } from '../../../tests/support/tier'
import { orderLines, refunds } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { coinsOf, pieceLeft } from '../aftersales/piecePrices'
import { give } from '../ledger/enter'
import { standingOf } from '../ledger/standingOf'
import { spendCoins } from './orderCoins'
import { refundLines, refundRest } from './refundLines'

/** Of each order, so that 400 orders make 2,000 of them. */
const REFUNDS = 5
const COINS = 1_000_000
const TIMEOUT_MS = 1_800_000
const amount = fc.oneof(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 60_000 }))
const line = fc.record({
  net: amount,
  coins: amount,
  quantity: fc.integer({ min: 2, max: 6 }),
  mark: fc.constantFrom('otcA', 'none' as const),
})
/** An order, and its pieces in the order in which they come back. */
const plan = fc
  .record({
    lines: fc.array(line, { minLength: 3, maxLength: 4 }),
    freight: fc.constantFrom<number>(0, 600),
    isRestCancelled: fc.boolean(),
  })
  .chain((drawn) => {
    const pieces = drawn.lines.flatMap(({ quantity }, at) => Array.from({ length: quantity }, (_, place) => ({ at, piece: place + 1 })))
    const cuts = Array.from({ length: pieces.length - 1 }, (_, place) => place + 1)
    return fc.record({
      drawn: fc.constant(drawn),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
      cuts: fc.subarray(cuts, { minLength: REFUNDS - 1, maxLength: REFUNDS - 1 }),
    })
  })

describe('an order that was paid with coins, too', () => {
  let shop: Shop
  let buyers: Buyer[]
  let store: Awaited<ReturnType<typeof orderStore>>
  const orders = tries({ gate: 40, all: 400 })
  beforeAll(async () => {
    shop = await shopAt()
    await noLevelRights(shop.db)
    // One more for each smaller example that is looked for when one fails.
    buyers = await newBuyers(shop, orders + 1)
    store = await orderStore(shop, buyers.pop()!)
  })

  it(
    'gives back exactly the coins and the cents it took, whichever pieces come back in whatever parts, and each only once',
    async () => {
      let asked = 0
      await fc.assert(
        fc.asyncProperty(plan, async ({ drawn, pieces, cuts }) => {
          const { memberId } = buyers.pop()!
          const now = shop.clock.now()
          const holder = { memberId, account: 'coin' } as const
          const inOne = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(shop.db, work)
          const standing = () => standingOf(shop.db, holder, now)
          await inOne((tx) => give(tx, { ...holder, amount: COINS, reason: 'task', reference: 'gift', key: 'gift', at: now }))
          const before = await standing()
          const [orderCode] = (await store(memberId, [drawn])) as [string]
          const coins = drawn.lines.reduce((all, one) => all + one.coins, 0)
          if (coins > 0) await inOne((tx) => spendCoins(tx, { memberId, orderCode, coins, now }))
          const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
          let back = 0
          for (const [place, from] of [0, ...cuts].entries()) {
            const part = pieces.slice(from, cuts[place] ?? pieces.length)
            const isLast = place === cuts.length
            const key = `part ${place}`
            const picked = lines.flatMap((stored, at) => {
              const own = part.filter((one) => one.at === at)
              const worth = { cents: own.reduce((all, { piece }) => all + pieceLeft(stored, piece), 0), coins: coinsOf(stored, own) }
              return own.length > 0 ? [{ lineId: stored.lineId, quantity: own.length, ...worth }] : []
            })
            const freight = isLast ? drawn.freight : 0
            const asking = { orderCode, key, reason: '退款', now }
            const ask = () =>
              inOne(async (tx) => {
                if (isLast && drawn.isRestCancelled) await refundRest(tx, asking)
                else await refundLines(tx, { ...asking, lines: picked, freight })
              })
            await ask()
            // The key is kept with the cents that come back.
            if (!isLast && picked.some((one) => one.cents > 0)) await ask()
            asked += 1
            back += picked.reduce((all, one) => all + one.coins, 0)
            expect((await standing()).balance).toBe(COINS - coins + back)
          }
          expect([back, await standing()]).toEqual([coins, before])
          const [paidBack] = await shop.db
            .select({ cents: sum(refunds.amount).mapWith(Number) })
            .from(refunds)
            .where(eq(refunds.payId, orderCode))
          expect(paidBack?.cents ?? 0).toBe(drawn.lines.reduce((all, { net }) => all + net, drawn.freight))
        }),
        { numRuns: orders, endOnFailure: true },
      )
      expect(asked).toBe(tries({ gate: 200, all: 2000 }))
    },
    TIMEOUT_MS,
  )
})
