import { View } from '@tarojs/components'
import { spokenMoney, yuan } from '@/lib/money'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'

/** A sum in a line of text, in one size: ¥22.80, or −¥10.00 for what is taken off. Cents. */
export const Money = ({ cents, className = 'color-title' }: { cents: number; className?: string }) => (
  <View
    className={cx('num nowrap', className)}
    {...a11y({ role: 'img', label: `${cents < 0 ? '减 ' : ''}${spokenMoney(Math.abs(cents))}` })}
  >
    {cents < 0 && '−'}¥{yuan(Math.abs(cents))}
  </View>
)
