import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from './cx'

/** The bar of actions at the bottom of a page, given to `<Screen bottomBar>`. A note stands above it, from edge to edge. */
export function BottomBar({ children, className, note }: { children: ReactNode; className?: string; note?: ReactNode }) {
  return (
    <>
      {note}
      <View className={cx('q-bar', className)}>{children}</View>
    </>
  )
}
