import { View } from '@tarojs/components'
import { cx } from '@/ui/element/cx'
import { Money } from '@/ui/text/Money'

type Props = { label: string; cents: number; /** What the others come to. */ strong?: boolean }

/** A line of an amount's arithmetic; cents, below nothing where it is taken off. */
export const Sum = ({ label, cents, strong }: Props) => (
  <View className="row justify-between gap-12 q-fact-row text-14">
    <View className="color-secondary">{label}</View>
    <Money cents={cents} className={cx('color-title', strong && 'weight-bold')} />
  </View>
)
