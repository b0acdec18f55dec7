import { GiftType } from '../../../src/contract/product'
import { NO_RIGHTS } from '../grant/priceRights'
import { priceOrder, type ToPrice } from './priceOrder'
import type { Rule } from './promotions'

/*
 * Exact amounts of pairs in examples; that they agree with another way of counting, in any order of lines, is in priceOrder.test.ts.
 */
const FREIGHT = { amount: 0, freeFrom: 0 }
const line = (productCode: string, salePrice: number, quantity = 1, more: Partial<ToPrice> = {}): ToPrice => ({
  ...{ productCode, mark: 'none', salePrice, quantity, steps: [], combination: null },
  ...more,
})
const assort = (main: string, companions: Array<[productCode: string, off: number]>, promotionId = 'pair'): Rule => ({
  ...{ promotionId, type: GiftType.assort, levels: [], productCodes: [main] },
  companions: companions.map(([productCode, off]) => ({ productCode, off })),
})
const full = (threshold: number, off: number): Rule => ({
  ...{ promotionId: 'full', type: GiftType.discount, levels: [{ threshold, off }], productCodes: null },
})
const { assort: MAIN, subAssort: COMPANION } = GiftType
const priced = (lines: ToPrice[], rules: Rule[], memberPrice = 0) =>
  priceOrder({ lines, rules, coupons: [], freight: FREIGHT, rights: { ...NO_RIGHTS, memberPrice } })
const pairsOf = (lines: ToPrice[], rules: Rule[], memberPrice = 0) =>
  priced(lines, rules, memberPrice).lines.map(({ giftType, assortOff }) => [giftType, assortOff])

describe('what is bought together', () => {
  it.each<[string, ToPrice[], Rule[], Array<[number | null, number]>]>([
    ['takes its cents off the companion', [line('a', 9000), line('b', 2000)], [assort('a', [['b', 300]])], [[MAIN, 0], [COMPANION, 300]]],
    ['counts as many pieces as there are of the main product', [line('a', 9000, 2), line('b', 2000, 3)], [assort('a', [['b', 300]])], [[MAIN, 0], [COMPANION, 600]]],
    ['and no more than there are of the companion', [line('a', 9000, 5), line('b', 2000, 1)], [assort('a', [['b', 300]])], [[MAIN, 0], [COMPANION, 300]]],
    ['takes no more than a piece costs', [line('a', 9000, 2), line('b', 250, 2)], [assort('a', [['b', 300]])], [[MAIN, 0], [COMPANION, 500]]],
    ['each companion beside the same pieces', [line('a', 9000), line('b', 2000), line('c', 2000)], [assort('a', [['b', 300], ['c', 200]])], [[MAIN, 0], [COMPANION, 300], [COMPANION, 200]]],
    ['counts pieces of all packings, and the dearest pieces first', [line('a', 9000), line('b', 250, 2), line('a', 5000), line('b', 2000)], [assort('a', [['b', 300]])], [[MAIN, 0], [COMPANION, 250], [MAIN, 0], [COMPANION, 300]]],
    ['is nothing without the main product', [line('b', 2000)], [assort('a', [['b', 300]])], [[null, 0]]],
    ['is nothing without the companion', [line('a', 9000)], [assort('a', [['b', 300]])], [[null, 0]]],
    ['is nothing beside a prescription drug', [line('a', 9000, 1, { mark: 'rx' }), line('b', 2000)], [assort('a', [['b', 300]])], [[null, 0], [null, 0]]],
    ['is nothing off a prescription drug', [line('a', 9000), line('b', 2000, 1, { mark: 'rx' })], [assort('a', [['b', 300]])], [[null, 0], [null, 0]]],
    ['leaves out a main product in a combination', [line('a', 9000, 1, { combination: { salePrice: 17_000 } }), line('b', 2000)], [assort('a', [['b', 300]])], [[null, 0], [null, 0]]],
    ['leaves out a companion in a combination', [line('a', 9000), line('b', 2000, 1, { combination: { salePrice: 3900 } })], [assort('a', [['b', 300]])], [[null, 0], [null, 0]]],
    ['of two for one companion is the one that takes most', [line('a', 9000), line('b', 2000, 2), line('c', 9000, 2)], [assort('a', [['b', 500]], 'x'), assort('c', [['b', 300]], 'y')], [[null, 0], [COMPANION, 600], [MAIN, 0]]],
    ['lets a product be both', [line('a', 9000), line('b', 2000)], [assort('a', [['b', 300]], 'x'), assort('b', [['a', 100]], 'y')], [[COMPANION, 100], [COMPANION, 300]]],
  ])('%s', (_what, lines, rules, pairs) => expect(pairsOf(lines, rules)).toEqual(pairs)) // prettier-ignore

  it('of two that take the same is that with the lower id, whichever stands first', () => {
    const [first, second] = [assort('a', [['b', 300]], 'x'), assort('c', [['b', 300]], 'y')]
    const lines = [line('a', 9000), line('b', 2000), line('c', 9000)]
    for (const rules of [[first, second], [second, first]]) expect(pairsOf(lines, rules)).toEqual([[MAIN, 0], [COMPANION, 300], [null, 0]]) // prettier-ignore
  })

  it('comes off first: thresholds look at what it left, and what else is taken is spread over that', () => {
    const lines = [line('a', 9000), line('b', 2000)]
    const pair = assort('a', [['b', 1000]])
    expect(priced(lines, [pair, full(10_000, 1000)])).toMatchObject({ goods: 11_000, promotion: 2000 })
    expect(priced(lines, [pair, full(10_001, 1000)])).toMatchObject({ goods: 11_000, promotion: 1000 })
    expect(priced(lines, [pair, full(10_000, 1000)]).payableWith(undefined)).toMatchObject({ nets: [8100, 900], payable: 9000 })
    const coupon = { kind: 'amount' as const, amount: 800, percent: null, nth: null, threshold: 1000, productCodes: ['b'] }
    expect(priced(lines, [pair]).standingOf(coupon)).toMatchObject({ counted: 1000, off: 800 })
  })

  it('takes no more off than a member pays', () => {
    const lines = [line('a', 9000), line('b', 1000)]
    expect(pairsOf(lines, [assort('a', [['b', 900]])], 20)).toEqual([
      [MAIN, 0],
      [COMPANION, 800],
    ])
    expect(priced(lines, [assort('a', [['b', 900]])], 20).payableWith(undefined).nets).toEqual([7200, 0])
  })

  it('is reached once it takes something', () => {
    const rules = [assort('a', [['b', 300]])]
    const reached = (lines: ToPrice[]) => priced(lines, rules).standings.map(({ isReached, missing }) => [isReached, missing])
    expect([reached([line('a', 9000)]), reached([line('a', 9000), line('b', 900)])]).toEqual([[[false, null]], [[true, null]]])
  })
})
