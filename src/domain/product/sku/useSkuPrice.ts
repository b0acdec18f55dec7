import { useRead } from '@/api/useRead'
import { product } from '@/contract/product'
import { useDebounced } from '@/ui/form/useDebounced'
import type { Choice } from './choice'

/** Debounce: milliseconds without a change before the price of a choice is requested. */
const STILL = 200

/** What a choice costs, computed by the gateway: stair price and combination included. The last sum stays, marked as old, until the next is here. */
export function useSkuPrice({ productCode, choice, when }: { productCode: string; choice: Choice; when: boolean }) {
  const settled = useDebounced(choice, STILL)
  const { skuCode, quantity, combineId } = settled
  const price = useRead(
    product.stairPriceByAmount,
    { params: { code: productCode }, query: { skuCode, num: quantity, combineId } },
    { enabled: when, keepsPrevious: true },
  )
  return { ...price, isOld: settled !== choice || price.refreshing }
}
