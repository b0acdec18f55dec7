import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/ui/element/cx'
import { selectable } from '@/ui/text/selectable'
import './aftersales.scss'

type Props = {
  label: string
  text: string
  /** A number to name when asking: it stands as it is, and can be selected. */ num?: boolean
  /** At the right of it. */ children?: ReactNode
}

/** A line of facts: its name at the left, what it is at the right; long ones wrap. */
export const FactRow = ({ label, text, num, children }: Props) => (
  <View className={cx('row justify-between gap-16 text-14 refund__fact', children === undefined && 'align-start')}>
    <Text className="color-secondary flex-none">{label}</Text>
    <View className="row wrap justify-end gap-8">
      <Text className={num ? 'color-title text-right num break-all' : 'color-title text-right break-all'} {...(num && selectable)}>
        {text}
      </Text>
      {children}
    </View>
  </View>
)
