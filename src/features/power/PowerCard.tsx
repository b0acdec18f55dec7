import { View } from '@tarojs/components'
import type { Power } from '@/contract/power'
import { LimitBar } from '@/domain/insurance/LimitBar'
import { go, goTo } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { daysText, limitLabel, ofWhom, STATES } from './words'

type Props = {
  of: Power
  /** With the way to how it is used: on a page that does not say it itself. */
  explains?: true
}

/** A right: who gives it and for whom, what it gives, what is left of it and until when, and the way to where it is used. */
export function PowerCard({ of, explains }: Props) {
  const { type, title, from, insured, state, text, gives, link } = of
  const isUsable = state === 'usable'
  const use = isUsable ? '去使用' : '看详情'
  // Where goods are chosen nothing is told of an insurance that does not run.
  const open = () => (isUsable || type !== 'insurance' ? goTo(link) : go('insuranceEntrance'))
  return (
    <View className="q-card">
      <View className="row wrap justify-between gap-8">
        <View className="text-18 weight-bold color-title">{title}</View>
        <Tag kind={STATES[state].tag}>{STATES[state].text}</Tag>
      </View>
      <View className="text-13 color-secondary margin-top-2">由{from}提供</View>
      {insured !== null && <View className="text-13 color-secondary margin-top-2">被保险人 {insured}</View>}
      <View className="text-13 color-secondary margin-top-2">{daysText(of)}</View>
      <View className="margin-top-8">
        {gives.map((one) => (
          <View key={one} className="text-14 color-body margin-top-4">
            · {one}
          </View>
        ))}
      </View>
      <Left of={of} />
      <View className="text-14 color-body margin-top-8">{text}</View>
      <View className="row wrap gap-8 margin-top-12">
        <Button size="m" kind={isUsable ? 'primary' : 'text'} label={`${ofWhom(of)}，${use}`} onPress={open}>
          {use}
        </Button>
        {explains && (
          <Button size="m" kind="text" label={`${ofWhom(of)}，怎么用`} onPress={() => go('powerDetail', { type })}>
            怎么用
          </Button>
        )}
      </View>
    </View>
  )
}

/** What is left; of one that is over nothing counts any more. */
function Left({ of }: { of: Power }) {
  const { state, limit, left } = of
  if (state === 'over') return null
  return (
    <View className="margin-top-12">
      {limit ? <LimitBar limit={limit} whole={limitLabel(of)} /> : <View className="text-14 weight-medium color-title">{left}</View>}
    </View>
  )
}
