import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'

/** The bar of actions that sticks to the bottom of a page, above the safe area, given to `<Screen bottomBar>`. A note stands above it, from edge to edge. */
export function BottomBar({ children, className, note }: { children: ReactNode; className?: string; note?: ReactNode }) {
  return (
    <>
      {note}
      <View className={cx('q-bar', className)}>{children}</View>
    </>
  )
}
