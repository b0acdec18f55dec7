import { View } from '@tarojs/components'
import { HELPS_A_DAY } from '@/contract/assist'
import { Section } from '@/ui/card/Section'
import { NumberedSteps } from './NumberedSteps'

/** How an assist goes, with every condition. */
export const AssistSteps = ({ friends, hours }: { friends: number; hours: number }) => (
  <Section title="怎样参加">
    <NumberedSteps
      steps={[
        `点“发起助力”，${hours} 小时内有效，每人一次。`,
        '把页面发给家人或朋友，对方自愿打开、登录，点“帮忙助力”，无需购买。',
        `满 ${friends} 位，券自动放入您的券包；需要核实的，由工作人员核实后发放。`,
      ]}
    />
    <View className="text-13 color-secondary margin-top-12">
      同一个助力每人 1 次，每人每天最多助力 {HELPS_A_DAY} 次。没有完成的，活动结束前可以再发起。助力的人看不到是谁发起的。
    </View>
  </Section>
)
