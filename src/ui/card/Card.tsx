import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'
import { Press } from '../press/Press'

type Props = { children: ReactNode; className?: string; tight?: boolean; flush?: boolean; onPress?: () => unknown; label?: string }

/** White paper on the page. Never a card in a card: inside, use `q-quiet` or a hairline. */
export function Card({ children, className, tight, flush, onPress, label }: Props) {
  const look = cx('q-card', tight && 'q-card--tight', flush && 'q-card--flush', className)
  if (!onPress) return <View className={look}>{children}</View>
  return (
    <Press block className={look} label={label} onPress={onPress}>
      {children}
    </Press>
  )
}
