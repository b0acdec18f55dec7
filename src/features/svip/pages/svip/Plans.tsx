import { View } from '@tarojs/components'
import { yuan } from '@/lib/money'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { roving } from '@/ui/element/roving'
import { CheckMark } from '@/ui/form/Checkbox'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import type { Purchase } from './usePurchase'

/** For how long it holds and what that costs. */
export const Plans = ({ of: { plans, plan, choose } }: { of: Purchase }) => (
  <View className="svip__plans" {...a11y({ role: 'radiogroup', label: '会员期限' })} {...roving('radio')}>
    {plans.map(({ planId, name, months, price, monthly }) => {
      const isChosen = planId === plan?.planId
      return (
        <Press
          key={planId}
          className={cx('svip__plan', isChosen && 'svip__plan--on')}
          role="radio"
          checked={isChosen}
          tabStop={isChosen}
          onPress={() => choose(planId)}
        >
          <View className="svip__term">
            <View className="text-14 weight-medium color-title">{name}</View>
            <View className="text-12 color-secondary">{months} 个月</View>
          </View>
          <View className="svip__term">
            <Price cents={price} size={18} />
            {months > 1 && <View className="text-12 color-coin nowrap">合 ¥{yuan(monthly)}/月</View>}
          </View>
          <CheckMark on={isChosen} />
        </Press>
      )
    })}
  </View>
)
