import { useEffect } from 'react'
import { useTabBadges } from '@/ui/tabBadges'
import { useCartCount } from './useCart'

/** Keeps the number on the cart's tab. */
export function useTabBadge() {
  const count = useCartCount()
  useEffect(() => useTabBadges.setState({ cart: count }), [count])
}
