import { GiftType } from '../../../src/contract/product'
import type { CouponKind } from '../../../src/contract/coupon'
import { couponStanding, type Counted } from '../coupon/couponStanding'
import { couponWords, offSentence } from '../coupon/couponWords'
import { allocate } from './allocate'
import { allocateOver } from './allocateOver'
import { freightOf, missingToFree } from './freight'
import { linePrice } from './linePrice'
import { missingFor } from './missingFor'
import { cheaperSteps, priceOf } from './price'
import { priceOrder, type ToPrice } from './priceOrder'
import { discounted, ruleProgressOf, type Rule } from './promotions'

/*
 * Exact amounts at the thresholds, in examples: what the properties of priceOrder.test.ts leave open, and quick enough for every mutant.
 */
const FREIGHT = { amount: 600, freeFrom: 6900 }
const plain = (productCode: string, salePrice: number, quantity = 1): ToPrice => ({
  productCode,
  mark: 'otcB',
  salePrice,
  quantity,
  steps: [],
  combination: null,
})
const discount = (promotionId: string, levels: Rule['levels'], productCodes: string[] | null = null): Rule => ({
  promotionId,
  type: GiftType.discount,
  levels,
  productCodes,
})
const line = (productCode: string, total: number) => ({ productCode, mark: 'otcB' as const, total, quantity: 1 })
const coupon = (amount: number, threshold: number, day = 1) => ({
  kind: 'amount' as CouponKind,
  amount,
  percent: null as number | null,
  nth: null as number | null,
  threshold,
  productCodes: null,
  endsAt: new Date(`2026-12-0${day}T00:00:00Z`),
})

describe('freight', () => {
  it.each([
    [6899, 600],
    [6900, 0],
    [6901, 0],
  ])('for goods of %i cents is %i', (goods, freight) => expect(freightOf(FREIGHT, goods)).toBe(freight))
  it('is nothing more to reach where it is free, and the rest up to it where it is not', () => {
    expect([0, FREIGHT.freeFrom - 1, FREIGHT.freeFrom].map((goods) => missingToFree(FREIGHT, goods))).toEqual([FREIGHT.freeFrom, 1, null])
  })
})

describe('the price of one piece', () => {
  const steps = [
    { from: 3, salePrice: 900 },
    { from: 5, salePrice: 800 },
  ]
  it.each([
    [1, 1000],
    [2, 1000],
    [3, 900],
    [4, 900],
    [5, 800],
    [6, 800],
  ])('of %i is %i cents, in whatever order the steps are written', (quantity, each) => {
    expect(priceOf({ salePrice: 1000 }, steps, quantity)).toBe(each)
    expect(priceOf({ salePrice: 1000 }, [...steps].reverse(), quantity)).toBe(each)
  })

  it('is told with the steps that make it cheaper alone', () => {
    expect([1000, 900, 801, 800].map((salePrice) => cheaperSteps({ salePrice }, steps).map(({ from }) => from))).toEqual([
      [3, 5],
      [5],
      [5],
      [],
    ])
  })

  const one = { mark: 'none' as const, salePrice: 1000, steps, combination: null }
  it('is the step’s, the combination’s, or the plain one of a prescription drug', () => {
    expect(linePrice(one, 3)).toEqual({ salePrice: 900, total: 2700 })
    expect(linePrice({ ...one, combination: { salePrice: 2500 } }, 3)).toEqual({ salePrice: 2500, total: 7500 })
    expect(linePrice({ ...one, mark: 'rx', combination: { salePrice: 2500 } }, 3)).toEqual({ salePrice: 1000, total: 3000 })
  })
})

describe('an amount spread over lines', () => {
  it.each([
    [100, [1, 1, 1], [33, 33, 34]],
    [100, [300, 0, 100], [75, 0, 25]],
    [0, [5, 5], [0, 0]],
    [100, [0, 0], [0, 0]],
    // The product of the two is beyond what a double holds.
    [9_007_199_254_740_991, [3, 9_007_199_254_740_988], [3, 9_007_199_254_740_988]],
  ])('%i over %j is %j', (amount, weights, parts) => expect(allocate(amount, weights)).toEqual(parts))

  /** Each line's code, weight and total, with what falls on it. */
  const spread = (amount: number, lines: Array<[productCode: string, weight: number, total: number]>) =>
    allocateOver(
      lines.map(([productCode, , total]) => line(productCode, total)),
      amount,
      lines.map(([, weight]) => weight),
    ).map((part, place) => [...(lines[place] ?? []), part])
  it.each<Array<[string, number, number]>>([
    [['1', 1, 9], ['2', 1, 9], ['3', 1, 9]],
    [['1', 1, 9], ['1', 2, 9], ['1', 3, 9]],
    [['1', 1, 7], ['1', 1, 8], ['1', 1, 9]],
    [['2', 1, 9], ['10', 1, 9], ['1', 2, 9]],
  ])('falls alike on %j, %j and %j in whatever order they stand', (...lines) => {
    const [first, second, third] = lines as [[string, number, number], [string, number, number], [string, number, number]]
    const orders = [[first, second, third], [first, third, second], [second, first, third], [second, third, first], [third, first, second], [third, second, first]]
    expect(new Set(orders.map((order) => JSON.stringify(spread(10, order).sort())))).toHaveProperty('size', 1)
  }) // prettier-ignore
})

describe('a promotion', () => {
  const twoLevels = discount('p', [
    { threshold: 10_000, off: 2000 },
    { threshold: 5000, off: 500 },
  ])
  it.each([
    [0, { off: 0, isReached: false, missing: 5000, progress: 0 }],
    [4999, { off: 0, isReached: false, missing: 1, progress: 99 }],
    [5000, { off: 500, isReached: true, missing: 5000, progress: 50 }],
    [9999, { off: 500, isReached: true, missing: 1, progress: 99 }],
    [10_000, { off: 2000, isReached: true, missing: null, progress: 100 }],
    [10_001, { off: 2000, isReached: true, missing: null, progress: 100 }],
  ])('of two levels at %i cents', (amount, expected) => {
    expect(ruleProgressOf(twoLevels, [line('1', amount)])).toEqual({ rule: twoLevels, amount, ...expected })
  })

  it('counts the lines it reaches only', () => {
    const lines = [line('1', 3000), line('2', 4000), { ...line('1', 8000), mark: 'rx' as const }]
    expect(ruleProgressOf({ ...twoLevels, productCodes: ['1'] }, lines).amount).toBe(3000)
  })

  it('with a gift takes nothing off; a plain gift asks for the product alone', () => {
    const gift: Rule = { promotionId: 'g', type: GiftType.gift, levels: [], productCodes: ['1'] }
    expect(ruleProgressOf(gift, [line('1', 1)])).toMatchObject({ isReached: true, off: 0, missing: null, progress: 100 })
    expect(ruleProgressOf(gift, [line('2', 9000)]).isReached).toBe(false)
    expect(ruleProgressOf({ ...gift, type: GiftType.fullGift }, [line('1', 1)]).isReached).toBe(false)
    const fullGift = { ...gift, type: GiftType.fullGift, levels: [{ threshold: 5000, off: 300 }] }
    expect(ruleProgressOf(fullGift, [line('1', 5000)])).toMatchObject({ isReached: true, off: 0 })
    const giftOfLevel = { ...gift, levels: [{ threshold: 5000, off: 0 }] }
    expect(ruleProgressOf(giftOfLevel, [line('1', 4999)]).isReached).toBe(false)
    // A threshold of nothing still asks for a product.
    expect(ruleProgressOf({ ...fullGift, levels: [{ threshold: 0, off: 0 }] }, []).isReached).toBe(false)
  })

  it('adds to others, and together they take no more than a line costs', () => {
    const rules = [discount('b', [{ threshold: 1, off: 700 }]), discount('a', [{ threshold: 1, off: 500 }], ['1'])]
    const { standings, off, nets } = discounted([line('1', 600), line('2', 300)], rules)
    expect(standings.map(({ rule }) => rule.promotionId)).toEqual(['a', 'b'])
    // a takes 500 of line 1; what b may take is 100 and 300.
    expect({ off, nets }).toEqual({ off: 900, nets: [0, 0] })
    const inOrder = discounted([line('1', 600), line('2', 300)], [...rules].reverse())
    expect(inOrder.standings.map(({ rule }) => rule.promotionId)).toEqual(['a', 'b'])
    expect(discounted([line('1', 600), line('2', 300)], [discount('a', [{ threshold: 900, off: 90 }])])).toMatchObject({
      off: 90,
      nets: [540, 270],
    })
  })
})

const basket = (lines: Counted[], nets: number[], freight = 0) => ({ lines, nets, plainNets: nets, freight })

describe('a coupon', () => {
  it.each([
    [4999, { off: 0, missing: 1, problem: '还差 0.01 元可用' }],
    [5000, { off: 800, missing: 0, problem: null }],
    [5001, { off: 800, missing: 0, problem: null }],
    [3000, { off: 0, missing: 2000, problem: '还差 20 元可用' }],
    [0, { off: 0, missing: 5000, problem: '没有可用此券的商品' }],
  ])('from 5000 cents on, for goods of %i', (net, standing) => {
    expect(couponStanding(coupon(800, 5000), basket([line('1', 9000)], [net]))).toEqual({ counted: net, ...standing })
  })

  it('counts what its lines cost after promotions, and takes no more', () => {
    const own = { ...coupon(800, 0), productCodes: ['1'] }
    const lines = [line('1', 900), line('2', 9000), { ...line('1', 500), mark: 'rx' as const }, line('1', 900)]
    expect(couponStanding(own, basket(lines, [200, 9000, 500, 100]))).toEqual({ counted: 300, off: 300, missing: 0, problem: null })
    expect(couponStanding(own, basket(lines.slice(1, 3), [9000, 500]))).toEqual({
      counted: 0,
      off: 0,
      missing: 0,
      problem: '没有可用此券的商品',
    })
  })

  const goods = (quantity: number) => ({ productCode: '1', mark: 'none' as const, quantity, total: quantity * 1999 })
  it.each([
    ['percent', { percent: 15 }, goods(3), 0, 899, null],
    ['percent', { percent: 90 }, goods(3), 0, 2000, null],
    ['freeDelivery', {}, goods(1), 600, 600, null],
    ['freeDelivery', {}, goods(1), 2600, 2000, null],
    ['freeDelivery', {}, goods(1), 0, 0, '这一单已经免运费'],
    ['nthPiece', { percent: 50, nth: 2 }, goods(3), 0, 999, null],
    ['nthPiece', { percent: 50, nth: 2 }, goods(4), 0, 1999, null],
    ['nthPiece', { percent: 50, nth: 2 }, goods(1), 0, 0, '同款满 2 件可用'],
    ['nthPiece', { percent: 50, nth: null }, goods(9), 0, 0, '同款满 0 件可用'],
    ['percent', { percent: 15 }, { ...goods(1), total: 6 }, 0, 0, '没有可减的金额'],
    ['nthPiece', { percent: 50, nth: 2 }, { ...goods(2), mark: 'otcB' as const }, 0, 0, '没有可用此券的商品'],
    ['percent', { percent: 50 }, { ...goods(2), mark: 'rx' as const }, 0, 0, '没有可用此券的商品'],
    ['freeDelivery', {}, { ...goods(2), mark: 'rx' as const }, 600, 0, '没有可用此券的商品'],
  ] as const)('of the kind %s with %o, for %o and %i of freight, takes %i off', (kind, way, one, freight, off, problem) => {
    const standing = couponStanding({ ...coupon(2000, 0), ...way, kind }, basket([one], [one.total], freight))
    expect([standing.off, standing.problem]).toEqual([off, problem])
  })

  it('is told in a word and promised in a sentence', () => {
    const [percent, delivery] = [
      { ...coupon(3000, 9900), kind: 'percent' as const, percent: 15 },
      { ...coupon(800, 0), kind: 'freeDelivery' as const },
    ]
    const piece = { ...coupon(5000, 0), kind: 'nthPiece' as const, percent: 50, nth: 2 }
    expect([coupon(800, 5000), coupon(500, 0), percent, delivery, piece].map(couponWords)).toEqual([
      '满50减8',
      '立减5元',
      '满99享8.5折',
      '免邮',
      '第2件5折',
    ])
    expect([percent, delivery, piece].map(offSentence)).toEqual([
      '打 8.5 折，最多减 30 元',
      '免运费，最多减 8 元',
      '同款每满 2 件，其中 1 件打 5 折，最多减 50 元',
    ])
  })

  it('says what is missing with the promotions that are reached on the way', () => {
    const own = { ...coupon(800, 6900), productCodes: ['1'] }
    const levels = [
      { threshold: 6900, off: 1000 },
      { threshold: 7900, off: 1500 },
    ]
    expect(missingFor(own, [line('1', 5000)], [])).toBe(1900)
    // 7900 is as near as 1000 off leave 6900, but there 1500 are off.
    expect(missingFor(own, [line('1', 5000)], [discount('a', levels)])).toBe(3400)
    expect(missingFor(own, [], [discount('a', levels)])).toBe(8400)
    expect(missingFor(own, [line('1', 8400)], [discount('a', levels)])).toBe(0)
    expect(missingFor(own, [line('1', 8399)], [discount('a', levels)])).toBe(1)
    expect(missingFor({ ...own, productCodes: null }, [line('2', 5000)], [discount('a', levels, ['1'])])).toBe(1900)
    expect(missingFor({ ...own, productCodes: [] }, [line('1', 9000)], [])).toBe(6900)
    expect(missingFor(coupon(800, 0), [], [])).toBe(1)
    // Only what is no medicine counts for an nth piece, and so does what is thought of as added.
    expect(missingFor({ ...own, kind: 'nthPiece', percent: 50, nth: 2 }, [line('1', 9000)], [])).toBe(6900)
  })
})

describe('an order’s price', () => {
  it('has its freight paid by a coupon, the goods at their price', () => {
    const own = { ...coupon(400, 0), kind: 'freeDelivery' as const }
    const priced = priceOrder({ lines: [plain('1', 4000)], rules: [], coupons: [own], freight: FREIGHT })
    expect(priced.payableWith(own)).toMatchObject({ coupon: 0, freight: 200, freightOff: 400, payable: 4200, nets: [4000] })
  })

  it('takes the price of an nth piece off its own line', () => {
    const own = { ...coupon(9000, 0), kind: 'nthPiece' as const, percent: 50, nth: 2 }
    const lines = [plain('1', 1000, 2), plain('2', 1000)].map((one) => ({ ...one, mark: 'none' as const }))
    const priced = priceOrder({ lines, rules: [], coupons: [own], freight: FREIGHT })
    expect(priced.payableWith(own)).toMatchObject({ coupon: 500, nets: [1500, 1000] })
  })

  const [small, early, late] = [coupon(300, 0), coupon(800, 5000, 2), coupon(800, 5000, 3)]

  it('is goods less promotion and coupon, with freight by what the goods cost before the coupon', () => {
    const lines = [plain('1', 2000, 3), plain('2', 1000)]
    const priced = priceOrder({
      lines,
      rules: [discount('p', [{ threshold: 5000, off: 100 }])],
      coupons: [small, late, early],
      freight: FREIGHT,
    })
    expect(priced).toMatchObject({ goods: 7000, promotion: 100, freight: 0, best: early })
    expect(priced.lines).toMatchObject([
      { salePrice: 2000, total: 6000, memberOff: 0 },
      { salePrice: 1000, total: 1000, memberOff: 0 },
    ])
    expect(priced.standings).toHaveLength(1)
    expect(priced.coupons.map((one) => [one.coupon, one.standing.off])).toEqual([
      [small, 300],
      [late, 800],
      [early, 800],
    ])
    expect(priced.payableWith(undefined)).toMatchObject({ coupon: 0, payable: 6900, nets: [5915, 985] })
    expect(priced.payableWith(small)).toMatchObject({ coupon: 300, payable: 6600, nets: [5658, 942] })
    expect(priced.payableWith(early)).toMatchObject({ coupon: 800, payable: 6100, nets: [5230, 870] })
    // One that does not belong to the basket takes nothing off.
    expect(priced.payableWith(coupon(900, 0))).toMatchObject({ coupon: 0, payable: 6900, nets: [5915, 985] })
  })

  it('takes a coupon off the lines that it counts, and no prescription drug', () => {
    const own = { ...coupon(800, 4000), productCodes: ['1', '3'] }
    const lines = [plain('1', 3000), plain('2', 5000), { ...plain('3', 9000), mark: 'rx' as const }, plain('3', 1000)]
    const priced = (first: number) =>
      priceOrder({ lines: [plain('1', first), ...lines.slice(1)], rules: [], coupons: [own], freight: FREIGHT }).payableWith(own)
    // At the threshold, and a cent below it.
    expect(priced(3000)).toMatchObject({ coupon: 800, payable: 17_200, nets: [2400, 5000, 9000, 800] })
    expect(priced(2999)).toMatchObject({ coupon: 0, payable: 17_999, nets: [2999, 5000, 9000, 1000] })
  })

  it('has freight below the threshold, and no coupon that is not reached', () => {
    const priced = priceOrder({ lines: [plain('1', 4000)], rules: [], coupons: [early, small], freight: FREIGHT })
    expect(priced).toMatchObject({ goods: 4000, promotion: 0, freight: 600, best: small })
    expect(priced.payableWith(priced.best)).toMatchObject({ coupon: 300, payable: 4300, nets: [3700] })
    expect(priceOrder({ lines: [plain('1', 100)], rules: [], coupons: [early], freight: FREIGHT }).best).toBeUndefined()
  })

  it('has freight where a promotion takes the goods below the threshold', () => {
    const rules = [discount('p', [{ threshold: 1, off: 1 }])]
    expect(priceOrder({ lines: [plain('1', 6900)], rules, coupons: [], freight: FREIGHT }).freight).toBe(600)
    expect(priceOrder({ lines: [plain('1', 6901)], rules, coupons: [], freight: FREIGHT }).freight).toBe(0)
  })

  it('takes coins off what is no prescription drug, up to its share', () => {
    const lines = [plain('1', 3001), { ...plain('2', 9000), mark: 'rx' as const }]
    const { payableWith } = priceOrder({ lines, rules: [], coupons: [small], freight: FREIGHT, coinPercent: 50 })
    expect(payableWith(undefined, 1500)).toMatchObject({ coins: 1500, mostCoins: 1500, nets: [1501, 9000], payable: 10_501 })
    expect(payableWith(undefined, 1501)).toMatchObject({ coins: 1500, payable: 10_501 })
    expect(payableWith(small, 9999)).toMatchObject({ coupon: 300, coins: 1350, nets: [1351, 9000], payable: 10_351 })
    expect(payableWith(undefined)).toMatchObject({ coins: 0, lineCoins: [0, 0], payable: 12_001 })
  })

  it('is nothing for an empty basket', () => {
    const priced = priceOrder({ lines: [], rules: [], coupons: [early], freight: FREIGHT })
    expect(priced).toMatchObject({ goods: 0, freight: 0, best: undefined })
    expect(priced.payableWith(undefined).payable).toBe(0)
  })
})
