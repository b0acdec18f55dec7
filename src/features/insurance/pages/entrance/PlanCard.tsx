import { View } from '@tarojs/components'
import type { InsurancePlan } from '@/contract/insurance'
import { Button } from '@/ui/press/Button'
import { planText } from '../../words'

type Props = { plan: InsurancePlan; onBind: () => unknown }

/** A plan: who pays how much, what for, and what not. */
export const PlanCard = ({ plan, onBind }: Props) => (
  <View className="q-card">
    <View className="text-18 weight-bold color-title">{plan.name}</View>
    <View className="text-13 color-secondary margin-top-2">{plan.insurer}</View>
    <View className="text-16 color-title margin-top-8">{planText(plan)}</View>
    <Listed title="付什么" items={plan.covers} />
    <Listed title="不付什么" items={plan.excludes} />
    <View className="margin-top-16">
      <Button block label={`绑定我的保单，${plan.name}`} onPress={onBind}>
        绑定我的保单
      </Button>
    </View>
  </View>
)

const Listed = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <View className="margin-top-12">
      <View className="text-14 weight-medium color-title">{title}</View>
      {items.map((item) => (
        <View key={item} className="text-14 color-body margin-top-4">
          · {item}
        </View>
      ))}
    </View>
  )
