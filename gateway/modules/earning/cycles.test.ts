import fc from 'fast-check'
import { and, eq, sum } from 'drizzle-orm'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { noLevelRights } from '../../../tests/support/noLevelRights'
import { orderStore } from '../../../tests/support/storedOrders'
import { tries } from '../../../tests/support/tier'
import { ledgerBalances, ledgerEntries, settings } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import type { Account } from '../ledger/accounts'
import { debtOf } from '../ledger/debts'
import { giveBack } from '../ledger/enter'
import { standingOf } from '../ledger/standingOf'
import { spendCoins } from '../order/orderCoins'
import { markReceived } from '../order/orderStates'
import { refundLines } from '../order/refundLines'

const ORDERS = 10
/** Milliseconds: only a stop for what never comes, however slow the machine. */
const TIMEOUT_MS = 1_800_000
const line = fc.record({
  net: fc.oneof(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 60_000 })),
  quantity: fc.integer({ min: 1, max: 6 }),
  mark: fc.constantFrom('rx', 'otcA', 'otcB', 'none' as const),
})
const act = fc.record({
  what: fc.constantFrom('receive', 'receive', 'refund', 'refund', 'spend', 'back' as const),
  order: fc.nat({ max: ORDERS - 1 }),
  line: fc.nat({ max: 2 }),
  part: fc.constantFrom(20, 50, 100),
})
const plan = fc.record({
  orders: fc.array(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      freight: fc.constantFrom(0, 600),
      rate: fc.constantFrom(0, 37, 100, 250),
    }),
    { minLength: ORDERS, maxLength: ORDERS },
  ),
  acts: fc.array(act, { minLength: 20, maxLength: 45 }),
})
/** The code by which something was refused. */
async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const [outcome] = await Promise.allSettled([doing])
  return outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'done'
}

type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never
type Drawn = Plan['orders'][number]

/** The second reckoning: what a member would have, had he only bought what he kept. It knows no ledger, no lots and no debts. */
class Reckoning {
  readonly spent: number[] = []
  private readonly received = new Set<number>()
  private readonly back: number[][]

  constructor(private readonly drawn: readonly Drawn[]) {
    this.back = drawn.map(({ lines }) => lines.map(() => 0))
  }

  receive = (place: number) => this.received.add(place)
  left = (place: number, at: number) => this.drawn[place]!.lines[at]!.quantity - this.back[place]![at]!
  refund = (place: number, at: number, pieces: number) => void (this.back[place]![at]! += pieces)

  private keptCents(place: number) {
    let cents = 0
    for (const [at, { net, quantity, mark }] of this.drawn[place]!.lines.entries())
      if (mark !== 'rx') cents += net - Math.floor((net * this.back[place]![at]!) / quantity)
    return cents
  }

  get standing() {
    let [coins, growth] = [0, 0]
    for (const place of this.received) {
      coins += Math.floor((this.keptCents(place) * this.drawn[place]!.rate) / 10_000)
      growth += Math.floor(this.keptCents(place) / 100)
    }
    const left = coins - this.spent.reduce((all, one) => all + one, 0)
    return { coins: Math.max(0, left), debt: Math.max(0, -left), growth, integral: growth }
  }
}

describe('a member who buys, earns, spends and asks back in any order', () => {
  let shop: Shop
  let buyers: Buyer[]
  let store: Awaited<ReturnType<typeof orderStore>>
  beforeAll(async () => {
    shop = await shopAt()
    await noLevelRights(shop.db)
    buyers = await newBuyers(shop, 220)
    store = await orderStore(shop, buyers.pop()!)
  })
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(shop.db, work)

  it(
    'has what what he kept gives, less what he spent; what is missing is his debt, and in the end nothing is gained',
    async () => {
      await fc.assert(
        fc.asyncProperty(plan, async ({ orders: drawn, acts }) => {
          const { memberId } = buyers.pop()!
          const codes = await store(memberId, drawn)
          const [reckoning, now] = [new Reckoning(drawn), shop.clock.now()]
          const received = new Set<number>()
          let moved = 0
          const standing = async () => {
            const balance = async (account: Account) => (await standingOf(shop.db, { memberId, account }, now)).balance
            return {
              coins: await balance('coin'),
              debt: await debtOf(shop.db, { memberId, account: 'coin' }),
              growth: await balance('growth'),
              integral: await balance('integral'),
            }
          }
          const refund = async (place: number, at: number, pieces: number) => {
            if (pieces === 0) return
            const lines = [{ lineId: `${codes[place]!}-${at}`, quantity: pieces }]
            await inOne((tx) => refundLines(tx, { orderCode: codes[place]!, lines, key: `refund ${(moved += 1)}`, reason: '退款', now }))
            reckoning.refund(place, at, pieces)
          }
          const back = async () => {
            const amount = reckoning.spent.pop()
            if (amount === undefined) return
            const entry = {
              memberId,
              account: 'coin',
              amount,
              reason: 'orderBack',
              reference: 'order',
              key: `back ${(moved += 1)}`,
            } as const
            await inOne((tx) => giveBack(tx, { ...entry, at: now }))
          }
          for (const { what, order: place, line: at, part } of acts) {
            let oneMore = 'NOT_ENOUGH'
            if (what === 'receive' && !received.has(place)) {
              received.add(place)
              await shop.db
                .update(settings)
                .set({ value: { coins: drawn[place]!.rate } })
                .where(eq(settings.key, 'coinEarn'))
              await inOne((tx) => markReceived(tx, codes[place]!, now))
              reckoning.receive(place)
            } else if (what === 'refund' && at < drawn[place]!.lines.length)
              await refund(place, at, Math.ceil((reckoning.left(place, at) * part) / 100))
            else if (what === 'back') await back()
            else if (what === 'spend') {
              const coins = Math.floor((reckoning.standing.coins * part) / 100)
              const spending = (amount: number) =>
                inOne((tx) => spendCoins(tx, { memberId, orderCode: `spent ${(moved += 1)}`, coins: amount, now }))
              oneMore = await refusalOf(spending(reckoning.standing.coins + 1))
              if (coins > 0) {
                await spending(coins)
                reckoning.spent.push(coins)
              }
            }
            expect([oneMore, await standing()]).toEqual(['NOT_ENOUGH', reckoning.standing])
          }
          for (const [place, { lines }] of drawn.entries())
            for (const at of lines.keys()) await refund(place, at, reckoning.left(place, at))
          expect(await standing()).toEqual(reckoning.standing)
          while (reckoning.spent.length > 0) await back()
          expect(await standing()).toEqual({ coins: 0, debt: 0, growth: 0, integral: 0 })
          for (const account of ['coin', 'growth', 'integral'] as const) {
            const [entries] = await shop.db
              .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
              .from(ledgerEntries)
              .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, account)))
            const [kept] = await shop.db
              .select()
              .from(ledgerBalances)
              .where(and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account)))
            expect(kept?.balance ?? 0).toBe(entries?.total ?? 0)
          }
        }),
        // Ten orders each.
        { numRuns: tries({ gate: 20, all: 200 }) },
      )
    },
    TIMEOUT_MS,
  )
})
