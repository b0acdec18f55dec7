import { View } from '@tarojs/components'
import { HOLD_DAYS, NEW_DAYS, ORDER_DAYS } from '@/contract/invitation'
import { shortYuan } from '@/lib/money'
import { Section } from '@/ui/card/Section'
import { NumberedSteps } from '../../NumberedSteps'
import type { OfferOf } from './Offer'

/** How it goes, in the order in which it happens, with every condition. */
export const Steps = ({ of: { least, most } }: { of: OfferOf }) => (
  <Section title="怎样得到">
    <NumberedSteps steps={stepsOf(least)} />
    <View className="text-13 color-secondary margin-top-12">
      每人每年最多为 {most} 位新朋友得奖励。朋友看不到是谁邀请的，您也看不到朋友买了什么。
    </View>
  </Section>
)

const stepsOf = (least: number) => [
  '把邀请发给家人或朋友，对方自愿打开。',
  `对方注册后 ${NEW_DAYS} 天内接受邀请，没有下过单的都可以。`,
  `对方 ${ORDER_DAYS} 天内下单，处方药和运费以外${least > 0 ? `实付满 ${shortYuan(least)} 元` : '有实付金额'}，并确认收货。`,
  `确认收货满 ${HOLD_DAYS} 天没有退货，券自动放入您的券包；需要核实的，由工作人员核实后发放。`,
]
