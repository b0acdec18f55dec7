import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { couponUse, type PieceSuggestion } from '@/contract/couponUse'
import { ProductRow } from '@/domain/product/ProductRow'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CouponHead } from '../../parts/CouponHead'
import { isUnknown } from '../../parts/isUnknown'
import { NoCoupon } from '../../parts/NoCoupon'
import { UseBar } from '../../parts/UseBar'
import { AddPieces } from './AddPieces'

/** Route `pieceOrder`: what is missing to a coupon, and what just reaches it; the cart's total runs along below. */
export default function PieceOrderPage() {
  const { couponId = '' } = useParams('pieceOrder')
  const read = useRead(couponUse.pieceOrder, { params: { couponId } })
  usePullToRefresh(() => refetch(couponUse.pieceOrder))
  useDidShow(() => {
    if (read.status === 'ready') void refetch(couponUse.pieceOrder)
  })
  return (
    <Screen {...(read.data && { bottomBar: <UseBar coupon={read.data.coupon} /> })}>
      {isUnknown(read.error) ? (
        <NoCoupon />
      ) : (
        <View className="padding-gutter stack">
          <Loaded of={read} skeleton={1}>
            {({ coupon, suggestions }) => (
              <>
                <CouponHead coupon={coupon} />
                {coupon.problem === null && coupon.missing > 0 && <Suggestions suggestions={suggestions} />}
                {coupon.problem === null && (
                  <Button kind="outline" block onPress={() => go('couponProducts', { couponId: coupon.couponId })}>
                    看全部可用商品
                  </Button>
                )}
              </>
            )}
          </Loaded>
        </View>
      )}
    </Screen>
  )
}

function Suggestions({ suggestions }: { suggestions: readonly PieceSuggestion[] }) {
  if (suggestions.length === 0) return <Empty title="没有正好凑够的商品" text="可以在全部可用商品里挑选" />
  return (
    <>
      <View className="text-16 weight-bold color-title margin-top-8" {...a11y({ role: 'heading', level: 2 })}>
        加这些，正好可用
      </View>
      {suggestions.map(({ card, quantity, added, payable }) => (
        <ProductRow
          key={card.productCode}
          card={card}
          source="pieceOrder"
          reason={`加 ${quantity} ${card.unit} ¥${yuan(added)}，用券后合计 ¥${yuan(payable)}`}
          action={<AddPieces card={card} quantity={quantity} />}
        />
      ))}
    </>
  )
}
