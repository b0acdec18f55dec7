import type { Packing } from '../item'

/** Packings of the prescription medicines: what one unit is called, its price and, where there is one, the list price. Cents. */
const packed =
  (unit: string) =>
  (spec: string, price: number, list?: number): Packing => ({ spec, unit, price, ...(list ? { list } : {}) })

export const box = packed('盒')
export const bottle = packed('瓶')
export const tube = packed('支')
