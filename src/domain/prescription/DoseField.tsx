import { View } from '@tarojs/components'
import { useState } from 'react'
import { amountText, doseText, type Dose, type DoseUnit } from '@/contract/dose'
import { Icon } from '@/ui/icons/Icon'
import { a11y } from '@/ui/element/a11y'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { Press } from '@/ui/press/Press'

/** Only tablets are broken. */
const amountsOf = (unit: DoseUnit) => (unit === '片' ? [0.5, 1, 1.5, 2, 3, 4] : [1, 2, 3, 4])
const TIMES = [1, 2, 3, 4]

type Props = { name: string; unit: DoseUnit; value: Dose | undefined; onChange: (dose: Dose | undefined) => unknown }

/** How the drug is taken, as it stands on the paper; nobody has to say. What is not among these, or not daily, is left out. */
export function DoseField({ name, unit, value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const choose = (dose: Dose | undefined) => {
    onChange(dose)
    setOpen(false)
  }
  return (
    <>
      <Press className="row gap-8 full-width rx-drugs__dose" label={`${name}的用法，选填`} onPress={() => setOpen(true)}>
        <View className="text-14 color-secondary">用法</View>
        <View className="grow text-14 text-right color-body">{value ? doseText(value) : '选填，照处方填'}</View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </Press>
      <Sheet open={open} onClose={() => setOpen(false)} title={`${name}怎么吃`}>
        <Choosing key={String(open)} unit={unit} begun={value} onChoose={choose} />
      </Sheet>
    </>
  )
}

type ChoosingProps = { unit: DoseUnit; begun: Dose | undefined; onChoose: (dose: Dose | undefined) => unknown }

function Choosing({ unit, begun, onChoose }: ChoosingProps) {
  const [amount, setAmount] = useState(begun?.amount)
  const [times, setTimes] = useState(begun?.times)
  const dose = amount !== undefined && times !== undefined ? { amount, times, unit } : undefined
  return (
    <View className="stack rx-drugs__doses">
      <View className="text-14 color-secondary">
        照处方上写的选，收到药后帮您估算还能吃几天。处方上没写、不是每天吃，或这里没有的，不用填。
      </View>
      <Choices label="每次" values={amountsOf(unit)} value={amount} textOf={(one) => amountText(one, unit).trim()} onChange={setAmount} />
      <Choices label="每日" values={TIMES} value={times} textOf={(one) => `${one} 次`} onChange={setTimes} />
      <View className="row gap-12">
        <Button grow kind="outline" onPress={() => onChoose(undefined)}>
          不填
        </Button>
        <Button grow disabled={!dose} onPress={() => onChoose(dose)}>
          填好了
        </Button>
      </View>
    </View>
  )
}

type ChoicesProps = {
  label: string
  values: readonly number[]
  value: number | undefined
  textOf: (one: number) => string
  onChange: (to: number) => unknown
}

const Choices = ({ label, values, value, textOf, onChange }: ChoicesProps) => (
  <View>
    <View className="text-16 weight-medium color-title">{label}</View>
    <View className="row wrap gap-8 margin-top-8" {...a11y({ role: 'radiogroup', label })}>
      {values.map((one) => (
        <Chip key={one} role="radio" on={one === value} label={`${label}${textOf(one)}`} onPress={() => onChange(one)}>
          {textOf(one)}
        </Chip>
      ))}
    </View>
  </View>
)
