export type FreightRule = { amount: number; freeFrom: number }

/**
 * Freight in cents for goods of this value. `freeFrom` is compared with what the goods cost after promotions and before a coupon:
 * using a coupon never costs the shopper the free delivery.
 */
export const freightOf = ({ amount, freeFrom }: FreightRule, goods: number) => (goods >= freeFrom ? 0 : amount)
