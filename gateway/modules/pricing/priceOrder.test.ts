import fc from 'fast-check'
import { basket, cents, exactBasket, oracle } from '../../../tests/support/priceOracle'
import { tries } from '../../../tests/support/tier'
import { GiftType } from '../../../src/contract/product'
import { NO_RIGHTS } from '../grant/priceRights'
import { priceOrder } from './priceOrder'
import { allocate } from './allocate'

/** Of what is no prescription drug, how much coins may pay. */
const percents = fc.integer({ min: 0, max: 50 })

describe('the price of a basket', () => {
  it('agrees with another way of counting it', () => {
    fc.assert(
      fc.property(basket, ({ lines, rules: list, coupons, freight, ...member }) => {
        const priced = priceOrder({ lines, rules: list, coupons, freight, ...member })
        const { off, spread, plainLeft, together } = oracle.discounts(lines, list, member)
        const discounts = list.filter(({ type }) => type === GiftType.discount).length
        expect(priced.lines.map(({ salePrice }) => salePrice)).toEqual(lines.map(oracle.each))
        expect(priced.lines.map(({ memberOff }) => memberOff)).toEqual(lines.map((one) => oracle.memberOff(one, member)))
        expect(priced.goods).toBe(oracle.total(lines))
        expect(priced.lines.map(({ assortOff }) => assortOff)).toEqual(together)
        // One promotion takes whole cents, as pairs do; what several leave is cut off in the middle of a cent.
        expect(Math.abs(priced.promotion - off)).toBeLessThanOrEqual(discounts > 1 ? discounts : 0)
        const isFree = oracle.isFree(lines, member)
        const plain = priceOrder({ lines, rules: list, coupons: [], freight })
        const plainFreight = lines.length === 0 || plain.goods - plain.promotion >= freight.freeFrom ? 0 : freight.amount
        expect([priced.freight, priced.memberFreight]).toEqual(isFree ? [0, plainFreight] : [plainFreight, 0])
        for (const { coupon: one, standing } of priced.coupons) {
          const reachable = oracle.reachable(lines, plainLeft, one)
          const slack = spread === 0 ? 0 : lines.length * (discounts + 1)
          const isReached = standing.counted > 0 && standing.missing === 0
          expect(isReached ? reachable + slack >= one.threshold : reachable - slack < Math.max(one.threshold, 1)).toBe(true)
          expect(standing.problem === null).toBe(standing.off > 0)
        }
      }),
      { numRuns: tries({ gate: 2000, all: 10_000 }) },
    )
  })

  it('agrees to the cent with coins, percentage coupons and member prices, with and without each coupon', () => {
    const numRuns = tries({ gate: 2000, all: 10_000 })
    let [compared, ofMembers] = [0, 0]
    const wishes = fc.record({ coinPercent: fc.integer({ min: 1, max: 50 }), wished: fc.integer({ min: 1, max: 20_000_000 }) })
    fc.assert(
      fc.property(exactBasket, wishes, ({ lines, rules, coupons, freight, ...member }, { coinPercent, wished }) => {
        const priced = priceOrder({ lines, rules, coupons, freight, ...member, coinPercent })
        const { left, plainLeft } = oracle.discounts(lines, rules, member)
        const goods = left.reduce((whole, net) => whole + net, 0)
        const offs = coupons.map((coupon) => oracle.coupon(coupon, { lines, left, plainLeft, freight: priced.freight }))
        const coinsWith = (coupon?: (typeof coupons)[number], off = 0) => oracle.coins({ lines, left, coinPercent, wished, coupon, off })
        // Only baskets count that some percentage coupon takes something off, and of which coins pay something beside it.
        fc.pre(coupons.some((one, place) => one.kind === 'percent' && offs[place]! > 0 && coinsWith(one, offs[place]) > 0))
        expect(priced.coupons.map(({ coupon, standing }) => [coupon, standing.off])).toEqual(
          coupons.map((one, place) => [one, offs[place]]),
        )
        for (const [coupon, off] of [[undefined, 0] as const, ...coupons.map((one, place) => [one, offs[place]!] as const)]) {
          const { freight: brought, coins, payable, nets } = priced.payableWith(coupon, wished)
          expect([coins, payable]).toEqual([coinsWith(coupon, off), goods + priced.freight - off - coinsWith(coupon, off)])
          expect(nets.reduce((whole, net) => whole + net, brought)).toBe(payable)
        }
        compared += 1
        if (member.rights.memberPrice > 0) ofMembers += 1
      }),
      { numRuns },
    )
    expect(compared).toBe(numRuns)
    expect(ofMembers).toBeGreaterThan(numRuns / 3)
  })

  it('is made of whole cents, never negative, and adds up with any coupon', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const priced = priceOrder(input)
        for (const one of [undefined, ...input.coupons]) {
          const { coupon: off, freight, freightOff, payable, nets } = priced.payableWith(one)
          const { goods, memberOff, promotion } = priced
          expect([payable, freight + freightOff]).toEqual([goods - memberOff - promotion - off + freight, priced.freight])
          expect(
            [goods, memberOff, promotion, off, freight, freightOff, payable].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
          ).toBe(true)
          expect(nets.reduce((sum, net) => sum + net, 0) + freight).toBe(payable)
          const isWithin = (net: number, place: number) => Number.isSafeInteger(net) && net >= 0 && net <= priced.lines[place]!.total
          expect([nets.length, nets.every(isWithin)]).toEqual([input.lines.length, true])
          // A prescription drug costs what it costs, and is bought in no pair.
          expect(priced.lines.filter(({ giftType }, place) => giftType !== null && input.lines[place]!.mark === 'rx')).toEqual([])
          const ofPrescription = (amounts: number[]) => amounts.filter((_, place) => input.lines[place]!.mark === 'rx')
          expect(ofPrescription(nets)).toEqual(ofPrescription(priced.lines.map(({ total }) => total)))
        }
      }),
      { numRuns: tries({ gate: 1000, all: 5000 }) },
    )
  })

  it('is never more for a member than for anybody else, with any coupon and as many coins as are wished', () => {
    fc.assert(
      fc.property(basket, cents(20_000_000), (input, wished) => {
        const [priced, plain] = [priceOrder({ ...input, coinPercent: 50 }), priceOrder({ ...input, coinPercent: 50, rights: NO_RIGHTS })]
        expect(priced.standings).toEqual(plain.standings)
        priced.coupons.forEach(({ coupon, standing: { counted, missing } }, place) => {
          expect(plain.coupons[place]?.standing).toMatchObject({ counted, missing })
          for (const coins of [0, wished])
            expect(priced.payableWith(coupon, coins).payable).toBeLessThanOrEqual(plain.payableWith(coupon, coins).payable)
        })
        expect(priced.payableWith(undefined, wished).payable).toBeLessThanOrEqual(plain.payableWith(undefined, wished).payable)
        expect(priced.payableWith(priced.best).payable).toBeLessThanOrEqual(plain.payableWith(plain.best).payable)
      }),
      { numRuns: tries({ gate: 3000, all: 20_000 }) },
    )
  })

  it('takes nothing off a prescription drug, by whatever promotion, step, combination, coupon or right', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const lines = input.lines.map((one) => ({ ...one, mark: 'rx' as const }))
        const priced = priceOrder({ ...input, lines })
        expect([priced.memberOff, priced.memberFreight, priced.promotion]).toEqual([0, 0, 0])
        expect(priced.best).toBeUndefined()
        expect(priced.goods).toBe(lines.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0))
      }),
    )
  })

  it('comes to the same in whatever order the lines stand, with any coupon', () => {
    const shuffled = basket.chain((input) => {
      const { length } = input.lines
      return fc.tuple(fc.constant(input), fc.shuffledSubarray(input.lines, { minLength: length, maxLength: length }))
    })
    const sumsOf = (input: Parameters<typeof priceOrder>[0]) => {
      const { goods, promotion, freight, coupons, payableWith } = priceOrder({ ...input, coinPercent: 50 })
      const payables = (coupon?: (typeof coupons)[number]['coupon']) => [0, 20_000_000].map((coins) => payableWith(coupon, coins).payable)
      return { goods, promotion, freight, none: payables(), coupons: coupons.map(({ coupon, standing }) => [standing, payables(coupon)]) }
    }
    fc.assert(
      fc.property(shuffled, ([input, lines]) => {
        expect(sumsOf({ ...input, lines })).toEqual(sumsOf(input))
      }),
      { numRuns: tries({ gate: 5000, all: 10_000 }) },
    )
  })

  it('takes coins as wished, up to the share of what is no prescription drug, and nothing off those', () => {
    fc.assert(
      fc.property(basket, percents, cents(20_000_000), (input, coinPercent, wished) => {
        const { payableWith } = priceOrder({ ...input, coinPercent })
        for (const coupon of [undefined, ...input.coupons]) {
          const [without, paid] = [payableWith(coupon), payableWith(coupon, wished)]
          const open = without.nets.filter((_, place) => input.lines[place]?.mark !== 'rx').reduce((sum, net) => sum + net, 0)
          expect(paid.mostCoins).toBe(Math.floor((open * coinPercent) / 100))
          expect(paid.coins).toBe(Math.min(wished, paid.mostCoins))
          expect(paid.payable).toBe(without.payable - paid.coins)
          expect(paid.nets.map((net, place) => net + (paid.lineCoins[place] ?? 0))).toEqual(without.nets)
          expect(paid.lineCoins.reduce((sum, coins) => sum + coins, 0)).toBe(paid.coins)
          expect(paid.nets.every((net) => net >= 0)).toBe(true)
          expect(paid.lineCoins.filter((coins, place) => coins > 0 && input.lines[place]?.mark === 'rx')).toEqual([])
        }
      }),
      { numRuns: tries({ gate: 2000, all: 10_000 }) },
    )
  })

  it('chooses the coupon that leaves least to pay', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const priced = priceOrder(input)
        const least = Math.min(...[undefined, ...input.coupons].map((one) => priced.payableWith(one).payable))
        expect(priced.payableWith(priced.best).payable).toBe(least)
      }),
    )
  })
})

describe('an amount spread over lines', () => {
  it('adds up exactly, takes from no line more than it costs, and stays within a cent of its share', () => {
    const shares = fc
      .array(cents(100_000_000), { minLength: 1, maxLength: 8 })
      .chain((weights) => fc.tuple(cents(weights.reduce((sum, weight) => sum + weight, 0)), fc.constant(weights)))
    fc.assert(
      fc.property(shares, ([amount, weights]) => {
        const parts = allocate(amount, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount)
        parts.forEach((part, place) => {
          expect(part).toBeLessThanOrEqual(weights[place]!)
          expect(part).toBeGreaterThanOrEqual(0)
          const share = whole === 0 ? 0 : (amount * weights[place]!) / whole
          expect(Math.abs(part - share)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})
