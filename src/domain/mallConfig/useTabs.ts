import { useEffect } from 'react'
import { useCartCount } from '@/domain/cart/useCart'
import { useUnread } from '@/domain/message/unread'
import { useUnreadWatch } from '@/domain/message/useUnreadWatch'
import { useVariants } from '@/domain/experiment/useVariants'
import { useOverlayDelay } from '@/ui/layer/overlayDelay'
import { useTabBadges } from '@/ui/shell/tabBadges'
import { mall } from '@/contract/mall'
import { useIsCurrent } from './useIsCurrent'
import { useConfig } from './useMallConfig'

/** What every tab does besides its own work: the badges on the bar, the mall's patience before the loading overlay, and which variants are shown. */
export function useTabs() {
  useVariants()
  useUnreadWatch()
  const count = useCartCount()
  const unread = useUnread(({ total }) => total)
  const { data, at, error } = useConfig()
  const isCurrent = useIsCurrent({ at, error })
  const { badge, loadingDelay } = data ?? mall.config.fallback
  useEffect(() => {
    const told = badge.filter(({ onlyOnline }) => isCurrent || !onlyOnline)
    const words = Object.fromEntries(told.map(({ tab, text }) => [tab, text]))
    useTabBadges.setState({ ...words, cart: count, ...(unread > 0 && { me: unread }) }, true)
  }, [badge, count, unread, isCurrent])
  useEffect(() => useOverlayDelay.setState({ delay: loadingDelay }), [loadingDelay])
}
