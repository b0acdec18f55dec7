import fc from 'fast-check'
import { GiftType } from '../../../src/contract/product'
import { priceOrder, type ToPrice } from './priceOrder'
import { spread } from './spread'

const cents = (most: number) => fc.integer({ min: 0, max: most })
const line: fc.Arbitrary<ToPrice> = fc.record({
  productCode: fc.constantFrom('100011', '100012', '100013', '100014'),
  mark: fc.constantFrom('rx' as const, 'otcA' as const, 'otcB' as const, 'none' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
  salePrice: cents(500_00),
  steps: fc.uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 20 }), salePrice: cents(400_00) }), {
    selector: ({ from }) => from,
    maxLength: 3,
  }),
  combination: fc.option(fc.record({ salePrice: cents(900_00) })),
})
const scope = fc.option(fc.subarray(['100011', '100012', '100013', '100014'], { minLength: 1 }))
const rule = fc.record({
  type: fc.constant(GiftType.discount as number),
  levels: fc.uniqueArray(fc.record({ threshold: fc.integer({ min: 1, max: 900_00 }), off: cents(300_00) }), {
    selector: ({ threshold }) => threshold,
    maxLength: 3,
  }),
  productCodes: scope,
})
const rules = fc.array(rule, { maxLength: 3 }).map((list) => list.map((one, place) => ({ ...one, promotionId: `p${place}` })))
const coupon = fc.record({
  amount: cents(200_00),
  threshold: cents(900_00),
  productCodes: scope,
  endsAt: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
})
const basket = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  rules,
  coupons: fc.array(coupon, { maxLength: 3 }),
  freight: fc.record({ amount: cents(20_00), freeFrom: cents(200_00) }),
})

/*
 * The same prices once more, written another way: pieces are counted one by one, discounts are exact fractions, nothing is shared
 * with the engine.
 */
const oracle = {
  each: ({ mark, salePrice, steps, combination, quantity }: ToPrice) => {
    if (mark === 'rx') return salePrice
    if (combination !== null) return combination.salePrice
    let price = salePrice
    for (let piece = 1; piece <= quantity; piece += 1) for (const step of steps) if (step.from === piece) price = step.salePrice
    return price
  },
  total: (lines: readonly ToPrice[], inScope: (line: ToPrice) => boolean = () => true) =>
    lines.reduce((sum, one) => (inScope(one) ? sum + oracle.each(one) * one.quantity : sum), 0),
  /** What each promotion takes, one after the other, and what is left of every line as a fraction. */
  discounts: (
    lines: readonly ToPrice[],
    list: ReadonlyArray<{ levels: Array<{ threshold: number; off: number }>; productCodes: string[] | null }>,
  ) => {
    const left = lines.map((one) => oracle.each(one) * one.quantity)
    let off = 0
    for (const { levels, productCodes } of list) {
      const takes = (one: ToPrice) => one.mark !== 'rx' && (productCodes === null || productCodes.indexOf(one.productCode) >= 0)
      const full = oracle.total(lines, takes)
      let wanted = 0
      let reached = -1
      for (const { threshold, off: amount } of levels) if (full >= threshold && threshold > reached) [wanted, reached] = [amount, threshold]
      const reachable = left.reduce((sum, rest, place) => (takes(lines[place]!) ? sum + rest : sum), 0)
      const taken = Math.min(full > 0 ? wanted : 0, reachable)
      lines.forEach((one, place) => {
        if (takes(one) && reachable > 0) left[place] = left[place]! - (taken * left[place]!) / reachable
      })
      off += taken
    }
    return { off, left }
  },
}

describe('the price of a basket', () => {
  it('agrees with another way of counting it', () => {
    fc.assert(
      fc.property(basket, ({ lines, rules: list, coupons, freight }) => {
        const priced = priceOrder({ lines, rules: list, coupons, freight })
        const { off, left } = oracle.discounts(lines, list)
        expect(priced.lines.map(({ salePrice }) => salePrice)).toEqual(lines.map(oracle.each))
        expect(priced.goods).toBe(oracle.total(lines))
        expect(Math.abs(priced.promotion - off)).toBeLessThanOrEqual(list.length)
        expect(priced.freight).toBe(lines.length === 0 || priced.goods - priced.promotion >= freight.freeFrom ? 0 : freight.amount)
        for (const { coupon: one, standing } of priced.coupons) {
          const reachable = lines.reduce(
            (sum, each, place) => (each.mark !== 'rx' && (one.productCodes?.includes(each.productCode) ?? true) ? sum + left[place]! : sum),
            0,
          )
          const slack = lines.length * (list.length + 1)
          if (standing.problem === null) expect(reachable + slack).toBeGreaterThanOrEqual(one.threshold)
          else expect(reachable - slack).toBeLessThan(Math.max(one.threshold, 1))
          expect(standing.off).toBe(standing.problem === null ? Math.min(one.amount, standing.off) : 0)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('is made of whole cents, never negative, and adds up with any coupon', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const priced = priceOrder(input)
        for (const one of [undefined, ...input.coupons]) {
          const { coupon: off, payable } = priced.payableWith(one)
          expect(payable).toBe(priced.goods - priced.promotion - off + priced.freight)
          expect(
            [priced.goods, priced.promotion, off, priced.freight, payable].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
          ).toBe(true)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('takes nothing off a prescription drug, by whatever promotion, step, combination or coupon', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const lines = input.lines.map((one) => ({ ...one, mark: 'rx' as const }))
        const priced = priceOrder({ ...input, lines })
        expect(priced.promotion).toBe(0)
        expect(priced.best).toBeUndefined()
        expect(priced.goods).toBe(lines.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0))
      }),
    )
  })

  it('chooses the coupon that leaves least to pay', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const priced = priceOrder(input)
        const least = Math.min(...[undefined, ...input.coupons].map((one) => priced.payableWith(one).payable))
        expect(priced.payableWith(priced.best).payable).toBe(least)
      }),
    )
  })
})

describe('an amount spread over lines', () => {
  it('adds up exactly, takes from no line more than it costs, and stays within a cent of its share', () => {
    const shares = fc
      .array(cents(100_000_000), { minLength: 1, maxLength: 8 })
      .chain((weights) => fc.tuple(cents(weights.reduce((sum, weight) => sum + weight, 0)), fc.constant(weights)))
    fc.assert(
      fc.property(shares, ([amount, weights]) => {
        const parts = spread(amount, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount)
        parts.forEach((part, place) => {
          expect(part).toBeLessThanOrEqual(weights[place]!)
          expect(part).toBeGreaterThanOrEqual(0)
          if (whole > 0) expect(Math.abs(part - (amount * weights[place]!) / whole)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})
