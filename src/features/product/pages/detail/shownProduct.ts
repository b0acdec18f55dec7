import type { MergedProduct, Packing, StairPrice } from '@/contract/product'
import type { ProductSheet } from './sheets'

/** What both versions of the page show, in one hand. */
export type ShownProduct = {
  product: MergedProduct
  /** The chosen packing; nothing for a product without packings. */
  packing: Packing | undefined
  /** Cents of one piece of the choice. */
  salePrice: number
  stairs: readonly StairPrice[]
  chosen: string
  /** Whether there is anything to choose and take. */
  choosable: boolean
  open: (sheet: ProductSheet) => void
}
