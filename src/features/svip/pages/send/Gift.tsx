import { Text, View } from '@tarojs/components'
import { SEND_DAYS, type SvipRight } from '@/contract/svip'
import { Section } from '@/ui/card/Section'
import { Rights } from '../../Rights'

type Props = { left: number; rights: readonly SvipRight[] }

/** How many may still be sent, what a friend has of one, and how it comes to him. */
export const Gift = ({ left, rights }: Props) => (
  <Section title="请亲友体验 1 个月 SVIP" more={`还可赠 ${left} 张`}>
    {rights.length > 0 && <Rights rights={rights} />}
    <View className="column gap-8 text-13 color-secondary margin-top-16">
      <Text>亲友领取后享 1 个月会员，权益和您的一样，不收费，每人可领一张。</Text>
      <Text>
        链接里没有您的姓名，谁先打开领取就归谁，请只发给要送的人。{SEND_DAYS} 天内有效，没有被领取前可以撤回；撤回或过期的，可以再送。
      </Text>
    </View>
  </Section>
)
