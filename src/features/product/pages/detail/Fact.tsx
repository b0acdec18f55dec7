import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Cell } from '@/ui/card/Cell'

type Props = { label: string; children: ReactNode; note?: ReactNode; onPress?: () => unknown }

/** A row of the product page: a short label, what is so, and a quieter second line. */
export const Fact = ({ label, children, note, onPress }: Props) => (
  <Cell title={<View className="product__label color-secondary">{label}</View>} onPress={onPress}>
    <View className="text-14 color-title">{children}</View>
    {note !== undefined && <View className="text-12 color-secondary margin-top-2">{note}</View>}
  </Cell>
)
