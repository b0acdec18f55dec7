import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Coupon } from '@/contract/coupon'
import { couponDays, endedText } from '@/domain/coupon/couponWords'
import { drawCoupon } from '@/domain/coupon/couponWrites'
import { conditionOf, worthOf } from '@/domain/coupon/worth'
import { go } from '@/routes/go'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import '../../coupon.scss'

/** One coupon as a ticket (board 21): how long it lasts, its rule unfolded by a press, and what can be done with it. */
export function CouponCard({ coupon, isToCollect }: { coupon: Coupon; isToCollect: boolean }) {
  const { scope, name, rule, endsSoon } = coupon
  const [unfolded, setUnfolded] = useState(false)
  const off = endedText(coupon)
  return (
    <CouponTicket
      kind={scope}
      amount={worthOf(coupon)}
      threshold={conditionOf(coupon)}
      title={name}
      text={
        <>
          <View className="coupon__days">{couponDays(coupon)}</View>
          {endsSoon != null && <View className="color-price">{endsSoon}</View>}
          <Press className="row gap-4 q-hit" label={`${name}使用规则`} expanded={unfolded} onPress={() => setUnfolded(!unfolded)}>
            <Text>使用规则</Text>
            <Icon name={unfolded ? 'arrow-up' : 'arrow-down'} size={12} />
          </Press>
          {unfolded && <View className="color-body margin-top-2">{rule}</View>}
        </>
      }
      right={<Action coupon={coupon} isToCollect={isToCollect} />}
      {...(off !== undefined && { off })}
    />
  )
}

function Action({ coupon: { couponId, couponType, name, status }, isToCollect }: { coupon: Coupon; isToCollect: boolean }) {
  if (status === 'toDraw')
    return (
      <Button size="s" kind="outline" label={`领取${name}`} onPress={() => drawCoupon(couponType, 'couponList')}>
        领取
      </Button>
    )
  return (
    <Button
      size="s"
      kind={isToCollect ? 'soft' : 'primary'}
      label={`${isToCollect ? '去凑单' : '去使用'}，${name}`}
      onPress={() => go(isToCollect ? 'pieceOrder' : 'couponProducts', { couponId })}
    >
      {isToCollect ? '去凑单' : '去使用'}
    </Button>
  )
}
