import { View } from '@tarojs/components'
import type { Plan } from '@/contract/plan'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { roving } from '@/ui/element/roving'
import { Press } from '@/ui/press/Press'
import { Premium } from '../../Premium'
import { sumLabel, sumText } from '../../words'

type Props = { plans: readonly Plan[]; value: string; onChange: (planId: string) => void }

/** The tiers of a plan, one beside the other: how much each insures and from which premium. */
export const Tiers = ({ plans, value, onChange }: Props) => (
  <View className="plan-cover__tiers" {...a11y({ role: 'radiogroup', label: '选择方案' })} {...roving('radio')}>
    {plans.map((one) => {
      const { planId, tier, yearly, from } = one
      const isChosen = planId === value
      return (
        <Press
          key={planId}
          className={cx('plan-cover__tier', isChosen && 'plan-cover__tier--on')}
          role="radio"
          checked={isChosen}
          tabStop={isChosen}
          onPress={() => onChange(planId)}
        >
          <View className={cx('text-14 weight-bold', isChosen ? 'color-clinic' : 'color-title')}>{tier}</View>
          <View className="text-12 color-secondary">
            {sumLabel(one)} {sumText(yearly)}
          </View>
          {from === null ? (
            <View className="text-12 color-secondary">暂停投保</View>
          ) : (
            <Premium of={one} cents={from} size={18} from className="justify-center" />
          )}
        </Press>
      )
    })}
  </View>
)
