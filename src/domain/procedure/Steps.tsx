import { View } from '@tarojs/components'
import './steps.scss'

/** What is done, and in a line how. */
export type Step = { title: string; text: string }

/** A procedure: what comes one after the other, numbered. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <View className="column gap-12">
    {steps.map(({ title, text }, place) => (
      <View key={title} className="row align-start gap-12">
        <View className="steps__number num">{place + 1}</View>
        <View className="grow">
          <View className="text-14 weight-medium color-title">{title}</View>
          <View className="text-13 color-secondary margin-top-2">{text}</View>
        </View>
      </View>
    ))}
  </View>
)
