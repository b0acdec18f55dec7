import { Text, View } from '@tarojs/components'
import type { OrderPrize, Settlement } from '@/contract/settlement'
import type { OrderDraft } from '@/domain/order/orderDrafts'
import { shopDay } from '@/lib/time'
import { Checkbox } from '@/ui/form/Checkbox'
import { ProductImage } from '@/ui/picture/ProductImage'

/** The prizes that the shopper chose, of those that still wait. */
export const chosenPrizes = ({ prizes = [] }: Settlement, draft: OrderDraft): string[] => {
  const chosen = draft.prizes?.split(',') ?? []
  return prizes.flatMap(({ drawId }) => (chosen.includes(drawId) ? [drawId] : []))
}

type Props = { of: readonly OrderPrize[]; chosen: readonly string[]; onChange: (drawIds: string[]) => void }

/** Prizes that may go with the order, each if the shopper ticks it; nothing where none waits. */
export function Prizes({ of, chosen, onChange }: Props) {
  if (of.length === 0) return null
  const toggled = (drawId: string, on: boolean) => (on ? [...chosen, drawId] : chosen.filter((one) => one !== drawId))
  return (
    <View className="q-card">
      <View className="text-16 weight-bold color-title">奖品随单寄</View>
      <View className="text-13 color-secondary margin-top-2">和这张订单一起寄到同一地址，不另收费</View>
      {of.map(({ drawId, name, specification, productImageUrl, claimUntil }) => (
        <Checkbox
          key={drawId}
          square
          className="margin-top-8"
          on={chosen.includes(drawId)}
          onChange={(on) => onChange(toggled(drawId, on))}
        >
          <View className="row gap-12 grow">
            <ProductImage picture={productImageUrl} name={name} size={40} plain />
            <View className="grow">
              <View className="text-14 color-title">
                {name} {specification}
              </View>
              <Text className="text-12 color-secondary">{shopDay(claimUntil)}前填写收货地址或随单寄出有效</Text>
            </View>
          </View>
        </Checkbox>
      ))}
    </View>
  )
}
