import { View } from '@tarojs/components'
import type { Policy } from '@/contract/plan'
import { shopTime, spokenDate } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { NumberRow } from '@/ui/share/NumberRow'
import { familyOf } from '../../families'
import { Line } from '../../Line'
import { coolingText, coverText, heirsText, insuredText, periodText, planName, premiumText, sumLabel, waitingText } from '../../words'

/** The policy as a document: number, parties, sum insured, period, waiting and cooling-off periods. */
export function PolicyPaper({ of }: { of: Policy }) {
  const { plan, policyNumber, coolingDay, paysFrom, paidAt, signedAt, premium } = of
  return (
    <View className="q-card">
      <View className="serif weight-bold color-title text-center plan__title" {...a11y({ role: 'heading', level: 2 })}>
        {policyNumber === null ? '投保申请' : '电子保单'}
      </View>
      <View className="text-13 color-secondary text-center margin-top-4">{plan.insurer}</View>
      <View className="divider margin-top-12" />
      {policyNumber !== null && <NumberRow label="保单号" number={policyNumber} />}
      <Line label="方案">{planName(plan)}</Line>
      <Line label="投保人">{of.applicant}</Line>
      <Line label="被保险人">{insuredText(of)}</Line>
      {familyOf(plan).asksHeirs && <Line label="受益人">{heirsText(of)}</Line>}
      <Line label={sumLabel(plan)}>
        {coverText(plan)}，付 {plan.percent}%
      </Line>
      <Line label={policyNumber === null ? '今天付款的保险期间' : '保险期间'}>{periodText(of)}</Line>
      <Line label="等待期">
        {waitingText(plan)}
        {paysFrom !== null && `，${spokenDate(paysFrom)}起可以用药`}
      </Line>
      <Line label="犹豫期">
        {coolingDay === null ? `${plan.coolingDays} 天` : `至 ${spokenDate(coolingDay)} 24:00，${coolingText(plan)}`}
      </Line>
      <Line label="保险费">{premiumText(plan, premium)}</Line>
      {signedAt !== null && <Line label="签名时间">{shopTime(signedAt)}</Line>}
      {paidAt !== null && <Line label="付款时间">{shopTime(paidAt)}</Line>}
    </View>
  )
}
