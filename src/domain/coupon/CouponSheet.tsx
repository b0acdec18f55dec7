import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { coupon, type CouponList } from '@/contract/coupon'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Sheet } from '@/ui/layer/Sheet'
import { endedText } from './couponWords'
import { takeBestCoupon } from './couponWrites'
import { DrawTicket } from './DrawTicket'

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
              <DrawTicket key={one.couponId + one.couponType} of={one} source={source} />
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}
