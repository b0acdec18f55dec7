import fc from 'fast-check'
import { tries } from '../../../tests/support/tier'
import { insuredShare } from './insuredShare'

const LEAVES = ['diabetes', 'pressure', 'cold']
const line = fc.record({ productCode: fc.constantFrom('100011', '100012', '110011'), categoryId: fc.constantFrom(...LEAVES) })
const bought = fc.array(fc.tuple(line, fc.nat({ max: 500_000 })), { maxLength: 8 })
const coverage = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  leaves: fc.subarray(LEAVES),
  productCodes: fc.subarray(['100011', '100012']),
})

/** The same once more, cent by cent as the terms say it. */
const paidFor = (
  of: { productCode: string; categoryId: string },
  net: number,
  by: { percent: number; leaves: string[]; productCodes: string[] },
) => {
  const isCovered = by.leaves.indexOf(of.categoryId) >= 0 || by.productCodes.indexOf(of.productCode) >= 0
  return isCovered ? Number((BigInt(net) * BigInt(by.percent)) / 100n) : 0
}

describe('what an insurer pays of an order', () => {
  it('is its percentage of each covered line, and in all no more than is left', () => {
    fc.assert(
      fc.property(bought, coverage, fc.nat({ max: 1_000_000 }), (pairs, by, left) => {
        const [lines, nets] = [pairs.map(([of]) => of), pairs.map(([, net]) => net)]
        const shares = insuredShare(lines, nets, { coverage: by, left })
        const full = pairs.map(([of, net]) => paidFor(of, net, by))
        const whole = full.reduce((sum, one) => sum + one, 0)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(left, whole))
        shares.forEach((share, place) => {
          expect(Number.isSafeInteger(share) && share >= 0 && share <= full[place]!).toBe(true)
        })
        expect(whole > left || shares.every((share, place) => share === full[place])).toBe(true)
      }),
      { numRuns: tries({ gate: 1000, all: 10_000 }) },
    )
  })
})
