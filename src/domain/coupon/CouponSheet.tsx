import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { coupon, type Coupon, type CouponList } from '@/contract/coupon'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Sheet } from '@/ui/layer/Sheet'
import { couponDays, endedText } from './couponWords'
import { drawCoupon, takeBestCoupon } from './couponWrites'
import { conditionOf, worthOf } from './worth'

type Props = {
  open: boolean
  onClose: () => void
  /** Only coupons that reach this product; without it those of the whole shop. */
  productCode?: string
  source: string
}

/** Those of the product before those of the shop, and of which nothing can be had any more last. */
const inOrder = ({ products, shops }: CouponList) =>
  [...products, ...shops].sort((left, right) => Number(endedText(left) !== undefined) - Number(endedText(right) !== undefined))

/** Coupons to draw and those that are held, as tickets. */
export function CouponSheet({ open, onClose, productCode, source }: Props) {
  const list = useRead(coupon.list, { query: { productCode } }, { enabled: open })
  const coupons = list.data ? inOrder(list.data) : []
  const canDraw = coupons.some(({ status }) => status === 'toDraw')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="优惠券"
      {...(productCode !== undefined &&
        canDraw && {
          footer: (
            <Button grow says="inline" onPress={() => takeBestCoupon(productCode, source)}>
              领最合适的一张
            </Button>
          ),
        })}
    >
      <Loaded
        of={list}
        empty={({ shops, products }) => shops.length + products.length === 0}
        emptyView={<Empty picture="notFound" title="暂时没有优惠券" text="有新的券会放在这里" />}
      >
        {() => (
          <View className="stack coupons">
            {coupons.map((one) => (
              <Ticket key={one.couponId + one.couponType} of={one} source={source} />
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}

function Ticket({ of: one, source }: { of: Coupon; source: string }) {
  const { couponId, couponType, scope, name, status } = one
  const held = status === 'drawn'
  const off = endedText(one)
  return (
    <CouponTicket
      kind={scope}
      amount={worthOf(one, 24)}
      threshold={conditionOf(one)}
      title={name}
      text={couponDays(one)}
      action={held ? '去使用' : '领取'}
      onAction={() => (held ? go('couponProducts', { couponId }) : drawCoupon(couponType, source))}
      {...(off !== undefined && { off })}
    />
  )
}
