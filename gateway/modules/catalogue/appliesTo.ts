import type { Mark } from './types'

/** A product as promotions and coupons look at it. */
export type Promotable = { productCode: string; mark: Mark }
type Scope = { productCodes: string[] | null }
type Period = { beginsAt: Date; endsAt: Date }

/**
 * Whether a product may be offered below its price at all: by a promotion, coupon, stair price or combination, or beside a struck-through
 * price. Prescription drugs never are (LAW-AND-PRIVACY, D11 and D13); every answer of the gateway asks this one rule.
 */
export const isPromotable = ({ mark }: Pick<Promotable, 'mark'>) => mark !== 'rx'

/** Whether a promotion or coupon reaches a product. */
export const appliesTo = ({ productCodes }: Scope, { productCode, mark }: Promotable) =>
  isPromotable({ mark }) && (productCodes === null || productCodes.includes(productCode))

/** The price shown struck through beside that of a packing, in cents; null where there is none to show. */
export const struckPriceOf = (product: Pick<Promotable, 'mark'>, { marketPrice }: { marketPrice: number | null }) =>
  isPromotable(product) ? marketPrice : null

/** Whether a promotion or coupon type runs at a moment. */
export const isRunning = ({ beginsAt, endsAt }: Period, now: Date) => beginsAt <= now && now < endsAt
