import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Press } from '@/ui/press/Press'
import './RowFoot.scss'

type Props = {
  /** What the row tells besides the product. */
  children: ReactNode
  /** How the product leaves the list: 取消收藏. */
  words: string
  name: string
  onForget: () => Promise<unknown>
}

/** Below a remembered product: what became of it since, and its way out of the list. */
export const RowFoot = ({ children, words, name, onForget }: Props) => (
  <View className="row justify-between gap-8 remembered__foot">
    <View className="row wrap gap-8 grow text-12 color-secondary">{children}</View>
    <Press className="q-hit justify-end text-13 color-secondary flex-none" label={`${words}${name}`} onPress={onForget}>
      {words}
    </Press>
  </View>
)
