import type { BuyLimit, Combination, Packing } from '@/contract/product'
import { chosenText, firstChoice, maxPiecesOf, stairReached, stairsOf, stockText } from './choice'

const box = (over: Partial<Packing> = {}): Packing => ({
  skuCode: '100011-1',
  specification: '0.3g×24粒',
  unit: '盒',
  salePrice: 2280,
  marketPrice: 2680,
  status: 2,
  stock: 200,
  ...over,
})
const three: Combination = { combineId: 'three', skuCode: '100011-1', name: '3 盒装', count: 3, salePrice: 6480, each: 2160, saved: 360 }
const limited = (remaining: number | null): BuyLimit => ({
  productCode: '100011',
  remaining,
  limit: 5,
  text: remaining === null ? null : `每人限购 5 盒，还可买 ${remaining} 盒`,
})

describe('what the page chooses by itself', () => {
  it('is one of the first packing that can be bought, whatever it costs', () => {
    const packings = [box({ skuCode: 'gone', salePrice: 900, stock: 0, status: 4 }), box({ skuCode: 'small', salePrice: 3380 }), box()]
    expect(firstChoice({ packings, combinations: [] })).toEqual({ skuCode: 'small', combineId: undefined, quantity: 1 })
  })
  it('is the first packing where none can be bought, and nothing where there is none', () => {
    const packings = [box({ status: 3 }), box({ skuCode: 'gone', stock: 0 })]
    expect(firstChoice({ packings, combinations: [] })?.skuCode).toBe('100011-1')
    expect(firstChoice({ packings: [box({ stock: 0 }), box({ skuCode: 'last', stock: 1 })], combinations: [] })?.skuCode).toBe('last')
    expect(firstChoice({ packings: [box({ status: 3 }), box({ skuCode: 'next' })], combinations: [] })?.skuCode).toBe('next')
    expect(firstChoice({ packings: [], combinations: [] })).toBeUndefined()
  })
  it('is said in one line', () => {
    const shelf = {
      packings: [box({ skuCode: 'other', specification: '12 粒' }), box()],
      combinations: [{ ...three, combineId: 'five', name: '5 盒装' }, three],
    }
    expect(chosenText(shelf, { skuCode: '100011-1', combineId: undefined, quantity: 2 })).toBe('0.3g×24粒，2 盒')
    expect(chosenText(shelf, { skuCode: '100011-1', combineId: 'three', quantity: 1 })).toBe('0.3g×24粒 3 盒装，1 件')
    expect(chosenText(shelf, { skuCode: 'off the shelf', combineId: 'three', quantity: 1 })).toBe('3 盒装，1 件')
    expect(chosenText(shelf, { skuCode: 'off the shelf', combineId: 'gone', quantity: 1 })).toBe('')
  })
})

describe('how many may be chosen', () => {
  it.each([
    ['the mall’s limit', box(), undefined, undefined, 99, '每种规格一次最多买 99 盒'],
    ['the stock', box({ stock: 3 }), undefined, undefined, 3, '库存只剩 3 盒'],
    ['what the member may still buy', box(), undefined, limited(2), 2, '每人限购 5 盒，还可买 2 盒'],
    ['whole combinations of the stock', box({ stock: 8 }), three, undefined, 2, '库存只剩 8 盒'],
    ['whole combinations of the buy limit', box(), three, limited(5), 1, '每人限购 5 盒，还可买 5 盒'],
    ['nothing once the limit is used up', box(), undefined, limited(0), 0, '每人限购 5 盒，还可买 0 盒'],
    ['no buy limit where there is none', box(), undefined, limited(null), 99, '每种规格一次最多买 99 盒'],
    ['a buy limit without words', box(), undefined, { ...limited(4), text: null }, 4, '还可买 4 盒'],
    ['the stock first where two are alike', box({ stock: 99 }), undefined, limited(99), 99, '库存只剩 99 盒'],
  ])('is bounded by %s', (_title, packing, combination, limit, max, why) => {
    expect(maxPiecesOf({ packing, combination, limit, mall: 99 })).toEqual({ max, why })
  })
})

describe('stair prices', () => {
  const stairs = [
    {
      skuCode: '100011-1',
      steps: [
        { from: 5, salePrice: 1980 },
        { from: 2, salePrice: 2052 },
        { from: 1, salePrice: 2280 },
      ],
    },
  ]

  it('begin with the plain price and go up by pieces', () => {
    expect(stairsOf(box(), stairs)).toEqual([
      { from: 1, salePrice: 2280 },
      { from: 2, salePrice: 2052 },
      { from: 5, salePrice: 1980 },
    ])
    expect(stairsOf(box({ skuCode: 'other' }), stairs)).toEqual([])
  })
  it.each([
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [60, 2],
  ])('%s pieces stand on step %s', (quantity, step) => expect(stairReached(stairsOf(box(), stairs), quantity)).toBe(step))
})

it.each([
  [0, '暂时无货'],
  [3, '库存 3 盒'],
  [19, '库存 19 盒'],
  [20, '库存充足'],
  [200, '库存充足'],
])('a stock of %s reads %s', (stock, words) => expect(stockText(box({ stock }))).toBe(words))
