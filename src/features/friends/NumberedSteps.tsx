import { Text, View } from '@tarojs/components'

/** What is done, in the order in which it is done. */
export const NumberedSteps = ({ steps }: { steps: readonly string[] }) => (
  <View className="column gap-12 text-14 color-body">
    {steps.map((step, place) => (
      <View key={step} className="row gap-8">
        <View className="friends__step num">{place + 1}</View>
        <Text className="grow">{step}</Text>
      </View>
    ))}
  </View>
)
