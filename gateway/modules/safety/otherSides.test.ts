import { otherSidesOf } from './otherSides'
import { contentsOf } from './substancesOf'

const sides = (ingredients: string[], form = '片剂') => otherSidesOf(contentsOf({ ingredients, form }).substances).map(({ names }) => names)

describe('the other side of interactions', () => {
  it('is read from either side of a rule', () => {
    expect(sides(['缬沙坦'])).toEqual(['布洛芬等止痛药', '保钾利尿药或补钾药'])
    expect(sides(['西地那非'])).toEqual(['硝酸甘油等硝酸酯类', '坦索罗辛等唑嗪类'])
  })

  it('names the gravest first, and nothing twice', () => {
    const all = sides(['华法林'])
    expect(all[0]).toBe('布洛芬等止痛药')
    expect(new Set(all).size).toBe(all.length)
  })

  it('names a substance beside its class', () => {
    expect(sides(['硫酸氢氯吡格雷'])).toEqual(expect.arrayContaining(['布洛芬等止痛药', '阿司匹林']))
  })

  it('is nothing of what stays on the skin, or is on no table', () => {
    expect(sides(['双氯芬酸'], '乳膏剂')).toEqual([])
    expect(sides(['没有这种成分'])).toEqual([])
  })
})
