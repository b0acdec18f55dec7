import { ProductStatus } from '../../../src/contract/productCard'
import type { Goods } from './goods'
import { maxQuantityOf } from './maxQuantity'
import { boxesEach, combinationOf, saleProblem } from './saleProblem'

const { onShelf, offShelf, outOfStock } = ProductStatus
const three = { combineId: 'three', skuCode: '1', name: '三盒装', count: 3, salePrice: 5000 }
const goods = (but: Partial<Goods> = {}): Goods => ({
  skuCode: '1',
  productCode: '100011',
  specification: '12 片',
  unit: '盒',
  salePrice: 2000,
  stock: 10,
  status: onShelf,
  productStatus: onShelf,
  name: '维生素 C',
  mark: 'otcB',
  buyLimit: null,
  picture: '',
  bannedFor: undefined,
  steps: [],
  combinations: [three],
  ...but,
})

describe('a packing', () => {
  it('is bought singly, or in a combination it has', () => {
    expect(combinationOf(goods(), 'three')).toBe(three)
    expect(combinationOf(goods(), 'four')).toBeNull()
    expect([boxesEach(goods(), 'three'), boxesEach(goods(), '')]).toEqual([3, 1])
  })

  it.each<[string | null, Partial<Goods>, string]>([
    [null, {}, ''],
    [null, {}, 'three'],
    ['不能售卖', { bannedFor: '不能售卖' }, ''],
    ['商品已下架', { productStatus: offShelf }, ''],
    ['商品已下架', { status: offShelf }, ''],
    ['暂时无货', { productStatus: outOfStock }, ''],
    ['暂时无货', { status: outOfStock }, ''],
    ['暂时无货', { stock: 0 }, ''],
    // Said before what else is wrong with it.
    ['暂时无货', { stock: 0, status: 7 }, ''],
    [null, { stock: 1 }, ''],
    ['商品暂不可售', { productStatus: 7 }, ''],
    ['商品暂不可售', { status: 7 }, ''],
    ['组合装已停售', {}, 'four'],
    ['处方药不按组合装出售', { mark: 'rx' }, 'three'],
    [null, { mark: 'rx' }, ''],
    ['暂时无货', { stock: 2 }, 'three'],
    [null, { stock: 3 }, 'three'],
  ])('has the problem %s with %j bought as "%s"', (problem, but, combineId) => expect(saleProblem(goods(but), combineId)).toBe(problem))

  it('that the shop does not have says so', () => expect(saleProblem(undefined, '')).toBe('商品已不存在'))
})

const RULES = {
  freight: { amount: 0, freeFrom: 0 },
  globalMaximumAmount: 8,
  globalMaximumTotal: 99,
  payMinutes: 30,
  unpaidOrders: 5,
  unpaidPiecesOfNetwork: 500,
  unpaidOrdersOfPlace: 10,
  visitorCartsAnHour: 120,
  visitorCartLines: 50,
  coinPercent: 0,
  coinEarn: 0,
  memberPriceWithout: [],
}

describe('the most of a packing that can be bought', () => {
  const [STOCK, MALL, LIMIT] = ['库存只剩 7 盒', '每种规格一次最多买 8 盒', '每人限购 6 盒']
  it.each<[number, string, Partial<Goods>, string, number]>([
    [7, STOCK, { stock: 7 }, '', 0],
    // Two that bound alike: stock is named before the mall's limit.
    [8, '库存只剩 8 盒', { stock: 8 }, '', 0],
    [8, MALL, { stock: 9 }, '', 0],
    [6, LIMIT, { stock: 7, buyLimit: 6 }, '', 0],
    [2, LIMIT, { stock: 7, buyLimit: 6 }, '', 4],
    [0, LIMIT, { stock: 7, buyLimit: 6 }, '', 7],
    [2, STOCK, { stock: 7 }, 'three', 0],
    [2, MALL, { stock: 9 }, 'three', 0],
  ])('is %i: %s, with %j bought as "%s" after %i', (most, because, but, combineId, bought) =>
    expect(maxQuantityOf({ goods: goods(but), combineId, bought, rules: RULES })).toEqual({ most, because }),
  )
})
