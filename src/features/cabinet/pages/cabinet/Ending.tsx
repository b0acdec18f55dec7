import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import type { CabinetPerson, Medicine } from '@/contract/cabinet'
import { prescription, PrescriptionState, type Prescription } from '@/contract/prescription'
import type { ProductCard } from '@/contract/productCard'
import { buyTogether } from '@/domain/product/buy'
import { canBuy, isPrescription } from '@/domain/product/status'
import { yuan } from '@/lib/money'
import { instantOn, shopDay, withWholeDays } from '@/lib/time'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { isPast } from '../../standing'

type Props = {
  medicine: Medicine
  card: ProductCard | undefined
  /** Whose it is; nothing where it is everybody's. */
  person: CabinetPerson | undefined
  day: string
}

/** A medicine that is past or runs out within a week: until when it should last, and one more at once. */
export function Ending({ medicine, card, person, day }: Props) {
  const needsRx = card !== undefined && isPrescription(card)
  const valid = useRead(prescription.valid, {}, { enabled: needsRx })
  const by = needsRx ? valid.data?.results.find((one) => isGoodFor(one, medicine, person)) : undefined
  const { name, daysLeft } = medicine
  const past = isPast(medicine, day)
  const isCounted = !past && daysLeft !== 0
  return (
    <View className="q-card">
      <View className="row gap-12">
        <View className="grow">
          <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
            {name}
            {past ? '已过期' : daysLeft === 0 ? '应该吃完了' : '约还剩 '}
            {isCounted && <Text className="color-rx nowrap num">{daysLeft} 天</Text>}
          </View>
          <View className="text-13 color-secondary margin-top-2">{withWholeDays(underline(medicine, { past, needsRx, by }))}</View>
        </View>
        {card && <ProductImage picture={card.productImageUrl} name={name} size={52} plain />}
      </View>
      <View className="margin-top-12">
        <More medicine={medicine} card={card} needsRx={needsRx} by={by} />
      </View>
    </View>
  )
}

/** One that came without a patient of the member's is known by the name. */
const isGoodFor = ({ state, patientId, patientName, drugs }: Prescription, { productCode }: Medicine, person: CabinetPerson | undefined) =>
  state === PrescriptionState.approved &&
  (patientId ? patientId === person?.patientId : patientName === person?.name) &&
  drugs.some((drug) => drug.productCode === productCode)

/** 10 月 29 日吃完（估算），处方还可买 2 次 */
function underline(medicine: Medicine, { past, needsRx, by }: { past: boolean; needsRx: boolean; by: Prescription | undefined }): string {
  const end = past ? '不要再用，也不再提醒' : endText(medicine)
  if (!needsRx) return end
  return `${end}，${by ? `处方还可买 ${by.fetchesLeft} 次` : '再买要用处方'}`
}

const endText = ({ emptyOn, daysLeft }: Medicine): string =>
  daysLeft === 0 || emptyOn === null ? '按用法估算，家里还有就改一下数量' : `${shopDay(instantOn(emptyOn))}前吃完（估算）`

type MoreProps = Pick<Props, 'medicine' | 'card'> & { needsRx: boolean; by: Prescription | undefined }

/** One box more in one press where that may be; otherwise the way to it. */
function More({ medicine: { name }, card, needsRx, by }: MoreProps) {
  if (!card || !canBuy(card.status))
    return (
      <Button block kind="soft" onPress={() => go('search', { keyword: name.slice(0, 20) })}>
        在店里找这种药
      </Button>
    )
  if (needsRx && !by)
    return (
      <Button block kind="soft" onPress={() => go('product', { productCode: card.productCode })}>
        看怎么用处方买
      </Button>
    )
  const buy = () => buyTogether([{ skuCode: card.skuCode, quantity: 1 }], by?.prescriptionId)
  return (
    <Button block label={`再买 1 ${card.unit}${name}`} onPress={buy}>
      {[`再买 1 ${card.unit} ¥${yuan(card.salePrice)}`, card.arrivalText].filter(Boolean).join('，')}
    </Button>
  )
}
