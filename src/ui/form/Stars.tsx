import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { roving } from '../element/roving'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

const STARS = ['很不满意', '不满意', '一般', '满意', '很满意']

type Props = {
  /** One to five; nothing while none is chosen. */
  value: number
  onChange: (stars: number) => void
}

/** One to five stars to choose, and below them what they say. */
export const Stars = ({ value, onChange }: Props) => (
  <>
    <View className="q-stars" {...a11y({ role: 'radiogroup', label: '满意程度' })} {...roving('radio')}>
      {STARS.map((text, at) => (
        <Press
          key={text}
          className="q-stars__one"
          role="radio"
          checked={value === at + 1}
          tabStop={at + 1 === Math.max(value, 1)}
          label={`${at + 1} 星，${text}`}
          onPress={() => onChange(at + 1)}
        >
          <Icon name={at < value ? 'star-solid' : 'star'} size={32} />
        </Press>
      ))}
    </View>
    <View className="text-12 color-secondary text-center">{STARS[value - 1] ?? '请选择满意程度'}</View>
  </>
)
