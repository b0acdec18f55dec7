import { LEVELS, levelFor } from './levels'
import { levelAfter, levelAfterReturn, type HeldLevel } from './levelAfter'

const at = (text: string) => new Date(`${text}T00:00:00+08:00`)
const held = (level: number, since: string, until: string | null): HeldLevel => ({
  level,
  since: at(since),
  until: until === null ? null : at(until),
})
const FIRST = held(1, '2026-01-01', null)

it.each([
  [0, 1],
  [499, 1],
  [500, 2],
  [1499, 2],
  [1500, 3],
  [3999, 3],
  [4000, 4],
  [9999, 4],
  [10_000, 5],
  [250_000, 5],
])('growth of %d gives level %d', (growth, level) => expect(levelFor(LEVELS, growth)).toBe(level))

const NOW = new Date('2026-11-21T10:00:00+08:00')
const YEAR = '2027-11-22'

it.each([
  ['is reached at once, for a year', FIRST, 500, { level: 2, until: YEAR, reason: 'reached' }],
  ['may be the one after the next', FIRST, 4100, { level: 4, until: YEAR, reason: 'reached' }],
  [
    'begins a new year where a higher one is reached',
    held(2, '2026-01-05', '2027-01-06'),
    1500,
    { level: 3, until: YEAR, reason: 'reached' },
  ],
  ['stays while its year lasts, whatever expires', held(3, '2026-01-05', '2027-01-06'), 0, undefined],
  ['of everybody stays for ever', FIRST, 499, undefined],
  [
    'is kept for another year from its end on',
    held(3, '2025-11-20', '2026-11-21'),
    1500,
    { level: 3, until: '2027-11-21', reason: 'kept' },
  ],
  [
    'is kept from now on where nobody decided for more than a year',
    held(3, '2024-01-05', '2025-01-06'),
    1500,
    { level: 3, until: YEAR, reason: 'kept' },
  ],
  [
    'falls to what the growth of a year gives',
    held(4, '2025-11-20', '2026-11-21'),
    700,
    { level: 2, until: '2027-11-21', reason: 'fallen' },
  ],
  ['falls to the first', held(4, '2025-11-20', '2026-11-21'), 499, { level: 1, until: null, reason: 'fallen' }],
])('a level %s', (_what, before, growth, expected) => {
  const change = levelAfter({ held: before, levels: LEVELS, growth, at: NOW })
  const since = expected?.reason === 'kept' ? before.since : NOW
  expect(change).toEqual(expected && { ...expected, since, until: expected.until === null ? null : at(expected.until) })
})

const third = held(3, '2026-11-10', '2027-11-11')
const second = held(2, '2026-06-01', '2027-06-02')

it.each([
  ['falls to the one before, with its year', second, '2026-11-10', 700, { ...second, reason: 'takenBack' }],
  ['falls no lower than the one before', second, '2026-11-10', 0, { ...second, reason: 'takenBack' }],
  ['falls to what is left where that is more', FIRST, '2026-11-10', 700, { ...third, level: 2, reason: 'takenBack' }],
  ['stays where enough is left', second, '2026-11-10', 1500, undefined],
  ['stays where it was reached before that was earned', second, '2026-11-12', 700, undefined],
])('a level whose growth is taken back %s', (_what, before, earnedAt, growth, expected) =>
  expect(levelAfterReturn({ held: third, before, levels: LEVELS, growth, earnedAt: at(earnedAt) })).toEqual(expected),
)

it('ends on the day of a leap year that there is', () =>
  expect(levelAfter({ held: FIRST, levels: LEVELS, growth: 500, at: new Date('2028-02-29T12:00:00+08:00') })?.until).toEqual(
    at('2029-03-01'),
  ))
