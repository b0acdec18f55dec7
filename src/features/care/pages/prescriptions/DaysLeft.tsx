import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { prescription as calls, type PrescribedDrug, type Prescription } from '@/contract/prescription'
import { cx } from '@/ui/element/cx'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'

type Supply = NonNullable<PrescribedDrug['supply']>

/** Days within which it is time to think of more. */
const SOON = 7

/** 约还能吃 6 天（估算）: of what was received before, by doses and boxes. */
export const DaysLeft = ({ supply: { daysLeft } }: { supply: Supply }) => (
  <View className="wallet-left">
    <View className="text-12 color-secondary">约还能吃（估算）</View>
    <View>
      <Text className={cx('text-20 weight-bold num', daysLeft <= SOON ? 'color-rx' : 'color-title')}>{daysLeft}</Text>
      <Text className="text-12 color-secondary"> 天</Text>
    </View>
  </View>
)

/** 家里的缬沙坦胶囊约还能吃 6 天（估算）; nothing where no drug can be told of. */
export function leftAtHome(drugs: readonly PrescribedDrug[]): string | undefined {
  const known = drugs.flatMap(({ name, supply }) => (supply ? [`${name}约还能吃 ${supply.daysLeft} 天`] : []))
  return known.length > 0 ? `${known.join('，')}（估算）` : undefined
}

/** Of each drug that can be counted: whether the member is told a week before it should be empty. */
export function Reminders({
  of: { prescriptionId, drugs },
  className,
}: {
  of: Pick<Prescription, 'prescriptionId' | 'drugs'>
  className?: string
}) {
  const turn = async ({ productCode }: PrescribedDrug, isOn: boolean) => {
    await write(calls.remind, { body: { prescriptionId, productCode, isOn } })
    toast(isOn ? '吃完前 7 天提醒您' : '不再提醒这种药')
  }
  const known = drugs.filter(({ supply }) => supply)
  if (known.length === 0) return null
  return (
    <View className={cx('row wrap wallet-remind', className)}>
      {known.map((drug) => {
        const isOn = drug.supply?.isReminded === true
        const word = isOn ? '不再提醒' : '快吃完时提醒我'
        return (
          <Button key={drug.productCode} kind="text" size="s" icon="bell" label={`${drug.name}，${word}`} onPress={() => turn(drug, !isOn)}>
            {known.length > 1 ? `${drug.name}：${word}` : word}
          </Button>
        )
      })}
    </View>
  )
}
