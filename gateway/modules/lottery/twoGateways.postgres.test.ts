import { and, count, eq, sql } from 'drizzle-orm'
import { assistAt, helpAt } from '../../../tests/support/assistAt'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { cells, lotteryAt } from '../../../tests/support/lotteryAt'
import { secondGateway } from '../../../tests/support/secondGateway'
import { newBuyers, packingOf, type Buyer } from '../../../tests/support/shop'
import { svipHeld } from '../../../tests/support/svipAt'
import { assists, ledgerBalances, lotteryDraws, lotteryStocks, memberCoupons, members, svipSends } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { ACTIVITY } from '../../../tests/support/assistAt'
import { give } from '../ledger/enter'

const TIMES = 200

let gateway: Gateway
let other: Awaited<ReturnType<typeof secondGateway>>
let people: Buyer[]
beforeAll(async () => {
  gateway = await gatewayAt()
  other = await secondGateway(gateway)
  people = await newBuyers(gateway, 12)
  // Not newly registered, which a person would look at.
  await gateway.db.update(members).set({ createdAt: new Date('2025-01-01T00:00:00+08:00') })
})
afterAll(() => other.close())

/** Asks 200 times at once, half of them at each gateway; how often it was done. */
async function doneFor(who: readonly Buyer[], ask: (buyer: Buyer, place: number) => Promise<unknown>): Promise<number> {
  const ends = await Promise.allSettled(
    Array.from({ length: TIMES }, (_, place) => {
      const buyer = who[(place >> 1) % who.length]!
      return ask(place % 2 === 0 ? buyer : other.as(buyer), place)
    }),
  )
  return ends.filter(({ status }) => status === 'fulfilled').length
}
const points = async ({ memberId }: Buyer) => {
  const own = and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, 'integral'))
  const [row] = await gateway.db.select({ balance: ledgerBalances.balance }).from(ledgerBalances).where(own)
  return row?.balance
}

describe(`${TIMES} at once at two gateways`, () => {
  it('buy as many draws as the points are for, and draw as often as they bought', async () => {
    const buyer = people.pop()!
    const activityId = await lotteryAt(gateway)
    const entry = { memberId: buyer.memberId, account: 'integral', amount: 750, reason: 'prize', reference: 'test', key: 'test' } as const
    await inTransaction(gateway.db, (tx) => give(tx, { ...entry, at: gateway.clock.now() }))
    expect(await doneFor([buyer], (who) => who.lottery.useIntegral({ body: { activityId } }))).toBe(7)
    expect(await points(buyer)).toBe(50)
    expect(await doneFor([buyer], (who, place) => who.lottery.draw({ body: { activityId, key: `key-of-${place}` } }))).toBe(7)
    const [made] = await gateway.db
      .select({ draws: count(), last: sql<number>`max(${lotteryDraws.nonce})` })
      .from(lotteryDraws)
      .where(eq(lotteryDraws.activityId, activityId))
    expect(made).toEqual({ draws: 7, last: 7 })
  })

  it('of ten members win no more of a prize than there is', async () => {
    const { skuCode, salePrice } = await packingOf(gateway, 'none')
    const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: salePrice, quantity: 3, odds: 1_000_000 } as const
    const activityId = await lotteryAt(gateway, { prizes: cells(goods), freeTimes: 50 })
    expect(await doneFor(people, (who, place) => who.lottery.draw({ body: { activityId, key: `key-of-${place}` } }))).toBe(TIMES)
    const [stock] = await gateway.db.select().from(lotteryStocks).where(eq(lotteryStocks.activityId, activityId))
    const won = await gateway.db.$count(lotteryDraws, and(eq(lotteryDraws.activityId, activityId), eq(lotteryDraws.prizeType, 'goods')))
    expect([stock?.won, won]).toEqual([3, 3])
  })

  it('begin one assist, and give one coupon for the last help of it', async () => {
    const [owner, helper, last] = [people.pop()!, people.pop()!, people.pop()!]
    await doneFor([owner], (who) => who.assist.begin({ body: { activityId: ACTIVITY } }))
    expect(await gateway.db.$count(assists, eq(assists.memberId, owner.memberId))).toBe(1)
    await gateway.db.delete(assists)
    const assistId = await assistAt(gateway, owner, { helped: 1 })
    await helpAt(gateway, helper, { assistId })
    expect(await doneFor([last], (who) => who.assist.help({ params: { assistId }, body: { wish: 'care' } }))).toBe(1)
    expect(await gateway.db.$count(memberCoupons, eq(memberCoupons.memberId, owner.memberId))).toBe(1)
  })

  it('open a card that was sent once', async () => {
    const sender = people.pop()!
    await svipHeld(gateway, sender)
    const { sendId } = await sender.svip.send()
    expect(await doneFor(people.slice(0, 5), (who) => who.svip.open({ params: { sendId } }))).toBeLessThanOrEqual(TIMES / 5)
    expect(await gateway.db.$count(svipSends, and(eq(svipSends.sendId, sendId), eq(svipSends.state, 'opened')))).toBe(1)
  })
})
