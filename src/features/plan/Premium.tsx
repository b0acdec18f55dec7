import { View } from '@tarojs/components'
import type { Plan } from '@/contract/plan'
import { cx } from '@/ui/element/cx'
import { Price } from '@/ui/text/Price'
import { isInInstalments } from './words'

type Props = {
  of: Pick<Plan, 'times'>
  /** Of a year; of a plan in instalments the first. */
  cents: number
  size: number
  /** The lowest of its table: 起. What is paid in instalments does not depend on the age. */
  from?: boolean
  className?: string
}

/** What a plan costs: a year, or its first instalment and how many there are. */
export const Premium = ({ of, cents, size, from = false, className }: Props) => (
  <View className={cx('row wrap align-baseline text-12 color-secondary', isInInstalments(of) && 'gap-4', className)}>
    {isInInstalments(of) && '首期'}
    <Price cents={cents} size={size} from={from && !isInInstalments(of)} />
    {isInInstalments(of) ? `共 ${of.times} 期` : '/年'}
  </View>
)
