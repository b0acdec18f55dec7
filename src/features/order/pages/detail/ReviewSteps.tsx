import { Text, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'

const STEPS = ['提交', '审方中', '付款', '发出'] as const
const NOW = 1

/** Where an order stands that a pharmacist looks at before it is paid. */
export const ReviewSteps = () => (
  <View
    className="row order-steps margin-top-16"
    {...a11y({ role: 'img', label: `共 ${STEPS.length} 步，现在是第 ${NOW + 1} 步：${STEPS[NOW]}` })}
  >
    {STEPS.map((step, at) => (
      <View
        key={step}
        className={cx(
          'order-steps__step',
          at === 0 && 'order-steps__step--first',
          at === NOW && 'order-steps__step--now',
          at < NOW && 'order-steps__step--done',
        )}
      >
        <View className="order-steps__dot">{at < NOW && <Icon name="check" size={14} />}</View>
        <Text className="text-13 margin-top-4">{step}</Text>
      </View>
    ))}
  </View>
)
