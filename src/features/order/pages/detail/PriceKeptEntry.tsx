import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import type { OrderLine } from '@/contract/order'
import { priceKept } from '@/contract/priceKept'
import { yuan } from '@/lib/money'
import { shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'

/** What price protection offers of an order; read by the entry and by each line, once. */
const useOffer = (orderCode: string) => useRead(priceKept.offer, { params: { orderCode } }).data

/** Of a received order: how much may be asked back, or until when; nothing where nothing may and nothing was. */
export function PriceKeptEntry({ orderCode }: { orderCode: string }) {
  const offer = useOffer(orderCode)
  if (!offer) return null
  const { lines, until, refusal, difference } = offer
  const isAsked = lines.some(({ record }) => record !== null)
  if (refusal !== null && !isAsked) return null
  return (
    <Press className="q-card row gap-12 full-width" onPress={() => go('priceKept', { orderCode })}>
      <View className="color-link row">
        <Icon name="shield" size={24} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">价格保护</View>
        <View className="text-13 color-secondary">{textOf({ difference, isAsked, until: refusal === null ? until : null })}</View>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}

function textOf({ difference, isAsked, until }: { difference: number; isAsked: boolean; until: string | null }): string {
  if (difference > 0) return `降价了，可退差价 ¥${yuan(difference)}`
  if (isAsked) return '已申请过，查看退款进度'
  return until === null ? '降价退差价' : `到 ${shopFormat(Date.parse(until) - 1, 'M月D日')}为止，降价可退差价`
}

/** Below a line that has become cheaper. */
export function DifferenceButton({ orderCode, line: { lineId, card } }: { orderCode: string; line: OrderLine }) {
  const difference = useOffer(orderCode)?.lines.find((one) => one.lineId === lineId)?.difference ?? 0
  if (difference === 0) return null
  return (
    <View className="row justify-end">
      <Button
        kind="brandOutline"
        size="s"
        label={`可退差价 ${yuan(difference)} 元：${card.name}`}
        onPress={() => go('priceKept', { orderCode })}
      >
        可退差价 ¥{yuan(difference)}
      </Button>
    </View>
  )
}
