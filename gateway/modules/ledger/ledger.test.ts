import fc from 'fast-check'
import { and, eq, sum } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { newBuyers, shopAt, type Shop } from '../../../tests/support/shop'
import { alarms, ledgerBalances, ledgerEntries } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { give, spend } from './enter'
import { expireEntries } from './enterExpired'
import { expiredBy, expiringNext, type Lot } from './expiry'
import type { Holder } from './lotsOf'
import { proveBalances } from './proveBalances'
import { standingOf } from './standingOf'

type Act = { what: 'give' | 'spend' | 'enterExpired'; amount: number; daysLater: number }
const anyActs = (maxLength: number) =>
  fc.array(
    fc.record({
      what: fc.constantFrom<Act['what'][]>('give', 'give', 'spend', 'enterExpired'),
      amount: fc.integer({ min: 1, max: 40 }),
      daysLater: fc.integer({ min: 0, max: 300 }),
    }),
    { minLength: 1, maxLength },
  )

/** The oracle: coins in heaps, each taken from the heap that expires first; it knows neither sums nor entries. */
function heapsOf() {
  let heaps: Array<{ until: number; left: number }> = []
  const still = (now: number) => (heaps = heaps.filter(({ until, left }) => until > now && left > 0))
  return {
    give: (amount: number, until: number) => void heaps.push({ until, left: amount }),
    spend: (amount: number, now: number) => {
      if (still(now).reduce((sum, { left }) => sum + left, 0) < amount) return false
      let open = amount
      for (const heap of heaps.sort((one, other) => one.until - other.until)) {
        const taken = Math.min(open, heap.left)
        heap.left -= taken
        open -= taken
      }
      return true
    },
    standing: (now: number) => {
      const first = Math.min(...still(now).map(({ until }) => until))
      const amountOf = (of: typeof heaps) => of.reduce((sum, { left }) => sum + left, 0)
      const next = heaps.filter(({ until }) => until === first)
      return { balance: amountOf(heaps), expiring: next.length > 0 ? { amount: amountOf(next), at: new Date(first) } : undefined }
    },
  }
}

const START = Date.parse('2026-11-21T10:00:00+08:00')
/** To the end of the next year, told without the product's own calendar. */
const untilOf = (now: number) => Date.UTC(new Date(now + 8 * 3_600_000).getUTCFullYear() + 2, 0, 1) - 8 * 3_600_000

it('expires what was given first, less what was spent: as heaps of coins do', () => {
  fc.assert(
    fc.property(anyActs(40), (acts) => {
      const [heaps, lots] = [heapsOf(), [] as Lot[]]
      let [now, balance] = [START, 0]
      for (const { what, amount, daysLater } of acts) {
        now += daysLater * DAY
        const kept = () => ({ lots, balance })
        const gone = expiredBy(kept(), new Date(now))
        if (what === 'give') {
          heaps.give(amount, untilOf(now))
          lots.push({ expiresAt: new Date(untilOf(now)), amount })
          balance += amount
        } else if (what === 'enterExpired') balance -= gone
        else {
          balance -= gone
          if (heaps.spend(amount, now)) balance -= amount
        }
        const standing = { balance: balance - expiredBy(kept(), new Date(now)), expiring: expiringNext(kept(), new Date(now)) }
        expect(standing).toEqual(heaps.standing(now))
      }
    }),
    { numRuns: 1000 },
  )
})

describe('the ledger', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await shopAt()
    await newBuyers(shop, 40)
  })
  const holderAt = (place: number): Holder => ({ memberId: `buyer${place}`, account: 'coin' })
  const entering = (holder: Holder, key: string, amount: number, at: Date) =>
    ({ ...holder, key, amount, at, reason: 'task', reference: key }) as const
  const ofHolder = ({ memberId, account }: Holder) => and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account))
  const keptOf = async (holder: Holder) => {
    const [row] = await shop.db.select().from(ledgerBalances).where(ofHolder(holder))
    const [{ total } = { total: null }] = await shop.db
      .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.memberId, holder.memberId), eq(ledgerEntries.account, holder.account)))
    return { balance: row?.balance ?? 0, total: total ?? 0 }
  }
  const job = (what: typeof proveBalances, now: number) => what({ db: shop.db, providers: shop.providers, now: new Date(now) })

  it('gives, spends and expires as the oracle does, and its balance is the sum of its entries', async () => {
    let person = 0
    await fc.assert(
      fc.asyncProperty(anyActs(10), async (acts) => {
        const [holder, heaps] = [holderAt((person += 1) % 30), heapsOf()]
        await shop.db.delete(ledgerEntries).where(eq(ledgerEntries.memberId, holder.memberId))
        await shop.db.delete(ledgerBalances).where(ofHolder(holder))
        let now = START
        for (const [place, { what, amount, daysLater }] of acts.entries()) {
          now += daysLater * DAY
          const entry = entering(holder, `act ${place}`, amount, new Date(now))
          let [said, expected]: [unknown, unknown] = [undefined, undefined]
          if (what === 'give') {
            heaps.give(amount, untilOf(now))
            await inTransaction(shop.db, (tx) => give(tx, entry))
          } else if (what === 'enterExpired') await job(expireEntries, now)
          else {
            expected = heaps.spend(amount, now) || `健康币不够，需要 ${amount} 枚`
            said = await inTransaction(shop.db, (tx) => spend(tx, entry)).catch((refused: unknown) => (refused as Error).message)
          }
          expect(said).toBe(expected)
          expect(await standingOf(shop.db, holder, new Date(now))).toEqual(heaps.standing(now))
          const { balance, total } = await keptOf(holder)
          expect(balance).toBe(total)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('gives once for one event told 200 times at once, and spends no more than there is', async () => {
    const holder = holderAt(31)
    const at = new Date(START)
    const twoHundred = Array.from({ length: 200 }, (_, place) => place)
    const given = await Promise.all(twoHundred.map(() => inTransaction(shop.db, (tx) => give(tx, entering(holder, 'once', 50, at)))))
    expect(given.filter(Boolean)).toHaveLength(1)
    const spent = await Promise.allSettled(
      twoHundred.map((place) => inTransaction(shop.db, (tx) => spend(tx, entering(holder, `spend ${place % 20}`, 8, at)))),
    )
    expect(spent.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(6)
    expect(await keptOf(holder)).toEqual({ balance: 2, total: 2 })
  })

  it('raises an alarm where a balance is not the sum, once, and for no other', async () => {
    const [wrong, right] = [holderAt(32), holderAt(33)]
    for (const holder of [wrong, right]) await inTransaction(shop.db, (tx) => give(tx, entering(holder, 'gift', 30, new Date(START))))
    await shop.db.update(ledgerBalances).set({ balance: 31 }).where(ofHolder(wrong))
    await Promise.all([job(proveBalances, START), job(proveBalances, START)])
    await job(proveBalances, START + DAY)
    const told = await shop.db.select({ text: alarms.text }).from(alarms)
    expect(told).toEqual([{ text: '会员 buyer32 的健康币余额与明细之和不一致' }])
  })
})
