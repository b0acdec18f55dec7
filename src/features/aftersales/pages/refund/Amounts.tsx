import { View } from '@tarojs/components'
import type { Refund } from '@/contract/refund'
import { RefundStatus } from '@/contract/refundStates'
import { go } from '@/routes/go'
import { Press } from '@/ui/press/Press'
import { Money } from '@/ui/text/Money'
import { Sum } from '../../Sum'
import { GoodsRow } from '../../GoodsRow'

/** The goods, and what comes back with how it comes about; cents. What is nothing is left out. */
export const Amounts = ({
  refund: { statusCode, lines, goods, discount, priceKept = 0, freight, amount, coupons, coins = 0 },
}: {
  refund: Refund
}) => (
  <View className="q-card">
    <View className="stack">
      {lines.map((line) => (
        <Press key={line.lineId} block onPress={() => go('product', { productCode: line.card.productCode })}>
          <GoodsRow line={line} right={<Money cents={line.amount} className="text-14 weight-bold color-title" />} />
        </Press>
      ))}
    </View>
    <View className="divider margin-top-12" />
    {(discount > 0 || priceKept > 0 || freight > 0) && <Sum label="商品金额" cents={goods} />}
    {discount > 0 && <Sum label="减去享受的优惠" cents={-discount} />}
    {priceKept > 0 && <Sum label="减去已退的价保差价" cents={-priceKept} />}
    {freight > 0 && <Sum label="退回运费" cents={freight} />}
    <Sum label={statusCode === RefundStatus.ended ? '申请金额' : '退款金额'} cents={amount} strong />
    {(coupons > 0 || coins > 0) && statusCode !== RefundStatus.ended && (
      <View className="row justify-between text-14 q-fact-row">
        <View className="color-secondary">退回优惠</View>
        <View className="color-title">{backText({ coupons, coins })}</View>
      </View>
    )}
  </View>
)

const backText = ({ coupons, coins }: { coupons: number; coins: number }) =>
  [coupons > 0 && `优惠券 ${coupons} 张`, coins > 0 && `健康币 ${coins} 枚`].filter(Boolean).join('、')
