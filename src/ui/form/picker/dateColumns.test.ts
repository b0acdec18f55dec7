import * as fc from 'fast-check'
import { columnsOf, momentOf, nearest, rangeOf, turned, written, type DateKind } from './dateColumns'

const NOW = new Date(2026, 10, 21, 9, 30)
const valuesOf = (kind: DateKind, text: string, limits: { min?: string; max?: string } = {}) => {
  const range = rangeOf({ kind, ...limits }, NOW)
  const moment = nearest(momentOf(text, kind, NOW) ?? [2026, 1, 1, 0, 0], range)
  return Object.fromEntries(columnsOf(kind, moment, range).map(({ unit, values }) => [unit, [values[0], values.at(-1)]]))
}
const turn = (text: string, place: number, value: number, limits: { min?: string; max?: string } = {}) => {
  const range = rangeOf({ kind: 'date', ...limits }, NOW)
  return written(turned(momentOf(text, 'date', NOW) ?? [2026, 1, 1, 0, 0], { place, value, range }), 'date')
}

describe('the wheels of a date', () => {
  it('reach from 50 years before to 50 years after', () => {
    expect(valuesOf('date', '2026-11-21').年).toEqual([1976, 2076])
  })

  it.each([
    ['2024-02-01', 29],
    ['2023-02-01', 28],
    ['2000-02-01', 29],
    ['2026-04-01', 30],
    ['2026-12-01', 31],
  ])('of %s end with day %i', (text, last) => {
    expect(valuesOf('date', text).日).toEqual([1, last])
  })

  it('offer hours 0 to 23 and minutes 0 to 59', () => {
    expect(valuesOf('datetime', '2026-03-10 08:30')).toMatchObject({ 时: [0, 23], 分: [0, 59] })
    expect(valuesOf('time', '08:30')).toEqual({ 时: [0, 23], 分: [0, 59] })
  })

  it('leave out what lies beyond the limits', () => {
    expect(valuesOf('date', '2026-11-10', { min: '2026-11-05', max: '2026-11-21' })).toEqual({
      年: [2026, 2026],
      月: [11, 11],
      日: [5, 21],
    })
    expect(valuesOf('month', '2026-03', { max: '2026-11' })).toEqual({ 年: [1976, 2026], 月: [1, 11] })
  })
})

describe('turning a wheel', () => {
  it('clamps the day at the end of the month', () => {
    expect(turn('2026-03-31', 1, 4)).toBe('2026-04-30')
    expect(turn('2026-03-31', 1, 2)).toBe('2026-02-28')
  })

  it('clamps 29 February where the year is no leap year', () => {
    expect(turn('2024-02-29', 0, 2023)).toBe('2023-02-28')
    expect(turn('2024-02-29', 0, 2028)).toBe('2028-02-29')
  })

  it('stops at the limits', () => {
    expect(turn('2025-12-15', 0, 2026, { max: '2026-11-21' })).toBe('2026-11-21')
  })
})

describe('a value out of range', () => {
  it.each([
    ['1900-01-01', '2020-05-10'],
    ['2090-01-01', '2026-11-21'],
    ['2024-02-31', '2024-02-29'],
    ['2024-02-11', '2024-02-11'],
  ])('%s begins at %s', (text, begins) => {
    const range = rangeOf({ kind: 'date', min: '2020-05-10', max: '2026-11-21' }, NOW)
    expect(written(nearest(momentOf(text, 'date', NOW) ?? [0, 1, 1, 0, 0], range), 'date')).toBe(begins)
  })

  it('that is no date at all begins nowhere of its own', () => {
    expect(momentOf('', 'date', NOW)).toBeUndefined()
    expect(momentOf('昨天', 'date', NOW)).toBeUndefined()
  })
})

describe('what the wheels give', () => {
  it('is always a day that its month has, within the range', () => {
    const range = rangeOf({ kind: 'date', min: '2019-02-14', max: '2031-07-03' }, NOW)
    const change = fc.record({ place: fc.integer({ min: 0, max: 2 }), value: fc.integer({ min: 1, max: 2100 }) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const end = changes.reduce(
          (moment, { place, value }) => turned(moment, { place, value: place === 1 ? ((value - 1) % 12) + 1 : value, range }),
          nearest([2024, 2, 29, 0, 0], range),
        )
        const text = written(end, 'date')
        const [year, month, day] = text.split('-').map(Number) as [number, number, number]
        const real = new Date(year, month - 1, day)
        return real.getMonth() === month - 1 && real.getDate() === day && text >= '2019-02-14' && text <= '2031-07-03'
      }),
    )
  })
})
