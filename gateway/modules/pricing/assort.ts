import { GiftType } from '../../../src/contract/product'
import { sumOf } from '../../lib/sumOf'
import { isPromotable, type Promotable } from '../catalogue/appliesTo'

/** A product of which a piece costs `off` cents less beside a piece of the main product. */
export type Companion = { productCode: string; off: number }

/** A line as pairs look at it: `singles` of its pieces are bought one by one, none of a line of combinations; a member does not pay `memberOff` of its `total`. */
type Pairable = Promotable & { total: number; memberOff?: number; singles?: number }

type AssortRule = { promotionId: string; type: number; productCodes: string[] | null; companions?: readonly Companion[] | null }
type Offer = Companion & { promotionId: string; main: string }

/** What a line is in the pairs that are bought together; of a companion by which promotion, and the cents that takes off it, `plainOff` without the member price. */
export type Paired = {
  giftType: typeof GiftType.assort | typeof GiftType.subAssort | null
  promotionId: string | null
  off: number
  plainOff: number
}

const ALONE: Paired = { giftType: null, promotionId: null, off: 0, plainOff: 0 }
const MAIN: Paired = { ...ALONE, giftType: GiftType.assort }

/**
 * The pairs that rules of the kind `assort` make, by line: as many pieces of a companion are cheaper as pieces of the main product are bought,
 * the dearest first and none below nothing. Of several rules for one companion the one that takes most off counts. Prescription drugs make no
 * pair (LAW-AND-PRIVACY, D11), nor do combinations, which have a price of their own.
 */
export function pairsIn(lines: readonly Pairable[], rules: readonly AssortRule[]): Paired[] {
  const best = bestOffers(lines, rules)
  return lines.map((line, place) => {
    const own = best.find(({ pieces }) => (pieces[place] ?? 0) > 0)
    if (own) return companionOf(line, own, own.pieces[place] ?? 0)
    return best.some(({ main }) => singlesOf(line, main) > 0) ? MAIN : ALONE
  })
}

const companionOf = (line: Pairable, { promotionId, off }: Offer, pieces: number): Paired => ({
  giftType: GiftType.subAssort,
  promotionId,
  off: pieces * Math.min(off, eachOf(line, line.memberOff)),
  plainOff: pieces * Math.min(off, eachOf(line)),
})

/** For each companion the offer that takes most off, with the pieces of each line that it makes cheaper. */
function bestOffers(lines: readonly Pairable[], rules: readonly AssortRule[]) {
  const best = new Map<string, Offer & { pieces: number[]; worth: number }>()
  for (const offer of offersIn(rules)) {
    const pieces = piecesOff(offer, lines)
    const worth = sumOf(lines.map((line, place) => (pieces[place] ?? 0) * Math.min(offer.off, eachOf(line))))
    if (worth > (best.get(offer.productCode)?.worth ?? 0)) best.set(offer.productCode, { ...offer, pieces, worth })
  }
  return [...best.values()]
}

/** In the order of the rules' ids. */
const offersIn = (rules: readonly AssortRule[]): Offer[] =>
  rules
    .flatMap(({ promotionId, type, productCodes, companions }) => {
      const [main] = type === GiftType.assort ? (productCodes ?? []) : []
      return main === undefined ? [] : (companions ?? []).map((companion) => ({ ...companion, promotionId, main }))
    })
    // Stryker disable next-line EqualityOperator: no two ids are equal.
    .sort((left, right) => (left.promotionId < right.promotionId ? -1 : 1))

const singlesOf = (line: Pairable, productCode: string) =>
  line.productCode === productCode && isPromotable(line) ? (line.singles ?? 0) : 0

/** Cents that one of a line's pieces costs. */
const eachOf = ({ total, singles = 0 }: Pairable, memberOff = 0) => (singles === 0 ? 0 : (total - memberOff) / singles)

/** By line, how many pieces an offer makes cheaper; alike in whatever order the lines stand. */
function piecesOff({ main, productCode }: Offer, lines: readonly Pairable[]): number[] {
  const pieces = lines.map(() => 0)
  let left = sumOf(lines.map((line) => singlesOf(line, main)))
  const dearestFirst = lines.map((line, place) => ({ line, place })).sort((one, other) => byPrice(one.line, other.line))
  for (const { line, place } of dearestFirst) {
    const own = Math.min(left, singlesOf(line, productCode))
    pieces[place] = own
    left -= own
  }
  return pieces
}

/** Lines of one product with one mark, one price and one number of pieces are interchangeable. */
const byPrice = (one: Pairable, other: Pairable) =>
  eachOf(other) - eachOf(one) || one.mark.localeCompare(other.mark) || one.total - other.total
