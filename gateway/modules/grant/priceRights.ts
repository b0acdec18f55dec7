/** What an order costs a member less by: per cent off each piece, and delivery for nothing. */
export type PriceRights = { memberPrice: number; freeFreight: boolean }

/** Of visitors, and of most members. */
export const NO_RIGHTS: PriceRights = { memberPrice: 0, freeFreight: false }
