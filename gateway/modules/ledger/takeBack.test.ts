import fc from 'fast-check'
import { and, eq, sum } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { newBuyers, shopAt, type Shop } from '../../../tests/support/shop'
import { tries } from '../../../tests/support/tier'
import { ledgerBalances, ledgerEntries } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { debtOf } from './debts'
import { give, giveBack, spend } from './enter'
import { expireEntries } from './enterExpired'
import type { Holder } from './lotsOf'
import { standingOf } from './standingOf'
import { takeBack } from './takeBack'

const START = Date.parse('2026-11-21T10:00:00+08:00')
/** To the end of the next year, told without the product's own calendar. */
const untilOf = (now: number) => Date.UTC(new Date(now + 8 * 3_600_000).getUTCFullYear() + 2, 0, 1) - 8 * 3_600_000

type Event = { what: 'give' | 'spend'; amount: number; now: number }

/** The oracle: all that happened once more, from the first day on, with less given where it was taken back. It knows neither lots nor debts' lots. */
function replayed(events: readonly Event[], now: number) {
  let heaps: Array<{ until: number; left: number }> = []
  let debt = 0
  const expire = (at: number) => (heaps = heaps.filter(({ until, left }) => until > at && left > 0))
  for (const event of events) {
    expire(event.now)
    if (event.what === 'give') {
      const settled = Math.min(debt, event.amount)
      debt -= settled
      heaps.push({ until: untilOf(event.now), left: event.amount - settled })
      continue
    }
    let open = event.amount
    for (const heap of heaps.sort((one, other) => one.until - other.until)) {
      const taken = Math.min(open, heap.left)
      heap.left -= taken
      open -= taken
    }
    debt += open
  }
  expire(now)
  const first = Math.min(...heaps.map(({ until }) => until))
  const amountOf = (of: typeof heaps) => of.reduce((all, { left }) => all + left, 0)
  const next = heaps.filter(({ until }) => until === first)
  return { balance: amountOf(heaps), debt, expiring: next.length > 0 ? { amount: amountOf(next), at: new Date(first) } : undefined }
}

const acts = fc.array(
  fc.record({
    what: fc.constantFrom('give', 'give', 'spend', 'spend', 'takeBack', 'takeBack', 'enterExpired' as const),
    amount: fc.integer({ min: 1, max: 40 }),
    daysLater: fc.constantFrom(0, 1, 30, 200),
  }),
  { minLength: 4, maxLength: 14 },
)

describe('what is taken back', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await shopAt()
    await newBuyers(shop, 220)
  })
  let person = 0
  const nextHolder = (account: Holder['account'] = 'coin'): Holder => ({ memberId: `buyer${(person += 1)}`, account })
  const entering = (holder: Holder, key: string, amount: number, now: number) =>
    ({ ...holder, key, amount, at: new Date(now), reference: key, reason: 'task' }) as const
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(shop.db, work)
  const keptOf = async (holder: Holder, now: number) => ({
    ...(await standingOf(shop.db, holder, new Date(now))),
    debt: await debtOf(shop.db, holder),
  })
  const sumsOf = async ({ memberId, account }: Holder) => {
    const [row] = await shop.db
      .select()
      .from(ledgerBalances)
      .where(and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account)))
    const [entries] = await shop.db
      .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, account)))
    return [row?.balance ?? 0, entries?.total ?? 0]
  }

  it('is as if it had never been given, with its time, and what is missing is owed until more is given', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (planned) => {
        const [holder, events] = [nextHolder(), [] as Event[]]
        let now = START
        for (const [place, { what, amount, daysLater }] of planned.entries()) {
          now += daysLater * DAY
          const entry = entering(holder, `act ${place}`, amount, now)
          if (what === 'give') {
            events.push({ what, amount, now })
            await inOne((tx) => give(tx, entry))
          } else if (what === 'spend') {
            if (await inOne((tx) => spend(tx, entry)).catch(() => false)) events.push({ what, amount, now })
          } else if (what === 'enterExpired') await expireEntries({ db: shop.db, providers: shop.providers, now: new Date(now) })
          else {
            const given = events.filter((one) => one.what === 'give' && one.amount > 0)
            const event = given[amount % Math.max(1, given.length)]
            if (!event) continue
            const taken = Math.min(amount, event.amount)
            await inOne((tx) => takeBack(tx, { ...entry, amount: taken, givenAt: new Date(event.now) }))
            if (untilOf(event.now) > now) event.amount -= taken
          }
          expect(await keptOf(holder, now)).toEqual(replayed(events, now))
          const [balance, total] = await sumsOf(holder)
          expect(balance).toBe(total)
        }
      }),
      { numRuns: tries({ gate: 25, all: 200 }) },
    )
  })

  it('of growth is what is there, and nothing is owed', async () => {
    const holder = nextHolder('growth')
    await inOne((tx) => give(tx, entering(holder, 'gift', 30, START)))
    for (const key of ['first', 'second'])
      await inOne((tx) => takeBack(tx, { ...entering(holder, key, 20, START), givenAt: new Date(START) }))
    expect(await keptOf(holder, START)).toMatchObject({ balance: 0, debt: 0 })
    expect(await sumsOf(holder)).toEqual([0, 0])
  })

  it('and was used is owed; what comes back of an order settles it, and leaves what would have been left', async () => {
    const holder = nextHolder()
    const before = START - 365 * DAY
    await inOne((tx) => give(tx, entering(holder, 'older', 100, before)))
    await inOne((tx) => give(tx, entering(holder, 'newer', 82, START)))
    await inOne((tx) => spend(tx, entering(holder, 'order', 182, START)))
    await inOne((tx) => takeBack(tx, { ...entering(holder, 'taken', 82, START), givenAt: new Date(START) }))
    expect(await keptOf(holder, START)).toMatchObject({ balance: 0, debt: 82 })
    await inOne((tx) => giveBack(tx, { ...entering(holder, 'back', 182, START), reason: 'orderBack' }))
    expect(await keptOf(holder, START)).toEqual({ balance: 100, debt: 0, expiring: { amount: 100, at: new Date(untilOf(before)) } })
  })

  it('is settled once by coins that are given 50 times at once', async () => {
    const holder = nextHolder()
    await inOne((tx) => give(tx, entering(holder, 'gift', 60, START)))
    await inOne((tx) => spend(tx, entering(holder, 'order', 60, START)))
    await inOne((tx) => takeBack(tx, { ...entering(holder, 'taken', 60, START), givenAt: new Date(START) }))
    await Promise.all(Array.from({ length: 50 }, (_, place) => inOne((tx) => give(tx, entering(holder, `gift ${place}`, 2, START)))))
    expect(await keptOf(holder, START)).toMatchObject({ balance: 40, debt: 0 })
    expect(await sumsOf(holder)).toEqual([40, 40])
  })
})
