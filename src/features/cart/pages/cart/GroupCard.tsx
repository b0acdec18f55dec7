import { Text, View } from '@tarojs/components'
import type { CartGroup, CartLine } from '@/contract/cart'
import { GiftType, type StairPrice } from '@/contract/product'
import { PromotionBar } from '@/domain/cart/PromotionBar'
import { useRxSetting } from '@/domain/prescription/useRxSetting'
import { RX_WARNING } from '@/lib/rxWarning'
import { selectLines } from '@/domain/cart/cartWrites'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { Icon } from '@/ui/icons/Icon'
import { Notice } from '@/ui/card/Notice'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { allTicked, settleable, toggled, toTick } from './ticks'
import { LineRow } from './LineRow'
import { SwipeRow } from './SwipeRow'

type Props = {
  group: CartGroup
  stairs: readonly StairPrice[]
  /** Lines chosen in the edit mode; nothing outside it. */
  chosen: ReadonlySet<string> | undefined
  onChosen: (chosen: ReadonlySet<string>) => void
  onDelete: (line: CartLine) => Promise<void>
  onChangePacking: (line: CartLine) => void
  onCoupons: () => void
}

/** The decree's sentence, and below it the shop's own. */
function RxWords() {
  const { cart } = useRxSetting()
  return (
    <>
      <View className="text-14">{RX_WARNING}</View>
      <View className="text-13 margin-top-2">{cart}</View>
    </>
  )
}

/** What stands together: the shop's goods with their promotions and gifts, or the prescription list with the decree's sentence. */
export function GroupCard({
  group: { kind, shopName, lines, promotions, gifts },
  stairs,
  chosen,
  onChosen,
  onDelete,
  onChangePacking,
  onCoupons,
}: Props) {
  const editing = chosen !== undefined
  const title = kind === 'rx' ? '处方药清单' : shopName
  const allOn = editing ? lines.every(({ lineId }) => chosen.has(lineId)) : allTicked(lines)
  const tickAll = (on: boolean) => {
    if (!editing) return selectLines(toTick(lines, on), on)
    const others = [...chosen].filter((lineId) => !lines.some((line) => line.lineId === lineId))
    onChosen(new Set(on ? [...others, ...lines.map(({ lineId }) => lineId)] : others))
    return undefined
  }
  return (
    <View className="q-card">
      <View className="row justify-between gap-8">
        <View className="row cart__shop">
          <Checkbox label={`全选${title}`} on={allOn} disabled={!editing && settleable(lines).length === 0} onChange={tickAll} />
          <Text className="text-16 weight-bold color-title">{title}</Text>
        </View>
        {kind === 'rx' ? (
          <Press className="row gap-2 text-13 color-clinic nowrap relative cart__more" onPress={() => go('prescriptionUpload')}>
            <Text>上传处方</Text>
            <Icon name="arrow-right" size={12} />
          </Press>
        ) : (
          <Press className="row gap-4 text-13 color-coin nowrap relative cart__more" onPress={onCoupons}>
            <Icon name="coupon" size={16} />
            <Text>领券</Text>
          </Press>
        )}
      </View>
      {kind === 'rx' && (
        <View className="margin-top-4">
          <Notice kind="amber" icon="prescription">
            <RxWords />
          </Notice>
        </View>
      )}
      {promotions.map((promotion) => (
        <View key={promotion.promotionId} className="margin-top-4">
          <PromotionBar promotion={promotion} onMore={() => go('activityCategory', { id: promotion.promotionId })} />
        </View>
      ))}
      {lines.map((line) => (
        <SwipeRow key={line.lineId} name={line.card.name} disabled={editing} onDelete={() => onDelete(line)}>
          <LineRow
            line={line}
            stairs={stairs}
            on={editing ? chosen.has(line.lineId) : line.selected}
            onTick={(on) => (editing ? onChosen(toggled(chosen, line.lineId)) : selectLines([line.lineId], on))}
            editing={editing}
            onChangePacking={onChangePacking}
          />
        </SwipeRow>
      ))}
      {gifts.map(({ type, name, specification, quantity }) => (
        <View key={name + specification} className="row gap-8 q-quiet text-13 cart__gift">
          <Tag kind="promo">{type === GiftType.prize ? '奖品' : '赠品'}</Tag>
          <View className="grow color-body">
            {name} {specification}
            {type === GiftType.prize && <View className="text-12 color-secondary">下单时可以选择随单寄出</View>}
          </View>
          <View className="color-secondary">×{quantity}</View>
        </View>
      ))}
    </View>
  )
}
