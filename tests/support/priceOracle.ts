import fc from 'fast-check'
import { GiftType } from '../../src/contract/product'
import type { CouponRule } from '../../gateway/modules/coupon/couponStanding'
import { NO_RIGHTS, type PriceRights } from '../../gateway/modules/grant/priceRights'
import type { Mark } from '../../gateway/modules/catalogue/types'
import type { ToPrice } from '../../gateway/modules/pricing/priceOrder'

/** Amounts in whole cents. */
export const cents = (most: number) => fc.integer({ min: 0, max: most })
const MARKS: readonly Mark[] = ['rx', 'otcA', 'otcB', 'none']
/** The products that baskets are made of. */
export const CODES = ['100011', '100012', '100013', '100014']
const line: fc.Arbitrary<ToPrice> = fc.record({
  productCode: fc.constantFrom(...CODES),
  mark: fc.constantFrom(...MARKS),
  quantity: fc.integer({ min: 1, max: 99 }),
  salePrice: cents(500_00),
  steps: fc.uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 20 }), salePrice: cents(400_00) }), {
    selector: ({ from }) => from,
    maxLength: 3,
  }),
  // Half of the lines are bought piece by piece: others make no pair.
  combination: fc.option(fc.record({ salePrice: cents(900_00) }), { freq: 1 }),
})
type Member = { rights: PriceRights; memberPriceWithout: readonly string[] }
const NOBODY: Member = { rights: NO_RIGHTS, memberPriceWithout: [] }
type Reached = { lines: readonly ToPrice[]; left: readonly number[]; plainLeft: readonly number[]; freight: number; rounding?: number }
type WithCoins = Pick<Reached, 'lines' | 'left'> & { coinPercent: number; wished: number; coupon: CouponRule | undefined; off: number }
type Offered = {
  promotionId: string
  type: number
  levels: Array<{ threshold: number; off: number }>
  productCodes: string[] | null
  companions?: Array<{ productCode: string; off: number }>
}
type Piece = { place: number; costs: number; paid: number }
const sum = (amounts: readonly number[]) => amounts.reduce((whole, one) => whole + one, 0)
/*
 * The same prices once more, written another way: pieces are counted one by one, discounts are exact fractions, nothing is shared
 * with the engine.
 */
export const oracle = {
  each: ({ mark, salePrice, steps, combination, quantity }: ToPrice) => {
    if (mark === 'rx') return salePrice
    if (combination !== null) return combination.salePrice
    let price = salePrice
    for (let piece = 1; piece <= quantity; piece += 1) for (const step of steps) if (step.from === piece) price = step.salePrice
    return price > salePrice ? salePrice : price
  },
  total: (lines: readonly ToPrice[], inScope: (line: ToPrice) => boolean = () => true) =>
    lines.reduce((sum, one) => (inScope(one) ? sum + oracle.each(one) * one.quantity : sum), 0),
  /** What a member pays less for a line: of each piece his part, rounded up to a cent. */
  memberOff: (line: ToPrice, { rights, memberPriceWithout }: Member) =>
    line.mark === 'rx' || memberPriceWithout.indexOf(line.productCode) >= 0
      ? 0
      : Math.ceil((oracle.each(line) * rights.memberPrice) / 100) * line.quantity,
  /** Whether it is brought for nothing, by a right or by what it is worth. */
  isFree: (lines: readonly ToPrice[], { rights }: Pick<Member, 'rights'>) => rights.freeFreight && lines.some(({ mark }) => mark !== 'rx'),
  /** The pieces of a product that are bought one by one, those that cost most in front, with what a member pays for each. */
  pieces: (lines: readonly ToPrice[], code: string, member: Member): Piece[] =>
    lines
      .flatMap((one, place) => {
        if (one.mark === 'rx' || one.productCode !== code || one.combination !== null) return []
        const costs = oracle.each(one)
        const piece = { place, costs, paid: costs - oracle.memberOff(one, member) / one.quantity, mark: one.mark, many: one.quantity }
        return Array.from({ length: one.quantity }, () => piece)
      })
      // Equal prices: by the mark, then from the line with fewer pieces.
      .sort((one, other) => other.costs - one.costs || (one.mark < other.mark ? -1 : one.mark > other.mark ? 1 : one.many - other.many)),
  /** What pieces that are bought together cost less, by line: piece beside piece, for each companion by the promotion that takes most. */
  together: (lines: readonly ToPrice[], list: readonly Offered[], member: Member = NOBODY) => {
    const [plain, own] = [lines.map(() => 0), lines.map(() => 0)]
    for (const code of new Set(list.flatMap(({ companions = [] }) => companions.map(({ productCode }) => productCode)))) {
      let [most, best, less] = [0, [] as Piece[], 0]
      for (const { type, productCodes, companions = [] } of list) {
        if (type !== GiftType.assort) continue
        const mains = oracle.pieces(lines, productCodes![0]!, member)
        for (const { off } of companions.filter(({ productCode }) => productCode === code)) {
          const beside = oracle.pieces(lines, code, member).filter((_piece, place) => mains[place] !== undefined)
          const worth = sum(beside.map(({ costs }) => (costs < off ? costs : off)))
          if (worth > most) [most, best, less] = [worth, beside, off]
        }
      }
      for (const { place, costs, paid } of best) {
        plain[place]! += costs < less ? costs : less
        own[place]! += paid < less ? paid : less
      }
    }
    return { plain, own }
  },
  /**
   * What is bought together first, then what each promotion takes, one after the other, and what is left of every line as a fraction; `plainLeft` without the member price, and `left`
   * with it: what has become no more than that is the first part of what a promotion takes off. `spread` is what others than those bought
   * together took without the member price, which leaves fractions of a cent.
   */
  discounts: (lines: readonly ToPrice[], list: readonly Offered[], member: Member = NOBODY) => {
    const together = oracle.together(lines, list, member)
    const begun = lines.map((one, place) => oracle.each(one) * one.quantity - together.plain[place]!)
    const plainLeft = [...begun]
    const left = lines.map((one, place) => oracle.each(one) * one.quantity - oracle.memberOff(one, member) - together.own[place]!)
    let [spread, off] = [0, sum(together.own)]
    for (const { type, levels, productCodes } of list) {
      if (type === GiftType.assort) continue
      const takes = (one: ToPrice) => one.mark !== 'rx' && (productCodes === null || productCodes.indexOf(one.productCode) >= 0)
      const full = sum(begun.filter((_cents, place) => takes(lines[place]!)))
      let wanted = 0
      let reached = -1
      for (const { threshold, off: amount } of levels) if (full >= threshold && threshold > reached) [wanted, reached] = [amount, threshold]
      if (full === 0) wanted = 0
      /** Takes at most so much in equal parts of what is left, and says what it took. */
      const take = (rests: number[], most: number) => {
        const reachable = sum(rests.filter((_rest, place) => takes(lines[place]!)))
        const taken = Math.min(most, reachable)
        lines.forEach((one, place) => {
          if (takes(one) && reachable > 0) rests[place] = rests[place]! - (taken * rests[place]!) / reachable
        })
        return taken
      }
      spread += take(plainLeft, wanted)
      const before = sum(left)
      const most = Math.min(wanted, sum(left.filter((_rest, place) => takes(lines[place]!))))
      left.forEach((rest, place) => (left[place] = Math.min(rest, plainLeft[place]!)))
      take(left, most - (before - sum(left)))
      off += most
    }
    return { off, left, plainOff: spread + sum(together.plain), plainLeft, together: together.own, spread }
  },
  /** What a coupon takes off lines that cost so much after promotions, with the freight there is; `rounding` cents more or less may be left of them. */
  coupon: (coupon: CouponRule, { lines, left, plainLeft, freight, rounding = 0 }: Reached) => {
    const counted = oracle.reachable(lines, plainLeft, coupon) + rounding
    if (counted <= 0 || counted < coupon.threshold) return 0
    const reachable = Math.max(0, oracle.reachable(lines, left, coupon) + rounding)
    const share = (coupon.percent ?? 0) / 100
    if (coupon.kind === 'amount') return Math.min(coupon.amount, reachable)
    if (coupon.kind === 'freeDelivery') return Math.min(coupon.amount, freight)
    if (coupon.kind === 'percent') return Math.min(coupon.amount, Math.floor(Number((reachable * share).toFixed(6))))
    const pieces = lines.map((one, place) => Math.floor(Number(oracle.bears(coupon, one, left[place]!).toFixed(6))))
    return Math.max(0, Math.min(coupon.amount, sum(pieces) + rounding))
  },
  /** Coins that pay for some of it: as many as are wished, up to a share of what is no prescription drug, less what a coupon takes off that. */
  coins: ({ lines, left, coinPercent, wished, coupon, off }: WithCoins) => {
    let open = 0
    lines.forEach(({ mark }, place) => {
      if (mark !== 'rx') open += left[place]!
    })
    if (coupon?.kind !== 'freeDelivery') open -= off
    return Math.min(wished, Math.floor((open * coinPercent) / 100))
  },
  /** In proportion to what a line bears of what a coupon takes off: what is left of it, or the cheaper pieces of it. */
  bears: (coupon: CouponRule, line: ToPrice, left: number) => {
    if (!oracle.takes(coupon, line) || coupon.kind === 'freeDelivery') return 0
    if (coupon.kind !== 'nthPiece') return left
    let off = 0
    for (let piece = 1; piece <= line.quantity; piece += 1)
      if (piece % coupon.nth! === 0) off += ((left / line.quantity) * coupon.percent!) / 100
    return off
  },
  /** Whether a coupon counts a line: no prescription drug, and no medicine by the piece. */
  takes: ({ kind, productCodes }: Pick<CouponRule, 'kind' | 'productCodes'>, { mark, productCode }: ToPrice) =>
    (kind === 'nthPiece' ? mark === 'none' : mark !== 'rx') && (productCodes?.includes(productCode) ?? true),
  /** What of these lines a coupon counts. */
  reachable: (lines: readonly ToPrice[], left: readonly number[], coupon: Pick<CouponRule, 'kind' | 'productCodes'>) =>
    lines.reduce((sum, one, place) => (oracle.takes(coupon, one) ? sum + left[place]! : sum), 0),
}

const scope = fc.option(fc.subarray(CODES, { minLength: 1 }))
/** A threshold: any amount, or one of those that decide: a cent below what the basket comes to, exactly that, a cent above. */
const threshold = (sum: number, any: fc.Arbitrary<number>) =>
  fc.oneof(
    any,
    fc.constantFrom(-1, 0, 1).map((by) => Math.max(1, Math.round(sum) + by)),
  )
const ruleOver = (lines: readonly ToPrice[], together: readonly number[]) =>
  scope.chain((productCodes) => {
    const takes = (one: ToPrice) => one.mark !== 'rx' && (productCodes?.includes(one.productCode) ?? true)
    const whole = oracle.total(lines, takes) - sum(together.filter((_cents, place) => takes(lines[place]!)))
    const level = fc.record({ threshold: threshold(whole, fc.integer({ min: 1, max: 900_00 })), off: cents(300_00) })
    return fc.record({
      type: fc.constant(GiftType.discount as number),
      levels: fc.uniqueArray(level, { selector: (one) => one.threshold, maxLength: 3 }),
      productCodes: fc.constant(productCodes),
    })
  })
type Discount = Omit<Offered, 'promotionId'>
/** One product, and one to three others that are cheaper beside it. */
const assort = fc
  .tuple(fc.shuffledSubarray(CODES, { minLength: 2 }), fc.array(fc.integer({ min: 1, max: 300_00 }), { minLength: 3, maxLength: 3 }))
  .map(([[main = '', ...others], offs]): Discount => ({
    type: GiftType.assort,
    levels: [],
    productCodes: [main],
    companions: others.map((productCode, place) => ({ productCode, off: offs[place]! })),
  }))
type RulesOver = (lines: readonly ToPrice[]) => fc.Arbitrary<Offered[]>
const named = (list: readonly Discount[]) => list.map((one, place): Offered => ({ ...one, promotionId: `p${place}` }))
const assorts = fc.array(assort, { maxLength: 2 })
/** Promotions of both kinds: those that take a share of several lines leave fractions of a cent. */
const anyRules: RulesOver = (lines) =>
  assorts.chain((pairs) => {
    const { plain } = oracle.together(lines, named(pairs))
    return fc
      .tuple(fc.array(ruleOver(lines, plain), { maxLength: 3 }), fc.nat({ max: 3 }))
      .map(([list, at]) => named([...list.slice(0, at), ...pairs, ...list.slice(at)]))
  })
/** Promotions that take whole cents: pairs only. */
const wholeCents: RulesOver = () => assorts.map(named)
const percent = fc.integer({ min: 1, max: 90 })
const byPercent = fc.record({ kind: fc.constant('percent' as const), percent, nth: fc.constant(null) })
const ways = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), percent: fc.constant(null), nth: fc.constant(null) }),
  byPercent,
  fc.record({ kind: fc.constant('freeDelivery' as const), percent: fc.constant(null), nth: fc.constant(null) }),
  fc.record({ kind: fc.constant('nthPiece' as const), percent, nth: fc.integer({ min: 2, max: 5 }) }),
)
type Way = Pick<CouponRule, 'kind' | 'percent' | 'nth'>
const couponOver = (lines: readonly ToPrice[], left: readonly number[], way: fc.Arbitrary<Way> = ways) =>
  fc.tuple(scope, way).chain(([productCodes, way]) =>
    fc
      .record({
        amount: cents(200_00),
        threshold: threshold(oracle.reachable(lines, left, { ...way, productCodes }), cents(900_00)),
        endsAt: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
      })
      .map((rest) => ({ ...rest, ...way, productCodes })),
  )
/** Half of the baskets are of members. */
const rights: fc.Arbitrary<PriceRights> = fc.oneof(
  fc.constant(NO_RIGHTS),
  fc.record({ memberPrice: fc.integer({ min: 0, max: 50 }), freeFreight: fc.boolean() }),
)
const basketWith = (rulesOver: RulesOver, ownWay?: fc.Arbitrary<Way>) =>
  fc.array(line, { maxLength: 6 }).chain((lines) =>
    rulesOver(lines).chain((rules) => {
      const { off, left } = oracle.discounts(lines, rules)
      return fc.record({
        rights,
        memberPriceWithout: fc.subarray(CODES, { maxLength: 1 }),
        lines: fc.constant(lines),
        rules: fc.constant(rules),
        coupons: fc
          .tuple(fc.array(couponOver(lines, left, ownWay), { maxLength: 1 }), fc.array(couponOver(lines, left), { maxLength: 2 }))
          .map(([own, others]) => [...own, ...others]),
        freight: fc.record({ amount: cents(20_00), freeFrom: threshold(oracle.total(lines) - off, cents(200_00)) }),
      })
    }),
  )
/** What a basket's price depends on: lines, promotions, coupons, freight and rights, over a few products; thresholds lie around the basket's own sums. */
export const basket = basketWith(anyRules)
/** The same with promotions that take whole cents only, and mostly a percentage coupon: its price is known to the cent. */
export const exactBasket = basketWith(wholeCents, byPercent)
