import fc from 'fast-check'
import { daysAfter } from '../../../src/lib/time'
import { emptyOn, isTakenOn, isUsableOn, leftOn, type Counted } from './estimate'

const plan = (amount: number, times: number) => ({
  amount,
  times: Array.from({ length: times }, (_, at) => ({ moment: 'other' as const, time: `0${at + 1}:00` })),
  isReminded: false,
})
const ON = '2026-11-20'

describe('what should be left of a medicine', () => {
  it.each([
    [28, plan(1, 1), '2026-12-18', 20],
    [28, plan(0.5, 1), '2027-01-15', 24],
    [30, plan(1, 3), '2026-11-30', 6],
    [31, plan(1, 3), '2026-11-30', 7],
    [0, plan(1, 1), '2026-11-20', 0],
    [10, null, null, 10],
    [null, plan(1, 1), null, null],
  ] as const)('%s pieces by %j are gone on %s; eight days later %s are left', (left, by, empty, later) => {
    const counted: Counted = { left, countedOn: ON, plan: by && { ...by, times: [...by.times] } }
    expect([emptyOn(counted), leftOn(counted, '2026-11-28')]).toEqual([empty, later])
  })

  it.each([
    ['the day before it expires', '2026-12-31', true],
    ['the day on which it expires', '2027-01-01', true],
    ['the day after', '2027-01-02', false],
  ])('may be used on %s', (_which, day, may) => {
    expect(isUsableOn({ expiresOn: '2027-01-01' }, day)).toBe(may)
    expect(isUsableOn({ expiresOn: null }, day)).toBe(true)
  })

  it('is enough for every day before the one on which it is said to be gone, and for that one no more', () => {
    const counts = fc.record({
      halves: fc.integer({ min: 0, max: 400 }),
      amount: fc.integer({ min: 1, max: 6 }),
      times: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(counts, ({ halves, amount, times }) => {
        const counted = { left: halves / 2, countedOn: ON, plan: plan(amount / 2, times) }
        const empty = emptyOn(counted)!
        const daily = (amount / 2) * times
        expect(leftOn(counted, empty)).toBeLessThan(daily)
        const enoughBefore = empty === ON || leftOn(counted, daysAfter(empty, -1))! >= daily
        expect([enoughBefore, isTakenOn(counted, empty)]).toEqual([true, false])
        expect(empty === ON || isTakenOn(counted, daysAfter(empty, -1))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
