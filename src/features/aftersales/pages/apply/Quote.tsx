import { View } from '@tarojs/components'
import type { Read } from '@/api/useRead'
import { sentenceOf } from '@/api/errors'
import type { RefundQuote } from '@/contract/refund'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Button } from '@/ui/press/Button'
import { Skeleton } from '@/ui/state/Skeleton'
import { Sum } from '../../Sum'

type Props = { quote: Read<RefundQuote>; /** Whether goods go back. */ sendsBack: boolean }

const total = (lines: RefundQuote['lines'], of: 'goods' | 'discount' | 'priceKept') => lines.reduce((sum, line) => sum + (line[of] ?? 0), 0)

/** What comes back, and how it comes about; cents. */
export function Quote({ quote: { data, error, retry }, sendsBack }: Props) {
  return (
    <Section title="退款金额">
      {error !== null && data === undefined ? (
        <>
          <ErrorLine flat>{sentenceOf(error)}</ErrorLine>
          <Button kind="text" size="s" onPress={retry}>
            重试
          </Button>
        </>
      ) : data === undefined ? (
        <Skeleton rows={1} />
      ) : (
        <>
          <Sum label="商品金额" cents={total(data.lines, 'goods')} />
          {total(data.lines, 'discount') > 0 && <Sum label="减去享受的优惠" cents={-total(data.lines, 'discount')} />}
          {total(data.lines, 'priceKept') > 0 && <Sum label="减去已退的价保差价" cents={-total(data.lines, 'priceKept')} />}
          {data.freight > 0 && <Sum label="退回运费" cents={data.freight} />}
          <Sum label="可退金额" cents={data.amount} strong />
          <View className="text-13 color-secondary margin-top-4">
            按实付计算，原路退回
            {data.coupons > 0 && `；退回优惠券 ${data.coupons} 张，有效期不变`}
            {data.coins !== undefined && data.coins > 0 && `；退回健康币 ${data.coins} 枚`}
            {sendsBack && `；寄回运费由${data.paysReturn ? '我们' : '您'}承担`}
          </View>
        </>
      )}
    </Section>
  )
}
