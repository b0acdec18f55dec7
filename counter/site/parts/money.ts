/** Yuan of a form field as integer cents; null where the field is empty. */
export const centsOf = (yuan: number | null | undefined): number | null =>
  yuan === null || yuan === undefined ? null : Math.round(yuan * 100)
/** Cents as a form field holds them. */
export const yuanOf = (cents: number | null): number | null => (cents === null ? null : cents / 100)
