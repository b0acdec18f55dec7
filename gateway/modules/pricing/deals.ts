import type { InferSelectModel } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponTypes, promotions } from '../../db/schema'
import type { Mark } from '../catalogue/types'

export type PromotionRow = InferSelectModel<typeof promotions>
export type CouponTypeRow = InferSelectModel<typeof couponTypes>
type Dealt = { productCode: string; mark: Mark }
type Scoped = { productCodes: string[] | null; beginsAt: Date; endsAt: Date }

type Loaded = { at: number; rows: Promise<[PromotionRow[], CouponTypeRow[]]> }
const loaded = new WeakMap<Querying, Loaded>()
/** Milliseconds two gateway processes may differ in the promotions they show on cards; amounts to pay are never taken from here. */
const KEPT_FOR = 1000

/** Every promotion and coupon type: a handful of rows that each list of cards needs. */
function rowsOf(db: Querying): Loaded['rows'] {
  const present = loaded.get(db)
  if (present && performance.now() - present.at < KEPT_FOR) return present.rows
  const rows = (async (): Promise<[PromotionRow[], CouponTypeRow[]]> => [
    await db.select().from(promotions),
    await db.select().from(couponTypes),
  ])()
  loaded.set(db, { at: performance.now(), rows })
  rows.catch(() => loaded.delete(db))
  return rows
}

const running = ({ beginsAt, endsAt }: Scoped, now: Date) => beginsAt <= now && now < endsAt

/** Whether a promotion or coupon reaches a product. Prescription drugs take part in none (LAW-AND-PRIVACY, D11). */
export const reaches = ({ productCodes }: { productCodes: string[] | null }, { productCode, mark }: Dealt) =>
  mark !== 'rx' && (productCodes === null || productCodes.includes(productCode))

/** Promotions and coupons that run now, and which of them reach a product. */
export async function dealsAt(db: Querying, now: Date) {
  const [promotionRows, couponRows] = await rowsOf(db)
  const promotionsNow = promotionRows.filter((row) => running(row, now))
  const couponsNow = couponRows.filter((row) => running(row, now) && row.remaining > 0)
  return {
    promotionsOf: (product: Dealt) => promotionsNow.filter((row) => reaches(row, product)),
    couponsOf: (product: Dealt) => couponsNow.filter((row) => reaches(row, product)),
  }
}
export type Deals = Awaited<ReturnType<typeof dealsAt>>

/** `¥69` or `¥69.50` without the sign: cents as a shopper reads them in a rule. */
export const yuan = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** `满69减10`, or `新客 5 元` for a coupon of new members. */
export const couponText = ({ amount, threshold, newMembersOnly }: Pick<CouponTypeRow, 'amount' | 'threshold' | 'newMembersOnly'>) =>
  newMembersOnly ? `新客 ${yuan(amount)} 元` : `满${yuan(threshold)}减${yuan(amount)}`

/** The coupons of a product in one line, the narrowest first; null where there is none. */
export function couponMessageOf(deals: Deals, product: Dealt): string | null {
  const coupons = deals
    .couponsOf(product)
    .sort((left, right) => Number(left.productCodes === null) - Number(right.productCodes === null) || right.amount - left.amount)
  return coupons.length > 0 ? coupons.slice(0, 2).map(couponText).join('，') : null
}
