import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { newBuyers, ordered, packingOf, shopAt, type Shop } from '../../../tests/support/shop'
import { SEED } from '../../../tests/support/seed'
import { tries } from '../../../tests/support/tier'
import { inTransaction } from '../../kernel/transaction'
import { inClear } from '../../kernel/sealedText'
import { giveBackLimit, holdLimit, takeLimit } from './limit'
import { orders } from '../purchase/schema'
import { benefits, benefitUses } from './schema'

const YEARLY = 100_000

let shop: Shop
/** An order like which others are written: what it is of says nothing here. */
let model: typeof orders.$inferSelect
beforeAll(async () => {
  shop = await shopAt()
  const [buyer] = await newBuyers(shop, 1)
  const { orderCode } = await ordered(buyer!, { skuCode: (await packingOf(shop, 'otcB', 1)).skuCode, quantity: 1 })
  model = (await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]!
})
async function anOrder() {
  const code = crypto.randomUUID()
  await shop.db.insert(orders).values({ ...model, orderCode: code, settleId: code })
  return code
}

type Benefit = { benefitId: string; memberId: string }
async function benefitWith(own: Partial<typeof benefits.$inferInsert> = {}): Promise<Benefit> {
  const { memberId } = model
  const benefitId = `benefit-${crypto.randomUUID()}`
  const terms = { planId: 'p', planName: '演示方案', insurer: '演示保险', percent: 80, leaves: [], productCodes: [], yearly: YEARLY }
  const who = { insuredName: inClear('周岚'), insuredHmac: 'of-nobody', policyNumber: benefitId }
  const days = { startsOn: '2026-01-01', endsOn: '2026-12-31', boundAt: shop.clock.now() }
  await shop.db.insert(benefits).values({ benefitId, memberId, ...terms, ...who, ...days, ...own })
  return { benefitId, memberId }
}
const standing = async (benefitId: string) => {
  const [row] = await shop.db.select().from(benefits).where(eq(benefits.benefitId, benefitId))
  return row!
}
const hold = async (benefit: Benefit, cents: number) => {
  const orderCode = await anOrder()
  await inTransaction(shop.db, (tx) => holdLimit(tx, { ...benefit, orderCode, cents, now: shop.clock.now() }))
  return orderCode
}

describe('the limit of a year', () => {
  it('is held by orders, taken by what was received, and given back by what ended or went back: after any steps it adds up', async () => {
    const benefit = await benefitWith()
    const asExpected: boolean[] = []
    const counted = { reserved: 0, taken: 0, orders: new Map<string, { left: number; isTaken: boolean }>() }
    const steps = fc.sample(
      fc.record({ kind: fc.constantFrom('hold', 'take', 'back'), cents: fc.integer({ min: 1, max: 40_000 }), at: fc.nat() }),
      { seed: SEED, numRuns: tries({ gate: 300, all: 10_000 }) },
    )
    for (const { kind, cents, at } of steps) {
      const open = [...counted.orders].filter(([, one]) => one.left > 0)
      const [orderCode, one] = open[at % Math.max(1, open.length)] ?? []
      if (kind === 'hold') {
        const fits = counted.reserved + counted.taken + cents <= YEARLY
        const held = await hold(benefit, cents).catch((refusal: unknown) => (refusal as { code?: string }).code ?? '')
        asExpected.push((held !== 'LIMIT_SPENT') === fits)
        if (fits) {
          counted.reserved += cents
          counted.orders.set(held, { left: cents, isTaken: false })
        }
      } else if (orderCode !== undefined && one && kind === 'take') {
        await inTransaction(shop.db, (tx) => takeLimit(tx, orderCode, shop.clock.now()))
        if (!one.isTaken) {
          counted.reserved -= one.left
          counted.taken += one.left
          one.isTaken = true
        }
      } else if (orderCode !== undefined && one) {
        const part = Math.min(cents, one.left)
        await inTransaction(shop.db, (tx) => giveBackLimit(tx, orderCode, part))
        one.left -= part
        counted[one.isTaken ? 'taken' : 'reserved'] -= part
      }
      expect(await standing(benefit.benefitId)).toMatchObject({ reserved: counted.reserved, taken: counted.taken, yearly: YEARLY })
    }
    expect(asExpected).toContain(true)
    expect(asExpected).not.toContain(false)
  })

  it('of k orders holds k, of 200 at once', async () => {
    const benefit = await benefitWith({ yearly: 7000 })
    const ends = await Promise.allSettled(Array.from({ length: 200 }, () => hold(benefit, 1000)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(await standing(benefit.benefitId)).toMatchObject({ reserved: 7000, taken: 0 })
    expect(await shop.db.$count(benefitUses, eq(benefitUses.benefitId, benefit.benefitId))).toBe(7)
  })

  it.each([
    ['has not begun', { startsOn: '2027-01-01', endsOn: '2027-12-31' }],
    ['is over', { startsOn: '2025-01-01', endsOn: '2025-12-31' }],
  ])('of a policy that %s holds nothing', async (_what, days) => {
    await expect(hold(await benefitWith(days), 1)).rejects.toMatchObject({ status: 409, code: 'LIMIT_SPENT' })
  })

  it('is nobody else’s', async () => {
    const { benefitId } = await benefitWith()
    await expect(hold({ benefitId, memberId: 'of-nobody' }, 1)).rejects.toMatchObject({ code: 'LIMIT_SPENT' })
  })

  it('is not given back beyond what was held', async () => {
    const orderCode = await hold(await benefitWith(), 100)
    await expect(inTransaction(shop.db, (tx) => giveBackLimit(tx, orderCode, 101))).rejects.toThrow('more than it holds')
  })
})
