import { taxNumberIn, taxNumberProblem } from './taxNumber'

describe('a company’s tax number', () => {
  it.each(['91350100M000100Y43', ' 9135 0100-m000100y43 ', '９１３５０１００Ｍ０００１００Ｙ４３'])('is taken as %s', (typed) => {
    expect(taxNumberProblem(typed)).toBeUndefined()
    expect(taxNumberIn(typed)).toBe('91350100M000100Y43')
  })

  it.each([
    ['', '单位抬头要填税号'],
    ['91350100M000100Y44', '税号的校验位对不上，请核对有没有抄错'],
    ['91350100M000100Y34', '税号的校验位对不上，请核对有没有抄错'],
    ['91350100M000100Y4', '税号是 18 位统一社会信用代码，现在是 17 位'],
    ['350100000010043', '税号是 18 位统一社会信用代码，现在是 15 位'],
    ['9135O100M000100Y43', '税号里没有字母 O，请核对是不是数字'],
    ['91350100M000100Y4。', '税号里不能有“。”，只有数字和大写字母'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(taxNumberProblem(typed)).toBe(problem)
  })

  it('has a check character that sees every single slip and every two neighbours that changed places', () => {
    const right = '91350100M000100Y43'
    const slips = Array.from(right).flatMap((_one, place) =>
      Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY').map((other) => right.slice(0, place) + other + right.slice(place + 1)),
    )
    const swaps = Array.from(right)
      .slice(1)
      .map((two, place) => right.slice(0, place) + two + right[place]! + right.slice(place + 2))
    const wrong = [...slips, ...swaps].filter((typed) => typed !== right)
    expect(wrong.filter((typed) => taxNumberProblem(typed) === undefined)).toEqual([])
    expect(wrong.length).toBeGreaterThan(500)
  })
})
