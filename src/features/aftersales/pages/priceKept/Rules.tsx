import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { priceKept } from '@/contract/priceKept'
import { shopFormat } from '@/lib/time'
import { Notice } from '@/ui/card/Notice'

type Offer = Output<typeof priceKept.offer>

/** The day before the midnight that ends it. */
const lastDay = (until: string) => shopFormat(Date.parse(until) - 1, 'M月D日')

/** Until when, or why not any more, and which price counts. */
export const Rules = ({ offer: { days, until, refusal } }: { offer: Offer }) => (
  <>
    {refusal ? (
      <Notice icon="info">{refusal.text}</Notice>
    ) : (
      <Notice kind="green" icon="shield">
        签收后 {days} 天内降价，可以退差价{until !== null && `，到 ${lastDay(until)}为止`}
      </Notice>
    )}
    <View className="text-13 color-secondary">
      按实付价和现在单独买这些件数的价格比：现价算商城价和人人可享的促销，不算优惠券、运费和赠品。每件商品一次，差价原路退回；处方药不参加，已退款的件数不算。
    </View>
  </>
)
