import { yuan as yuanInRule } from '../../gateway/lib/yuan'
import { shortYuan, spokenMoney, yuan } from './money'

describe('an amount in cents', () => {
  it.each([
    [2280, '22.80', '22 元 8 角', '22.80'],
    [6900, '69.00', '69 元', '69'],
    [5, '0.05', '5 分', '0.05'],
    [1, '0.01', '1 分', '0.01'],
    [10, '0.10', '1 角', '0.10'],
    [110, '1.10', '1 元 1 角', '1.10'],
    [101, '1.01', '1 元 1 分', '1.01'],
    [0, '0.00', '0 元', '0'],
  ])('of %i is %s, said as %s, and %s in short and in a rule', (cents, written, spoken, short) => {
    expect([yuan(cents), spokenMoney(cents), shortYuan(cents), yuanInRule(cents)]).toEqual([written, spoken, short, short])
  })

  it('has as many decimals as are asked for', () => expect(yuan(2280, 0)).toBe('23'))
})
