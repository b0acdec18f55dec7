import { useMemo } from 'react'
import { useRead, type Read } from '@/api/useRead'
import { cart, type Cart } from '@/contract/cart'
import { withOptimisticChanges } from './withOptimisticChanges'
import { usePendingChanges } from './pendingChanges'

/** The cart of this member, or of this device, with what was tapped and is not yet confirmed. */
export function useCart(): Read<Cart> {
  const read = useRead(cart.products, {})
  const pending = usePendingChanges()
  const data = useMemo(() => read.data && withOptimisticChanges(read.data, pending), [read.data, pending])
  return { ...read, data }
}

/** How many pieces the cart holds, for badges. */
export const useCartCount = (): number => useCart().data?.count ?? 0

/** Whether sums of money still lack a change that is already on screen. */
export const useCartSettling = (): boolean =>
  usePendingChanges(({ quantities, selections }) => Object.keys(quantities).length > 0 || Object.keys(selections).length > 0)
