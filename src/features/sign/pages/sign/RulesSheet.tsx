import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { sign } from '@/contract/sign'
import { go } from '@/routes/go'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'

type Props = { open: boolean; onClose: () => void }

/** What signing in gives, day by day, and what is asked about it. */
export function RulesSheet({ open, onClose }: Props) {
  const activity = useRead(sign.activity, {}, { enabled: open })
  const help = useRead(sign.helpYou, {}, { enabled: open })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="签到规则"
      footer={
        <Button kind="outline" grow onPress={() => go('coinRule')}>
          健康币规则
        </Button>
      }
    >
      <Loaded of={activity}>
        {({ dailyRewardList }) => (
          <View className="text-14 color-body">
            <View className="weight-medium color-title">每天得多少</View>
            <View className="margin-top-4 num">
              连续签到第 1 至 {dailyRewardList.length} 天依次得 {dailyRewardList.map(({ coins }) => coins).join('、')} 枚，之后重新开始。
            </View>
          </View>
        )}
      </Loaded>
      <Loaded of={help}>
        {({ results }) => (
          <View>
            {results.map(({ title, text }) => (
              <View key={title} className="margin-top-16 text-14 color-body">
                <View className="weight-medium color-title">{title}</View>
                <View className="margin-top-4">{text}</View>
              </View>
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}
