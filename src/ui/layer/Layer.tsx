import { RootPortal, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useElder } from '../text/elder'
import { typeScale } from '../text/typeScale'

/** Draws above everything else of its page, wherever in the page it is written. Outside the page's root the size of type is said again. */
export function Layer({ children }: { children: ReactNode }) {
  const elder = useElder((state) => state.elder)
  return (
    <RootPortal>
      <View {...typeScale(elder)}>{children}</View>
    </RootPortal>
  )
}
