import { View } from '@tarojs/components'
import type { CouponInUse } from '@/contract/couponUse'
import { couponDays } from '@/domain/coupon/couponWords'
import { drawCoupon } from '@/domain/coupon/couponWrites'
import { conditionOf, worthOf } from '@/domain/coupon/worth'
import { go } from '@/routes/go'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import '../coupon.scss'

/** The coupon that a page is about, with its rule; drawn here where nobody has yet, and why it is of no use any more. */
export function CouponHead({ coupon }: { coupon: CouponInUse }) {
  const { scope, name, rule, endsSoon, status, couponType, problem } = coupon
  return (
    <>
      {problem !== null && (
        <Notice icon="info" action="其他优惠券" onAction={() => go('couponList')}>
          {problem}
        </Notice>
      )}
      <CouponTicket
        kind={scope}
        amount={worthOf(coupon)}
        threshold={conditionOf(coupon)}
        title={name}
        text={
          <>
            <View className="coupon__days">{couponDays(coupon)}</View>
            {endsSoon != null && <View className="color-price">{endsSoon}</View>}
            <View className="margin-top-2">{rule}</View>
          </>
        }
        {...(status === 'toDraw' &&
          problem === null && {
            right: (
              <Button size="s" kind="outline" label={`领取${name}`} onPress={() => drawCoupon(couponType, 'productList')}>
                领取
              </Button>
            ),
          })}
      />
    </>
  )
}
