import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { a11y } from '../element/a11y'
import { useOverlayDelay } from './overlayDelay'

/** Covers the page while a write is under way, drawn by Screen; a write that ends within 150 ms shows nothing. */
export function LoadingOverlay({ visible }: { visible: boolean }) {
  const [late, setLate] = useState(false)
  const delay = useOverlayDelay((patience) => patience.delay)
  useEffect(() => {
    if (!visible) return undefined
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [visible, delay])
  if (!visible || !late) return null
  return (
    <View className="q-overlay" {...a11y({ role: 'status', live: 'polite' })}>
      <View className="q-overlay__box">
        <View className="q-overlay__spinner" />
        加载中
      </View>
    </View>
  )
}
