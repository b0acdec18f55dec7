import fc from 'fast-check'
import { basket, cents, oracle } from '../../../tests/support/priceOracle'
import { tries } from '../../../tests/support/tier'
import { priceOrder } from './priceOrder'
import { spread } from './spread'

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
          const reachable = oracle.reachable(lines, left, one)
          const slack = lines.length * (list.length + 1)
          if (standing.problem === null) expect(reachable + slack).toBeGreaterThanOrEqual(one.threshold)
          else expect(reachable - slack).toBeLessThan(Math.max(one.threshold, 1))
          expect(standing.off).toBe(standing.problem === null ? Math.min(one.amount, standing.off) : 0)
        }
      }),
      { numRuns: tries({ gate: 2000, all: 10_000 }) },
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
      { numRuns: tries({ gate: 1000, all: 5000 }) },
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
