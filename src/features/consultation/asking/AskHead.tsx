import { Text, View } from '@tarojs/components'
import { Affix } from '@/ui/shell/Affix'
import { Progress } from '@/ui/text/Progress'

/** What is asked for, and at which of the questions one is. */
export const AskHead = ({ name, at, count }: { name: string; at: number; count: number }) => (
  <Affix className="ask__head">
    <View className="row gap-8 text-14">
      <View className="grow color-secondary">{name}</View>
      <View className="color-secondary nowrap">
        <Text className="text-16 weight-bold color-link">{at}</Text> / {count}
      </View>
    </View>
    <View className="margin-top-8">
      <Progress value={count === 0 ? 0 : at / count} label={`第 ${at} 题，共 ${count} 题`} />
    </View>
  </Affix>
)
