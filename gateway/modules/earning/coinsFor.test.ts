import fc from 'fast-check'
import { coinsFor, growthFor } from './coinsFor'
import { earningCents } from './earningCents'

const line = (mark: 'rx' | 'otcA' | 'otcB' | 'none', net: number | null, refunded = 0) => ({ mark, net, refunded })

describe('what an order earns', () => {
  it.each([
    [0, 100, 100, 0],
    [99, 100, 100, 0],
    [100, 100, 100, 1],
    [8240, 100, 100, 82],
    [8240, 100, 110, 90],
    [8240, 0, 150, 0],
    [8240, 37, 100, 30],
    [20_000_000_00, 1000, 200, 400_000_000],
  ])('is for %i cents at %i coins for 100 yuan and %i %%: %i', (cents, rate, percent, coins) =>
    expect(coinsFor(cents, { rate, percent })).toBe(coins),
  )
  it.each([
    [99, 0],
    [100, 1],
    [8299, 82],
  ])('is for %i cents in growth: %i', (cents, growth) => expect(growthFor(cents)).toBe(growth))

  it.each([
    ['of nothing', [], 0],
    ['without a prescription drug', [line('rx', 9000), line('otcB', 3000), line('none', 50)], 3050],
    ['less what went back', [line('otcA', 3000, 1000), line('none', 500, 500)], 2000],
    ['of a line whose net price is not known', [line('otcB', null)], 0],
  ])('is counted by what was paid: %s', (_, lines, cents) => expect(earningCents(lines)).toBe(cents))

  it('taken back by any row of refunds comes to what was given, and at no time to less than is due', () => {
    const refunds = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 })
    fc.assert(
      fc.property(refunds, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 100, max: 200 }), (parts, rate, percent) => {
        const paid = parts.reduce((sum, part) => sum + part, 0)
        const given = coinsFor(paid, { rate, percent })
        let [left, taken] = [paid, 0]
        for (const part of parts) {
          left -= part
          const due = given - coinsFor(left, { rate, percent })
          expect(due).toBeGreaterThanOrEqual(taken)
          taken = due
        }
        expect(taken).toBe(given)
      }),
      { numRuns: 2000 },
    )
  })
})
