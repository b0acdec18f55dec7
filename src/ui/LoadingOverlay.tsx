import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { a11y } from './a11y'
import { usePatience } from './patience'

/** Covers the page while a write is under way; a write that ends within the delay shows nothing. */
export function LoadingOverlay({ visible }: { visible: boolean }) {
  const [late, setLate] = useState(false)
  const delay = usePatience((patience) => patience.delay)
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
      <View className="q-overlay__b">
        <View className="q-overlay__i" />
        加载中
      </View>
    </View>
  )
}
