import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '../press/Button'
import { selectable } from '../text/selectable'
import { copy } from './copy'

type Props = {
  /** What it numbers, and so what the button says to a screen reader: 订单编号. */
  label: string
  number: string
  /** Instead of the button that copies the number. */
  children?: ReactNode
}

/** A number that a shopper names when asking: a row of facts with a button that copies it; in large letters it wraps. */
export const NumberRow = ({ label, number, children }: Props) => (
  <View className="row justify-between wrap gap-8 text-14 q-fact-row">
    <Text className="color-secondary flex-none">{label}</Text>
    <View className="row wrap gap-8">
      <Text className="color-title num" {...selectable}>
        {number}
      </Text>
      {children ?? (
        <Button kind="outline" size="s" quiet label={`复制${label}`} onPress={() => copy(number)}>
          复制
        </Button>
      )}
    </View>
  </View>
)
