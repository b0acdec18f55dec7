import { GiftType } from '../../../src/contract/product'
import type { CouponKind } from '../../../src/contract/coupon'
import { couponStanding } from '../coupon/couponStanding'
import { allocateOver } from './allocateOver'
import { memberOffOf } from './memberPrice'
import { priceOrder, type ToPrice } from './priceOrder'
import type { Rule } from './promotions'

const FREIGHT = { amount: 600, freeFrom: 6900 }
const plain = (productCode: string, salePrice: number, quantity = 1): ToPrice => ({
  ...{ productCode, mark: 'otcB', salePrice, quantity },
  ...{ steps: [], combination: null },
})
const discount = (promotionId: string, [threshold, off]: [number, number], productCodes: string[] | null = null): Rule => ({
  ...{ promotionId, type: GiftType.discount },
  ...{ levels: [{ threshold, off }], productCodes },
})
const coupon = (amount: number, threshold: number) => ({
  ...{ kind: 'amount' as CouponKind, amount, threshold },
  ...{ percent: null, nth: null, productCodes: null, endsAt: new Date('2026-12-01T00:00:00Z') },
})

describe('what an order costs a member', () => {
  it.each([
    ['of one piece', {}, 100],
    ['of whole cents each', { salePrice: 999, quantity: 3 }, 300],
    ['of a piece of one cent', { salePrice: 1 }, 1],
    ['of a prescription drug', { mark: 'rx' as const }, 0],
    ['of what the shop leaves out', { productCode: '2' }, 0],
  ])('is less by the percent %s', (_, own, off) => {
    const line = { productCode: '1', mark: 'otcA' as const, salePrice: 1000, quantity: 1, ...own }
    expect(memberOffOf(line, { percent: 10, without: ['2'] })).toBe(off)
  })

  it('counts what others would pay and takes no more than a member does', () => {
    const lines = [{ productCode: '1', mark: 'otcB' as const, quantity: 1, total: 5000 }]
    const ofMember = { lines, nets: [700], plainNets: [5000], freight: 0 }
    expect(couponStanding(coupon(800, 5000), ofMember)).toEqual({ counted: 5000, off: 700, missing: 0, problem: null })
    expect(couponStanding(coupon(800, 5000), { ...ofMember, nets: [0] })).toMatchObject({ counted: 5000, problem: '没有可减的金额' })
  })

  it.each([
    ['by what they cost without it where they cost a member alike', [5, 3], [2, 2], [1, 0]],
    ['by what they cost a member first', [9, 2], [1, 3], [0, 2]],
  ])('is spread over pieces of one product %s, in whatever order they stand', (_, totals, weights, parts) => {
    const lines = totals.map((total) => ({ productCode: '1', mark: 'none' as const, total }))
    const amount = parts.reduce((sum, part) => sum + part, 0)
    expect(allocateOver(lines, amount, weights)).toEqual(parts)
    expect(allocateOver([...lines].reverse(), amount, [...weights].reverse())).toEqual([...parts].reverse())
  })

  const rights = { memberPrice: 10, freeFreight: false }

  it('is less for a member: before promotions, coupons and freight, whose thresholds look at the plain price', () => {
    const lines = [plain('1', 4000), plain('2', 3000), { ...plain('3', 100), mark: 'rx' as const }]
    const rules = [discount('p', [7000, 700])]
    const own = coupon(800, 6300)
    const priced = priceOrder({ lines, rules, coupons: [own], freight: { amount: 600, freeFrom: 6400 }, rights })
    expect(priced).toMatchObject({ goods: 7100, memberOff: 700, promotion: 700, freight: 0, memberFreight: 0, best: own })
    expect(priced.lines.map(({ memberOff }) => memberOff)).toEqual([400, 300, 0])
    expect(priced.payableWith(undefined)).toMatchObject({ payable: 5700, nets: [3200, 2400, 100] })
    expect(priced.payableWith(own)).toMatchObject({ coupon: 800, payable: 4900, nets: [2743, 2057, 100] })
    const dearer = priceOrder({ lines, rules, coupons: [], freight: { amount: 600, freeFrom: 6401 }, rights })
    expect(dearer).toMatchObject({ freight: 600, missingToFree: 1 })
    expect(priceOrder({ lines, rules: [], coupons: [], freight: FREIGHT, rights, memberPriceWithout: ['1'] }).memberOff).toBe(300)
  })

  it('is less by a coupon’s part of what the member pays, of a line or of its nth piece', () => {
    const lines = [plain('1', 1000, 2), plain('2', 1000)].map((one) => ({ ...one, mark: 'none' as const }))
    const half = { ...coupon(9000, 0), percent: 50 }
    const [percent, nth] = [
      { ...half, kind: 'percent' as const },
      { ...half, kind: 'nthPiece' as const, nth: 2 },
    ]
    const freight = { amount: 0, freeFrom: 0 }
    const { payableWith } = priceOrder({ lines, rules: [], coupons: [percent, nth], freight, rights, memberPriceWithout: ['2'] })
    expect(payableWith(percent)).toMatchObject({ coupon: 1400, nets: [900, 500] })
    expect(payableWith(nth)).toMatchObject({ coupon: 450, nets: [1350, 1000] })
  })

  it('costs a member no cent of rounding more where a coupon pays the rest', () => {
    const lines = [plain('1', 9), plain('2', 2), plain('3', 12, 3)]
    const rules = [discount('p', [1, 36]), discount('q', [1, 34], ['1', '3'])]
    const own = { ...coupon(28, 0), productCodes: ['2'] }
    const of = { lines, rules, coupons: [own], freight: { amount: 0, freeFrom: 0 }, memberPriceWithout: ['3'] }
    const least = (percent: number) => priceOrder({ ...of, rights: { ...rights, memberPrice: percent } }).payableWith(own).payable
    expect([least(0), least(30)]).toEqual([0, 0])
  })

  it('has no freight for a member with that right who buys more than prescription drugs, and no coupon pays it once more', () => {
    const own = { ...coupon(400, 0), kind: 'freeDelivery' as const }
    const of = { rules: [], coupons: [own], freight: FREIGHT, rights: { memberPrice: 0, freeFreight: true } }
    const drug = { ...plain('1', 4000), mark: 'rx' as const }
    expect(priceOrder({ ...of, lines: [plain('1', 4000), drug] })).toMatchObject({ freight: 0, memberFreight: 0, memberOff: 0 })
    const small = priceOrder({ ...of, lines: [plain('1', 2000), drug] })
    expect(small).toMatchObject({ freight: 0, memberFreight: 600, missingToFree: null })
    expect(small.coupons[0]?.standing.problem).toBe('这一单已经免运费')
    expect(small.payableWith(own)).toMatchObject({ freight: 0, freightOff: 0, payable: 6000 })
    expect(priceOrder({ ...of, lines: [drug] })).toMatchObject({ freight: 600, memberFreight: 0, missingToFree: 2900 })
  })
})
