import type { PlanSetting, RateSetting } from '../../../counter/contract/settings/planSetting'
import { presentNumber } from '../../../src/contract/idCard'
import { randomNumbers } from '../../../tests/support/randomNumbers'
import { lowestOf, offerOf, tableOn } from './rates'

const PLAN = { id: '7', maxAge: 70 } as PlanSetting
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A number of somebody who was born on a day, of a sex. */
function cardOf(birthDate: string, isMale: boolean): string {
  const digits = `320106${birthDate.replaceAll('-', '')}01${isMale ? 1 : 2}`
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * WEIGHTS[place]!, 0)
  return presentNumber(`${digits}${'10X98765432'[sum % 11]!}`)
}

const table = (validFrom: string, base: number): RateSetting[] =>
  Array.from({ length: 8 }, (_one, band) => ({
    ...{ planId: '7', validFrom, fromAge: band === 0 ? 0 : band * 10 - 4, toAge: band === 7 ? 70 : band * 10 + 5 },
    ...{ male: base + band * 137, female: base + band * 101 },
  }))
const RATES = [...table('2026-11-01', 5000), ...table('2026-12-01', 7000), ...table('2027-03-01', 9000)]

/** What an offer should be, reckoned in another way: by counting birthdays one after another, and by walking the tables from the last. */
function oracle(birthDate: string, isMale: boolean, today: string) {
  const begins = new Date(`${today}T00:00:00Z`)
  begins.setUTCDate(begins.getUTCDate() + 1)
  const born = new Date(`${birthDate}T00:00:00Z`)
  if ((begins.getTime() - born.getTime()) / 86_400_000 < 28) return 'TOO_YOUNG'
  let age = 0
  const birthday = (years: number) => Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate())
  while (birthday(age + 1) <= begins.getTime()) age += 1
  if (age > 70) return 'TOO_OLD'
  const from = ['2027-03-01', '2026-12-01', '2026-11-01'].find((day) => day <= today)
  if (from === undefined) return 'NO_RATE'
  const row = RATES.filter(({ validFrom }) => validFrom === from).find(({ toAge }) => age <= toAge)!
  return isMale ? row.male : row.female
}

describe('the premium of an application', () => {
  it('is that of the table in force, for 2,000 people at random', () => {
    const random = randomNumbers(20_261_124)
    const day = (from: number, days: number) => new Date(from + Math.floor(random() * days) * 86_400_000).toISOString().slice(0, 10)
    const seen = new Set<number | string>()
    for (let nth = 0; nth < 2000; nth++) {
      const birthDate = nth % 10 === 0 ? day(Date.UTC(2026, 9, 1), 40) : day(Date.UTC(1945, 0, 1), 29_800)
      const [isMale, today] = [random() < 0.5, day(Date.UTC(2026, 9, 20), 200)]
      const now = new Date(`${today}T12:00:00+08:00`)
      const offer = offerOf({ rates: RATES, plan: PLAN, idCardNumber: cardOf(birthDate, isMale), now })
      const expected = birthDate > today ? undefined : oracle(birthDate, isMale, today)
      if (expected === undefined) continue
      seen.add(expected)
      expect([birthDate, today, 'problem' in offer ? offer.code : offer.premium]).toEqual([birthDate, today, expected])
    }
    // Every band of every table, and each refusal.
    expect(seen.size).toBeGreaterThan(45)
  })

  it.each([
    ['2026-11-30T23:59:59', 5000],
    ['2026-12-01T00:00:00', 7000],
  ])('changes with the shop’s midnight: at %s', (time, premium) => {
    const now = new Date(`${time}+08:00`)
    expect(offerOf({ rates: RATES, plan: PLAN, idCardNumber: cardOf('2024-01-01', true), now })).toMatchObject({ premium })
  })

  it('holds until the end of the next day', () => {
    const offer = offerOf({
      rates: RATES,
      plan: PLAN,
      idCardNumber: cardOf('2000-01-01', true),
      now: new Date('2026-11-30T09:00:00+08:00'),
    })
    expect(offer).toMatchObject({ rateFrom: '2026-11-01', offerUntil: new Date('2026-12-02T00:00:00+08:00') })
  })

  it.each([
    ['the day after tomorrow', '1990-12-02', '2026-12-01T00:00:00+08:00'],
    ['a day later', '1990-12-03', '2026-12-02T00:00:00+08:00'],
  ])('ends before it makes somebody older whose birthday is %s', (_when, birthDate, end) => {
    const offer = offerOf({ rates: RATES, plan: PLAN, idCardNumber: cardOf(birthDate, true), now: new Date('2026-11-30T09:00:00+08:00') })
    expect(offer).toMatchObject({ age: 35, offerUntil: new Date(end) })
  })

  it('has no table before the first day, the last one after it however they are written, and none of another plan', () => {
    expect(tableOn(RATES, '7', '2026-10-31')).toEqual([])
    expect(tableOn([...RATES].reverse(), '7', '2027-01-01').map(({ validFrom }) => validFrom)).toEqual(Array(8).fill('2026-12-01'))
    expect(tableOn([{ ...RATES[0]!, planId: '8' }], '7', '2027-01-01')).toEqual([])
  })

  it('begins with the lowest of its table', () => {
    expect([lowestOf(table('2026-11-01', 5000)), lowestOf([])]).toEqual([5000, null])
    expect(
      lowestOf([
        { ...RATES[0]!, male: 9, female: 7 },
        { ...RATES[0]!, male: 8, female: 12 },
      ]),
    ).toBe(7)
  })

  it.each([
    ['2026-11-20', RATES, 'TOO_YOUNG', '出生满 28 天才能投保，请到时候再来'],
    ['1950-01-01', RATES, 'TOO_OLD', '超过最大投保年龄 70 周岁，不能投保这个方案'],
    ['2024-01-01', RATES.filter(({ fromAge }) => fromAge > 0), 'NO_RATE', '这个方案还没有这个年龄的费率，暂时不能投保'],
  ])('is refused in words to who was born on %s', (birthDate, rates, code, problem) => {
    const now = new Date('2026-11-30T09:00:00+08:00')
    expect(offerOf({ rates, plan: PLAN, idCardNumber: cardOf(birthDate, true), now })).toEqual({ code, problem })
  })
})
