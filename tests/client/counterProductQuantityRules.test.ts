import { goodsText } from '../../counter/contract/goods'
import { quantityProblem, type QuantityKind, type QuantityPrice } from '../../counter/contract/quantityPrices'
import { nextQuantity, savedText } from '../../counter/site/products/quantityFields'

const row = (quantity: number, salePrice: number): QuantityPrice => ({ quantity, salePrice })
/** One piece costs 20 yuan. */
const SINGLE = 2000

describe('combinations and stair prices', () => {
  it.each<[string, QuantityKind, QuantityPrice[], string | undefined]>([
    ['none', 'combinations', [], undefined],
    ['cheaper than one by one', 'combinations', [row(3, 5700), row(5, 9200)], undefined],
    ['in any order', 'stairPrices', [row(5, 1800), row(2, 1900)], undefined],
    ['a cent cheaper', 'combinations', [row(2, 3999)], undefined],
    ['as dear', 'combinations', [row(2, 4000)], '2 件装 ¥40.00 不比单买 2 件（¥40.00）便宜'],
    ['a step as dear', 'stairPrices', [row(2, 2000)], '满 2 件每件 ¥20.00 不比单买（¥20.00）便宜'],
    ['a later step that is no cheaper', 'stairPrices', [row(5, 1900), row(2, 1900)], '满 5 件的每件价应低于满 2 件的'],
    ['larger ones may cost more, piece for piece', 'combinations', [row(2, 3000), row(3, 5900)], undefined],
    ['one piece', 'combinations', [row(1, 100)], '组合装的件数应为 2 到 99 的整数'],
    ['ninety-nine', 'combinations', [row(99, 100)], undefined],
    ['a hundred', 'stairPrices', [row(100, 100)], '阶梯价的件数应为 2 到 99 的整数'],
    ['half a piece', 'stairPrices', [row(2.5, 100)], '阶梯价的件数应为 2 到 99 的整数'],
    ['twice as many', 'combinations', [row(3, 5700), row(3, 5600)], '组合装「3 件装」写了两次'],
    ['five', 'combinations', [2, 3, 4, 5, 6].map((count) => row(count, 100)), undefined],
    ['six', 'combinations', [2, 3, 4, 5, 6, 7].map((count) => row(count, 100)), '组合装最多 5 个'],
    ['a price not typed yet', 'stairPrices', [row(2, 0)], '请填写阶梯价的件数和价格'],
    ['a number not typed yet', 'combinations', [row(0, 5700)], '请填写组合装的件数和价格'],
    ['half a cent', 'combinations', [row(3, 99.5)], '3 件装：金额应精确到分'],
    ['less than nothing', 'combinations', [row(3, -1)], '3 件装：金额应大于 0'],
  ])('%s', (_what, kind, rows, problem) => {
    expect(quantityProblem(kind, rows, { mark: 'otcB', salePrice: SINGLE })).toBe(problem)
  })

  it('of a prescription drug are none', () => {
    const rx = { mark: 'rx' as const, salePrice: SINGLE }
    expect(quantityProblem('combinations', [row(3, 5700)], rx)).toBe('处方药不按组合装出售')
    expect(quantityProblem('stairPrices', [row(3, 1900)], rx)).toBe('处方药不参加阶梯价')
    expect(quantityProblem('combinations', [], rx)).toBeUndefined()
  })

  it.each([
    [
      'combinations',
      [
        { count: 3, salePrice: 5700 },
        { count: 5, salePrice: 9200 },
      ],
      '3 件装 ¥57.00；5 件装 ¥92.00',
    ],
    ['combinations', [{ count: 2, salePrice: 0 }], '2 件装（未填价）'],
    ['stairPrices', [{ from: 3, salePrice: 1850 }], '满 3 件每件 ¥18.50'],
    ['stairPrices', [], '（无）'],
    ['combinations', null, '（无）'],
  ] as const)('%s %j read %s', (kind, value, text) => {
    expect(goodsText(kind, value as never)).toBe(text)
  })

  it.each([
    ['combinations', row(3, 5700), '每盒 ¥19.00，省 ¥3.00'],
    ['combinations', row(3, 6000), '每盒 ¥20.00，与单买同价'],
    ['combinations', row(3, 6100), '每盒 ¥20.33，比单买贵 ¥1.00'],
    ['stairPrices', row(3, 1850), '每盒省 ¥1.50'],
    ['stairPrices', row(3, 2100), '比单买贵 ¥1.00'],
    ['stairPrices', row(3, 0), ''],
  ] as const)('%s %j save %s', (kind, own, text) => {
    expect(savedText(kind, own, { single: SINGLE, unit: '盒' })).toBe(text)
  })

  it('ask for one more than the most so far', () => {
    expect([nextQuantity([]), nextQuantity([row(5, 1), row(3, 1)]), nextQuantity([row(99, 1)])]).toEqual([2, 6, 0])
  })
})
