import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { plan, type Plan } from '@/contract/plan'
import { Awaited } from '@/domain/draft/Awaited'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { useFamily } from '../../families'
import { Premium } from '../../Premium'
import { coverText, planName, sumLabel } from '../../words'
import { Applying } from './Applying'
import { NoSuchPlan } from './NoSuchPlan'

/** An address that names no plan: the only one that is sold is applied for at once, of several one is chosen. */
export function Choice() {
  const { family, type } = useFamily()
  const sold = useRead(plan.list, { query: { family, type } })
  if (!sold.data) return <Awaited of={sold} />
  const plans = sold.data.results.filter(({ from }) => from !== null)
  const [first] = plans
  if (!first) return <NoSuchPlan />
  if (plans.length === 1) return <Applying planId={first.planId} />
  return (
    <Screen>
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <View className="text-14 color-secondary">先选一个方案</View>
        {plans.map((one) => (
          <Chosen key={one.planId} of={one} />
        ))}
      </View>
    </Screen>
  )
}

/** A plan to choose, and its application in the place of the choice. */
function Chosen({ of }: { of: Plan }) {
  const insure = useFamily().places.insure(of.planId)
  return (
    <Press role="link" className="q-card row gap-12 full-width text-left" href={insure.href} onPress={insure.replace}>
      <View className="grow">
        <View className="text-16 weight-bold color-title">{planName(of)}</View>
        <View className="text-14 color-body margin-top-4">
          {sumLabel(of)} {coverText(of)}
        </View>
        {of.from !== null && <Premium of={of} cents={of.from} size={20} from className="margin-top-4" />}
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
