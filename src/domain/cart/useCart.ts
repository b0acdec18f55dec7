import { useRead } from '@/api/useRead'
import { cart } from '@/contract/cart'

/** The cart of this member, or of this device. */
export const useCart = () => useRead(cart.products, {})

/** How many pieces the cart holds, for badges. */
export const useCartCount = (): number => useCart().data?.count ?? 0
