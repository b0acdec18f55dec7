export type FreightRule = { amount: number; freeFrom: number }

/**
 * Freight in cents for goods of this value. `freeFrom` is compared with what the goods cost after promotions and before a coupon:
 * using a coupon never costs the shopper the free delivery.
 */
export const freightOf = ({ amount, freeFrom }: FreightRule, goods: number) => (goods >= freeFrom ? 0 : amount)

/** What goods of this value lack, in cents, until they are brought for nothing; null where they are already. */
export const missingToFree = (rule: FreightRule, goods: number): number | null =>
  freightOf(rule, goods) === 0 ? null : rule.freeFrom - goods
