import fc from 'fast-check'
import { ageOn, birthDateOf, IdCardNumber, idCardProblem, IdCardProblem, presentNumber, Sex, sexOf } from './idCard'

const { format, region, check } = IdCardProblem

describe('the number of an ID card', () => {
  it.each([
    ['11010119900307002X', undefined],
    ['11010119900307002x', undefined],
    ['320106202104120036', undefined],
    ['110105491231002', undefined],
    ['', format],
    ['1101011990030700', format],
    ['11010119900307002Y', format],
    ['X1010119900307002X', format],
    ['110101199013070010', format],
    ['110101202302290010', format],
    ['110101189912310010', format],
    ['110101299901010010', format],
    ['990101199003070010', region],
    ['160101199003070010', region],
    ['990105491231002', region],
    ['110101199003070010', check],
    ['320106202104120037', check],
  ])('%s: %s', (number, problem) => {
    expect(idCardProblem(number)).toBe(problem)
    expect(IdCardNumber.safeParse(number).error?.issues[0]?.message).toBe(problem)
  })

  it('has one check digit of eleven', () => {
    const body = fc.stringMatching(/^[1-4][1-3]\d{4}19[0-9]{2}(0[1-9]|1[0-2])([01][1-8]|2[0-8])\d{3}$/)
    fc.assert(
      fc.property(body, (first17) => {
        const fitting = '0123456789X'.split('').filter((last) => idCardProblem(first17 + last) === undefined)
        expect(fitting).toHaveLength(1)
      }),
    )
  })

  it.each([
    ['110105491231002', '11010519491231002X'],
    ['320106580615103', '320106195806151037'],
    ['11010119900307002x', '11010119900307002X'],
  ])('%s is %s today', (number, present) => {
    expect(presentNumber(number)).toBe(present)
    expect(idCardProblem(present)).toBeUndefined()
  })

  it.each([
    ['110101199003070011', Sex.male, '1990-03-07'],
    ['11010119900307002X', Sex.female, '1990-03-07'],
    ['110105491231003', Sex.male, '1949-12-31'],
    ['110105491231002', Sex.female, '1949-12-31'],
  ])('%s tells sex %s and the day of birth %s', (number, sex, birthDate) => {
    expect([sexOf(number), birthDateOf(number)]).toEqual([sex, birthDate])
  })

  it.each([
    ['2012-11-24', '2026-11-23', 13],
    ['2012-11-24', '2026-11-24', 14],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2026-11-24', '2026-11-24', 0],
  ])('who was born on %s is on %s %s years old', (birthDate, day, years) => expect(ageOn(birthDate, day)).toBe(years))
})
