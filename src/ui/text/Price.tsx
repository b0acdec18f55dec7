import { Text, View } from '@tarojs/components'
import { spokenMoney, yuan } from '@/lib/money'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'

type Props = {
  cents: number
  /** Design points of the whole yuan; the sign and the decimals are smaller. */
  size?: number
  /** `del` the struck-through list price, `ink` a sum that is no offer, `plain` in the words' own colour. */
  kind?: 'price' | 'del' | 'ink' | 'plain'
  /** The cheapest of several: 起. */
  from?: boolean
  /** Said before the sum: 原价. */
  label?: string
  className?: string
}

/** Money: cents as ¥22.80, in figures of one width, read aloud as 22 元 8 角. */
export function Price({ cents, size = 16, kind = 'price', from, label, className }: Props) {
  const [whole = '0', decimals = '00'] = yuan(Math.abs(cents)).split('.')
  const sign = cents < 0 ? '-' : ''
  const spoken = `${label ?? (kind === 'del' ? '原价 ' : '')}${cents < 0 ? '减 ' : ''}${spokenMoney(Math.abs(cents))}${from ? '起' : ''}`
  const told = a11y({ role: 'img', label: spoken })
  if (kind === 'del') {
    return (
      <View className={cx('q-price--del num nowrap', className)} {...told}>
        ¥{whole}.{decimals}
      </View>
    )
  }
  return (
    <View
      className={cx('q-price', kind !== 'price' && `q-price--${kind}`, className)}
      style={{ fontSize: `calc(${size}px * var(--k))` }}
      {...told}
    >
      <Text className="q-price__yuan">{sign}¥</Text>
      <Text>{whole}</Text>
      <Text className="q-price__decimals">.{decimals}</Text>
      {from && <Text className="text-12 color-secondary">起</Text>}
    </View>
  )
}
