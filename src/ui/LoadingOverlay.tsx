import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { a11y } from './a11y'

/** Milliseconds of patience before the overlay appears (specification 1, section 4). */
const DELAY = 150

/** Covers the page while a write is under way; a write that ends within 150 ms shows nothing. */
export function LoadingOverlay({ visible }: { visible: boolean }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!visible) return undefined
    const timer = setTimeout(() => setLate(true), DELAY)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [visible])
  if (!visible || !late) return null
  return (
    <View className="q-overlay" {...a11y({ role: 'status', live: 'polite' })}>
      <View className="q-overlay__b">
        <View className="q-overlay__i" />
        加载中
      </View>
    </View>
  )
}
