import { and, eq, gt, lte } from 'drizzle-orm'
import type { Sums } from '../../../counter/contract/sampleCart'
import type { Querying } from '../../db/open'
import { couponTypes } from '../coupon/schema'
import { giftsReached } from '../pricing/giftsReached'
import { mallRules } from '../pricing/mallRules'
import { priceOrder } from '../pricing/priceOrder'
import { runningRules } from '../pricing/runningRules'
import { boxesEach, combinationOf } from '../pricing/saleProblem'
import type { Cart, CartLine } from './chosenCarts'
import type { Trying } from './offerOf'

type At = Trying & { at: Date }
type Terms = Awaited<ReturnType<typeof termsAt>>

/** What each of these carts would pay at a moment, by the rules that price every order. */
export async function reckoned(db: Querying, carts: readonly Cart[], of: At): Promise<Sums[]> {
  const terms = await termsAt(db, of)
  return carts.map(({ lines }) => sumsOf(lines, terms))
}

const termsAt = async (db: Querying, of: At) => ({
  isOfCoupon: of.subject === 'coupon',
  rules: await runningRules(db, of.at),
  freight: (await mallRules(db)).freight,
  coupons: await couponsIn(db, of),
})

/** What whoever fills the cart holds: the coupon that is looked at, beside a promotion all that every member can draw. */
async function couponsIn(db: Querying, { subject, subjectId, at }: At) {
  const isRunning = and(lte(couponTypes.beginsAt, at), gt(couponTypes.endsAt, at))
  const own =
    subject === 'coupon' ? eq(couponTypes.couponType, subjectId) : and(eq(couponTypes.newMembersOnly, false), gt(couponTypes.remaining, 0))
  return db.select().from(couponTypes).where(and(isRunning, own))
}

function sumsOf(lines: readonly CartLine[], { rules, coupons, freight, isOfCoupon }: Terms): Sums {
  const toPrice = lines.map(({ goods, combineId, quantity }) => ({ ...goods, combination: combinationOf(goods, combineId), quantity }))
  const priced = priceOrder({ lines: toPrice, rules, coupons, freight })
  const { coupon, freight: toSend, payable } = priced.payableWith(priced.best)
  const [looked] = isOfCoupon ? priced.coupons : []
  return {
    ...{ goods: priced.goods, promotion: priced.promotion, coupon, freight: toSend, payable },
    couponNote: looked?.standing.problem ?? priced.best?.name ?? null,
    gifts: giftsReached(priced.standings, boxesOf(lines)).map(({ name }) => name),
  }
}

/** Boxes that the lines take from stock, by their packing. */
function boxesOf(lines: readonly CartLine[]): Map<string, number> {
  const boxes = new Map<string, number>()
  for (const { goods, combineId, quantity } of lines)
    boxes.set(goods.skuCode, (boxes.get(goods.skuCode) ?? 0) + quantity * boxesEach(goods, combineId))
  return boxes
}
