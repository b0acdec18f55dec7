import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { coupon as calls, type Coupon } from '@/contract/coupon'
import type { Settlement } from '@/contract/settlement'
import { couponDays } from '@/domain/coupon/couponWords'
import { conditionOf, worthOf } from '@/domain/coupon/worth'
import { a11y } from '@/ui/element/a11y'
import { CheckMark } from '@/ui/form/Checkbox'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Press } from '@/ui/press/Press'
import { roving } from '@/ui/element/roving'
import { Sheet } from '@/ui/layer/Sheet'
import { toast } from '@/ui/feedback/toast'

type Props = {
  open: boolean
  coupons: Settlement['coupons']
  drawable: Coupon[]
  couponId: string | null
  onPick: (couponId: string) => void
  onClose: () => void
}

/** Coupons this order can use, then what can be drawn for it, then the others with the reason why not. One at most; none is a choice too. */
export function CouponSheet({ open, coupons, drawable, couponId, onPick, onClose }: Props) {
  const usable = coupons.filter(({ problem }) => problem === null)
  const others = coupons.filter(({ problem }) => problem !== null)
  const pick = (id: string) => {
    onPick(id)
    onClose()
  }
  const draw = async (couponType: string) => {
    const drawn = await write(calls.draw, { body: { couponType, source: 'confirm' } })
    pick(drawn.couponId)
    toast('领取成功，已用于本单', { icon: 'check' })
  }
  return (
    <Sheet open={open} onClose={onClose} title="优惠券">
      <View className="stack confirm__coupons" {...a11y({ role: 'radiogroup', label: '优惠券' })} {...roving('radio')}>
        <Press className="q-card row justify-between full-width" role="radio" checked={couponId === null} onPress={() => pick('none')}>
          <View className="text-16 color-title">不使用优惠券</View>
          <CheckMark on={couponId === null} />
        </Press>
        {usable.map(({ coupon }) => (
          <Press
            key={coupon.couponId}
            className="full-width"
            role="radio"
            checked={coupon.couponId === couponId}
            onPress={() => pick(coupon.couponId)}
          >
            <Ticket coupon={coupon} chosen={coupon.couponId === couponId} />
          </Press>
        ))}
      </View>
      {drawable.length > 0 && (
        <View className="stack confirm__coupons">
          <View className="text-14 weight-bold color-title margin-top-16">领取后本单可用</View>
          {drawable.map((coupon) => (
            <Ticket key={coupon.couponType} coupon={coupon} onDraw={() => draw(coupon.couponType)} />
          ))}
        </View>
      )}
      {others.length > 0 && (
        <View className="stack confirm__coupons">
          <View className="text-14 weight-bold color-title margin-top-16">本单不可用</View>
          {others.map(({ coupon, problem }) => (
            <View key={coupon.couponId}>
              <Ticket coupon={coupon} off="不可用" />
              <View className="text-12 color-secondary margin-top-4">{problem}</View>
            </View>
          ))}
        </View>
      )}
    </Sheet>
  )
}

type TicketProps = { coupon: Coupon; chosen?: boolean; off?: string; onDraw?: () => Promise<void> }

const Ticket = ({ coupon, chosen = false, off, onDraw }: TicketProps) => (
  <CouponTicket
    kind={coupon.scope}
    amount={worthOf(coupon)}
    threshold={conditionOf(coupon)}
    title={coupon.name}
    text={couponDays(coupon)}
    {...(onDraw ? { action: '领取', onAction: onDraw } : { right: <CheckMark on={chosen} /> })}
    {...(off !== undefined && { off })}
  />
)
