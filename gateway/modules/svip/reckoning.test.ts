import fc from 'fast-check'
import { DAY } from '../../../src/lib/duration'
import { instantOn } from '../../../src/lib/time'
import { endAfter, monthOn } from './months'
import { reckon } from './reckoning'

const YEAR = {
  price: 16_800,
  months: 12,
  anchorDay: '2026-06-18',
  paidAt: instantOn('2026-06-18', '10:00'),
  startsAt: instantOn('2026-06-18', '10:00'),
}

it.each([
  ['2026-06-18', 1],
  ['2026-07-18', 1],
  ['2026-07-19', 2],
  ['2026-10-18', 4],
  ['2027-06-18', 12],
])('%s is in month %i since 18 June', (day, month) => {
  expect(monthOn('2026-06-18', day)).toBe(month)
})

it('holds until the day of the last month is over', () => {
  expect(endAfter('2026-06-18', 12)).toEqual(instantOn('2027-06-19'))
  expect(endAfter('2027-01-31', 1)).toEqual(instantOn('2027-03-01'))
})

it.each([
  { what: 'nothing used within seven days', day: '2026-06-25', clock: '09:00', saved: 0, is: { isWhole: true, back: 16_800 } },
  {
    what: 'nothing used after seven days',
    day: '2026-06-26',
    clock: '10:00',
    saved: 0,
    is: { isWhole: false, monthsLeft: 11, back: 15_400 },
  },
  {
    what: 'used within seven days',
    day: '2026-06-20',
    clock: '10:00',
    saved: 500,
    is: { isWhole: false, monthsLeft: 11, beyond: 0, back: 15_400 },
  },
  {
    what: 'four months and less saved than they cost',
    day: '2026-10-18',
    clock: '10:00',
    saved: 5600,
    is: { monthsLeft: 8, share: 11_200, beyond: 0, back: 11_200 },
  },
  {
    what: 'four months and more saved',
    day: '2026-10-18',
    clock: '10:00',
    saved: 8640,
    is: { monthsLeft: 8, share: 11_200, beyond: 3040, back: 8160 },
  },
  { what: 'the day after', day: '2026-10-19', clock: '10:00', saved: 0, is: { monthsLeft: 7, share: 9800, back: 9800 } },
  { what: 'more saved than is left', day: '2026-10-18', clock: '10:00', saved: 20_000, is: { back: 0 } },
  { what: 'the last month', day: '2027-06-18', clock: '10:00', saved: 0, is: { monthsLeft: 0, back: 0 } },
  { what: 'before it begins', day: '2026-06-18', clock: '09:00', saved: 0, is: { isWhole: true, back: 16_800 } },
])('$what: $is', ({ day, clock, saved, is }) => {
  expect(reckon(YEAR, saved, instantOn(day, clock))).toMatchObject(is)
})

it('never pays to buy, use and give back: no more than what the months left cost, and never beyond the price with what was saved', () => {
  const bought = fc.record({
    price: fc.integer({ min: 1, max: 99_999 }),
    months: fc.constantFrom(1, 3, 12),
    days: fc.integer({ min: 0, max: 400 }),
    saved: fc.integer({ min: 0, max: 200_000 }),
  })
  fc.assert(
    fc.property(bought, ({ price, months, days, saved }) => {
      const { back, share, isWhole } = reckon({ ...YEAR, price, months }, saved, new Date(YEAR.paidAt.getTime() + days * DAY))
      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(isWhole ? price : share)
      expect(back + Math.min(saved, price)).toBeLessThanOrEqual(price + (isWhole ? 0 : Math.min(saved, price - share)))
    }),
    { numRuns: 2000 },
  )
})
