import { Text, View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { lottery } from '@/contract/lottery'
import { go } from '@/routes/go'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { selectable } from '@/ui/text/selectable'

type Props = { open: boolean; onClose: () => void; of: Output<typeof lottery.jackpot> }

/** The twelve items of this draw, and by what its results can be reckoned again. */
export const RulesSheet = ({ open, onClose, of: { ruleDescription, seedHash, seed } }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="本次抽奖规则"
    footer={
      <Button kind="outline" grow onPress={() => go('prizesRule')}>
        抽奖活动通用规则
      </Button>
    }
  >
    {ruleDescription.map(({ title, text }) => (
      <Item key={title} title={title} text={text} />
    ))}
    <Item
      title="怎样核对结果"
      text="每次结果都由一个种子算出。种子在活动开始前就定好，下面是它的 SHA-256 摘要；活动结束后公布种子，结果不能更改。"
    />
    <View className="q-quiet margin-top-8 text-12 color-secondary break-all">
      <Text {...selectable}>摘要 {seedHash}</Text>
    </View>
    {seed !== null && (
      <View className="q-quiet margin-top-8 text-12 color-secondary break-all">
        <Text {...selectable}>种子 {seed}</Text>
      </View>
    )}
  </Sheet>
)

const Item = ({ title, text }: { title: string; text: string }) => (
  <View className="margin-top-16 text-14 color-body">
    <View className="weight-medium color-title">{title}</View>
    <View className="margin-top-4">{text}</View>
  </View>
)
