import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { navSpace } from '../element/navSpace'

/** Stays below the navigation bar when the page moves on; `top` where there is no bar. */
export const Affix = ({ children, top, className }: { children: ReactNode; top?: number; className?: string }) => (
  <View
    className={className ?? ''}
    style={{
      position: 'sticky',
      zIndex: 100,
      top: top === undefined ? `calc(44px + (var(--k) - 1) * 40px + ${navSpace.statusBar})` : `${top}px`,
      background: 'var(--s-page)',
    }}
  >
    {children}
  </View>
)
