/** A whole number as it is read: 1286 → 1,286. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
