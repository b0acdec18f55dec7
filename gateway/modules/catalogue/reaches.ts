import type { Mark } from './types'

/** A product as promotions and coupons look at it. */
export type Promotable = { productCode: string; mark: Mark }
type Scope = { productCodes: string[] | null }
type Period = { beginsAt: Date; endsAt: Date }

/** Whether a promotion or coupon reaches a product. Prescription drugs take part in none (LAW-AND-PRIVACY, D11). */
export const reaches = ({ productCodes }: Scope, { productCode, mark }: Promotable) =>
  mark !== 'rx' && (productCodes === null || productCodes.includes(productCode))

/** Whether a promotion or coupon type runs at a moment. */
export const isRunning = ({ beginsAt, endsAt }: Period, now: Date) => beginsAt <= now && now < endsAt
