import { View } from '@tarojs/components'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'

const SHOTS = [
  { name: 'whole', text: '完整清晰', isGood: true },
  { name: 'cut', text: '四角缺失', isGood: false },
  { name: 'dark', text: '光线过暗', isGood: false },
  { name: 'blurred', text: '文字模糊', isGood: false },
] as const

/** How a prescription is photographed so that it can be read. */
export const HowTo = () => (
  <Section title="怎么拍更快通过">
    <View className="rx-shots">
      {SHOTS.map(({ name, text, isGood }) => (
        <View key={name} className="rx-shots__one" {...a11y({ role: 'img', label: `${isGood ? '要' : '不要'}：${text}` })}>
          <View className="rx-shots__frame">
            <View className={`rx-shots__paper rx-shots__paper--${name}`}>
              <View className="rx-shots__head" />
              <View className="rx-shots__text" />
              <View className="rx-shots__text" />
              <View className="rx-shots__text rx-shots__text--short" />
            </View>
            <View className={`rx-shots__mark rx-shots__mark--${isGood ? 'good' : 'bad'}`}>
              <Icon name={isGood ? 'check' : 'close'} size={12} />
            </View>
          </View>
          <View className="text-12 color-secondary text-center margin-top-4">{text}</View>
        </View>
      ))}
    </View>
  </Section>
)
