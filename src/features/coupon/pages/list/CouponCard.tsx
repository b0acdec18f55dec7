import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Coupon } from '@/contract/coupon'
import { drawCoupon } from '@/domain/coupon/couponWrites'
import { shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { conditionOf, worthOf } from '../../parts/worth'

const ENDED: Readonly<Partial<Record<Coupon['status'], string>>> = { used: '已使用', expired: '已过期', gone: '已领完' }

/** One coupon as a ticket (board 21): how long it lasts, its rule unfolded by a press, and what can be done with it. */
export function CouponCard({ coupon, isToCollect }: { coupon: Coupon; isToCollect: boolean }) {
  const { scope, name, rule, beginsAt, endsAt, endsSoon, status } = coupon
  const [unfolded, setUnfolded] = useState(false)
  const off = ENDED[status]
  return (
    <CouponTicket
      kind={scope}
      amount={worthOf(coupon)}
      threshold={conditionOf(coupon)}
      title={name}
      text={
        <>
          <View>
            {shopFormat(beginsAt, 'MM-DD')} 至 {shopFormat(endsAt, 'MM-DD')}
          </View>
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
