import { View } from '@tarojs/components'
import { read } from '@/api/read'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { couponUse } from '@/contract/couponUse'
import { search } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CouponHead } from '../../parts/CouponHead'
import { isUnknown } from '../../parts/isUnknown'
import { NoCoupon } from '../../parts/NoCoupon'
import { useCouponInUse } from '../../parts/useCouponInUse'
import { UseBar } from '../../parts/UseBar'

/** Rows of a page: two screens of them, as in search results. */
const PAGE_SIZE = 10

/** Route `couponProducts`: what a coupon is good for; a press puts it into the cart, and the shopper stays where he is. */
export default function CouponProductsPage() {
  const { couponId } = useParams('couponProducts')
  if (couponId !== undefined) return <ProductsOf couponId={couponId} />
  return (
    <Screen>
      <NoCoupon />
    </Screen>
  )
}

function ProductsOf({ couponId }: { couponId: string }) {
  const coupon = useCouponInUse(couponId)
  const unknown = isUnknown(coupon.error)
  const products = usePages(couponUse.products, { query: { couponId, size: PAGE_SIZE } }, { enabled: coupon.data !== undefined })
  const { press: filter } = usePress(async () => {
    const { uuid } = await read(search.couponActivityUuid, { query: { couponId } })
    await go('searchResult', { couponUuid: uuid })
  })
  usePullToRefresh(() => refetch(couponUse.toUse, couponUse.products))
  return (
    <Screen
      {...(coupon.data && {
        bottomBar: <UseBar coupon={coupon.data} />,
        navRight: (
          <Press onPress={filter} className="text-14 color-body q-hit justify-end">
            筛选
          </Press>
        ),
      })}
    >
      {unknown ? (
        <NoCoupon />
      ) : (
        <View className="padding-gutter stack">
          <Loaded of={coupon} skeleton={1}>
            {(one) => (
              <>
                <CouponHead coupon={one} />
                <EndlessList
                  of={products}
                  keyOf={({ productCode }) => productCode}
                  row={(card) => <ProductRow card={card} source="coupon" />}
                  empty={<Empty title="暂时没有可用商品" text="可以看看其他优惠券" />}
                />
              </>
            )}
          </Loaded>
        </View>
      )}
    </Screen>
  )
}
