import { View } from '@tarojs/components'
import { GRACE_DAYS, MIN_DAYS, type Plan } from '@/contract/plan'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Section } from '@/ui/card/Section'
import { coolingText, coverText, isInInstalments, sumLabel, waitingText } from '../../words'

/** What a plan pays for as a table, on which terms, and what it does not pay. */
export const Covers = ({ of }: { of: Plan }) => (
  <>
    <Section title="保障内容">
      {of.covers.map(({ title, text, value }) => (
        <View key={title} className="row align-start justify-between gap-12 plan__line">
          <View className="grow">
            <View className="text-16 color-title">{title}</View>
            <View className="text-13 color-secondary margin-top-2">{text}</View>
          </View>
          <View className="text-16 weight-bold color-clinic text-right">{value}</View>
        </View>
      ))}
    </Section>
    <CellGroup>
      <Cell title="投保年龄" value={`出生满 ${MIN_DAYS} 天至 ${of.maxAge} 周岁`} />
      <Cell title="等待期" value={waitingText(of)} />
      <Cell title="保障期限" value={`${of.months} 个月，付款后次日零时起`} />
      <Cell title="犹豫期" value={`${of.coolingDays} 天，${coolingText(of)}`} />
      <Cell title="赔付比例" value={`${of.percent}%`} />
      {isInInstalments(of) && (
        <>
          <Cell title={sumLabel(of)} value={coverText(of)} />
          <Cell title="宽限期" value={`每期 ${GRACE_DAYS} 天，从应交日算`} />
        </>
      )}
    </CellGroup>
    {of.excludes.length > 0 && (
      <Section title="不付什么">
        {of.excludes.map((line) => (
          <View key={line} className="text-14 color-body margin-top-4">
            · {line}
          </View>
        ))}
      </Section>
    )}
  </>
)
