import { View } from '@tarojs/components'
import type { Policy } from '@/contract/plan'
import { Section } from '@/ui/card/Section'
import { familyOf } from '../../families'
import { Line } from '../../Line'
import { coverText, heirsText, insuredText, periodText, planName, premiumText, sumLabel, waitingText } from '../../words'

type Props = { of: Policy; onPeople: () => void; onHealth: () => void }

/** All that was filled in, to be looked through, with the ways to mend it. */
export const Summary = ({ of, onPeople, onHealth }: Props) => (
  <>
    <Section title="投保信息" more="修改" onMore={onPeople}>
      <Line label="方案">{planName(of.plan)}</Line>
      <Line label="承保">{of.plan.insurer}</Line>
      <Line label="投保人">{of.applicant}</Line>
      <Line label="被保险人">{insuredText(of)}</Line>
      {familyOf(of.plan).asksHeirs && <Line label="受益人">{heirsText(of)}</Line>}
      <Line label={sumLabel(of.plan)}>{coverText(of.plan)}</Line>
      <Line label="今天付款的保险期间">{periodText(of)}</Line>
      <Line label="等待期">{waitingText(of.plan)}</Line>
      <Line label="犹豫期">{of.plan.coolingDays} 天</Line>
      <Line label="保险费">{premiumText(of.plan, of.premium)}</Line>
    </Section>
    <Section title="健康告知" more="重新回答" onMore={onHealth}>
      {of.questions.map(({ questionId, text, answer }, at) => (
        <View key={questionId} className="row align-start justify-between gap-12 plan__line">
          <View className="grow text-14 color-body">
            {at + 1}. {text}
          </View>
          <View className="text-14 weight-bold color-title">{answer ? '是' : '否'}</View>
        </View>
      ))}
    </Section>
  </>
)
