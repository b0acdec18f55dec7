import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Cell } from '@/ui/Cell'

type Props = { label: string; children: ReactNode; note?: ReactNode; onPress?: () => unknown }

/** A row of the product page: a short label, what is so, and a quieter second line. */
export const Fact = ({ label, children, note, onPress }: Props) => (
  <Cell title={<View className="product__label c3">{label}</View>} onPress={onPress}>
    <View className="t14 c1">{children}</View>
    {note !== undefined && <View className="t12 c3 mt2">{note}</View>}
  </Cell>
)
