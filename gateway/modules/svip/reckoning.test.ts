import fc from 'fast-check'
import { DAY } from '../../../src/lib/duration'
import { instantOn } from '../../../src/lib/time'
import { endAfter, monthOn } from './months'
import { reckon, reckonDays } from './reckoning'

const YEAR = {
  price: 16_800,
  months: 12,
  anchorDay: '2026-06-18',
  paidAt: instantOn('2026-06-18', '10:00'),
  startsAt: instantOn('2026-06-18', '10:00'),
  extraDays: 0,
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
  {
    what: 'nothing used, seven days later to the minute',
    day: '2026-06-25',
    clock: '10:00',
    saved: 0,
    is: { isWhole: true, back: 16_800 },
  },
  { what: 'nothing used, a minute after that', day: '2026-06-25', clock: '10:01', saved: 0, is: { isWhole: false, back: 15_400 } },
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

it('counts days that came back as not used', () => {
  const on = (extraDays: number) => reckon({ ...YEAR, extraDays }, 0, instantOn('2026-10-18', '10:00')).monthsLeft
  expect([0, 30, 31, 200].map(on)).toEqual([8, 9, 9, 11])
})

it('gives all of one back that has not begun, whatever the one before it saved', () => {
  const later = { ...YEAR, anchorDay: '2027-06-19', startsAt: instantOn('2027-06-19') }
  expect(reckon(later, 900, instantOn('2026-10-18', '10:00'))).toMatchObject({ isWhole: true, back: 16_800 })
})

const MONTH = { price: 1000, startsAt: instantOn('2026-06-18', '10:00'), endsAt: instantOn('2026-07-18'), extraDays: 0 }

it.each([
  { what: 'before it begins', day: '2026-06-01', is: { days: 30, daysLeft: 30, back: 1000 } },
  { what: 'on its first day', day: '2026-06-18', is: { days: 30, daysLeft: 30, back: 1000 } },
  { what: 'on its second day, rounded up', day: '2026-06-19', is: { days: 30, daysLeft: 29, back: 967 } },
  { what: 'on its last day', day: '2026-07-17', is: { days: 30, daysLeft: 1, back: 34 } },
  { what: 'once it is over', day: '2026-07-18', is: { days: 30, daysLeft: 0, back: 0 } },
])('by its days $what: $is', ({ day, is }) => {
  expect(reckonDays(MONTH, 1000, instantOn(day, '10:00'))).toEqual(is)
})

it('by its days comes to no more than is left of the payment, and days that came back add none to those that were bought', () => {
  expect(reckonDays(MONTH, 400, instantOn('2026-06-18', '10:00')).back).toBe(400)
  const longer = { ...MONTH, endsAt: instantOn('2026-07-28'), extraDays: 10 }
  const on = (day: string) => reckonDays(longer, 1000, instantOn(day, '10:00'))
  expect(on('2026-06-20')).toEqual({ days: 30, daysLeft: 30, back: 1000 })
  expect(on('2026-06-29')).toEqual({ days: 30, daysLeft: 29, back: 967 })
})
