import { View } from '@tarojs/components'
import type { PayMethod } from '@/contract/pay'
import { a11y } from '@/ui/element/a11y'
import { CheckMark } from '@/ui/form/Checkbox'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { roving } from '@/ui/element/roving'

type Props = { methods: PayMethod[]; value: string | undefined; onChange: (methodId: string) => void }

/** Ways to pay; the whole row is the target. */
export const MethodList = ({ methods, value, onChange }: Props) => (
  <View className="q-card q-card--flush" {...a11y({ role: 'radiogroup', label: '支付方式' })} {...roving('radio')}>
    {methods.map(({ id, name, text, shared }) => (
      <Press
        key={id}
        className="q-cell cashier__method"
        role="radio"
        checked={id === value}
        tabStop={id === value}
        onPress={() => onChange(id)}
      >
        <View className={cx('cashier__mark', shared && 'cashier__mark--shared')}>
          <Icon name={shared ? 'users' : 'wallet'} size={21} />
        </View>
        <View className="grow">
          <View className="text-16 color-title">{name}</View>
          {text && <View className="text-12 color-secondary">{text}</View>}
        </View>
        <CheckMark on={id === value} />
      </Press>
    ))}
  </View>
)
