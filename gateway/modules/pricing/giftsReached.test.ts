import { GiftType } from '../../../src/contract/product'
import { giftsReached, mayBeGiven } from './giftsReached'
import type { RuleProgress } from './promotions'
import type { RunningRule } from './runningRules'

const gift = (skuCode: string, stock: number) => ({
  type: GiftType.gift,
  skuCode,
  name: '口罩',
  specification: '10 片',
  quantity: 1,
  productImageUrl: '/mask.png',
  stock,
})
type Given = { type?: number; isReached?: boolean; gift: RunningRule['gift'] }
const standing = ({ type = GiftType.gift, isReached = true, gift: given }: Given): RuleProgress<RunningRule> => ({
  rule: { promotionId: 'p', type, levels: [], productCodes: null, text: '', detail: '', gift: given },
  amount: 1,
  off: 0,
  isReached,
  missing: null,
  progress: 100,
})
const codesOf = (standings: Array<RuleProgress<RunningRule>>, taken: Array<[string, number]> = []) =>
  giftsReached(standings, new Map(taken)).map(({ skuCode }) => skuCode)

describe('the gifts of an order', () => {
  it('are those of the promotions that are reached, and tell nothing of the stock', () => {
    const { stock, ...shown } = gift('1', 5)
    expect(stock).toBe(5)
    expect(giftsReached([standing({ gift: gift('1', 5) })], new Map())).toEqual([shown])
    expect(codesOf([standing({ gift: gift('1', 5), isReached: false })])).toEqual([])
    expect(codesOf([standing({ gift: null })])).toEqual([])
  })

  it.each([
    [GiftType.gift, ['1']],
    [GiftType.fullGift, ['1']],
    [GiftType.discount, []],
  ])('of a promotion of type %i are %j', (type, codes) => expect(codesOf([standing({ gift: gift('1', 5), type })])).toEqual(codes))

  it.each([
    [2, ['1']],
    [3, []],
    [4, []],
  ])('where 3 are in stock and the lines take %i are %j', (taken, codes) =>
    expect(codesOf([standing({ gift: gift('1', 3) })], [['1', taken]])).toEqual(codes),
  )

  it('of two promotions are not the same last box twice', () => {
    const both = [standing({ gift: gift('1', 3) }), standing({ gift: gift('1', 3) })]
    expect(codesOf(both, [['1', 1]])).toEqual(['1', '1'])
    expect(codesOf(both, [['1', 2]])).toEqual(['1'])
  })

  it.each([
    ['rx', false],
    ['otcA', false],
    ['otcB', true],
    ['none', true],
  ] as const)('may be of mark %s: %s', (mark, may) => expect(mayBeGiven(mark)).toBe(may))
})
