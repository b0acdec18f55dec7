import { useEffect } from 'react'
import { useCartCount } from '@/domain/cart/useCart'
import { useVariants } from '@/domain/experiment/useVariants'
import { usePatience } from '@/ui/patience'
import { useTabBadges } from '@/ui/tabBadges'
import { useMallConfig } from './useMallConfig'

/** What every tab does besides its own work: the badges on the bar, the mall's patience before the loading overlay, and which variants are shown. */
export function useTabs() {
  useVariants()
  const count = useCartCount()
  const { badge, loadingDelay } = useMallConfig()
  useEffect(() => {
    const words = Object.fromEntries(badge.map(({ tab, text }) => [tab, text]))
    useTabBadges.setState({ ...words, cart: count }, true)
  }, [badge, count])
  useEffect(() => usePatience.setState({ delay: loadingDelay }), [loadingDelay])
}
