import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'
import { Button } from '../press/Button'
import { Tag } from '../text/Tag'

type Props = {
  /** product: cinnabar, shop: green, gold: membership. */
  kind?: 'product' | 'shop' | 'gold'
  /** The amount or the discount: a `<Price kind="plain" size={28}>`, 9 折. */
  amount: ReactNode
  threshold?: ReactNode
  title: string
  text?: ReactNode
  tag?: string
  action?: string
  onAction?: () => unknown
  /** Why it cannot be used: 已使用, 已过期. */
  off?: string
  /** Instead of the action. */
  right?: ReactNode
}

/** A ticket: what it is worth at the left, what it is for at the right. */
export function CouponTicket({ kind = 'product', amount, threshold, title, text, tag, action, onAction, off, right }: Props) {
  return (
    <View className={cx('q-coupon', kind !== 'product' && `q-coupon--${kind}`, off !== undefined && 'q-coupon--off')}>
      <View className="q-coupon__value">
        <View className="weight-bold text-24 num">{amount}</View>
        {threshold !== undefined && <View className="text-12">{threshold}</View>}
      </View>
      <View className="q-coupon__body">
        <View className="grow">
          {tag !== undefined && <Tag kind={kind === 'shop' ? 'green' : kind === 'gold' ? 'coin' : 'promo'}>{tag}</Tag>}
          <View className={cx('text-14 weight-medium', off === undefined ? 'color-title' : 'color-caption')}>{title}</View>
          {text !== undefined && <View className="text-12 color-secondary margin-top-4">{text}</View>}
        </View>
        {off !== undefined ? (
          <View className="text-13 color-caption nowrap">{off}</View>
        ) : (
          (right ??
          (action !== undefined && onAction && (
            <Button kind={kind === 'gold' ? 'gold' : 'soft'} size="s" onPress={onAction}>
              {action}
            </Button>
          )))
        )}
      </View>
    </View>
  )
}
