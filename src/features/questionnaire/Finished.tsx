import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { nextStepOf, type FinishedQuestionnaire } from '@/contract/questionnaire'
import { NEXT_STEPS, type NextStep } from '@/contract/questionnaireContent'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Picture } from '@/ui/picture/Picture'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'

type Props = {
  of: FinishedQuestionnaire
  orderCode: string | undefined
  /** From when on it may be answered again. */
  againAt: string | null
  /** Answers it anew; nothing where it may not be now. */
  onAgain: (() => unknown) | undefined
  onDelete: ReactNode
}

const STEPS: Readonly<Record<NextStep, (orderCode: string | undefined) => unknown>> = {
  pharmacist: (orderCode) => go('kf', { desk: 'pharmacist', ...(orderCode !== undefined && { orderCode }) }),
  consultation: () => go('prescriptionConsult', {}),
  adverse: () => go('reportAdverse', {}),
  aftersales: (orderCode) => orderCode !== undefined && go('refundApply', { orderCode }),
  complaint: (orderCode) => orderCode !== undefined && go('report', { subjectKind: 'order', subjectId: orderCode }),
}

/** What follows from the answers, and the answers themselves. */
export const Finished = ({ of: { title, finishedAt, lines, results, canAttach }, orderCode, againAt, onAgain, onDelete }: Props) => (
  <Screen>
    <View className="stack padding-gutter margin-top-4">
      <View>
        <View className="text-24 weight-bold color-title">{title}</View>
        <View className="text-14 color-secondary margin-top-8">
          {shopDay(finishedAt)} 已提交{againAt !== null && `，${shopDay(againAt)} 起可以再填`}
        </View>
      </View>
      <Section title="给您的提醒">
        {results.map((result) => (
          <Result key={result.text} of={result} orderCode={orderCode} />
        ))}
        <View className="text-13 color-secondary margin-top-12">以上不是诊断，用药请以医生和药师的意见为准。</View>
      </Section>
      {canAttach && (
        <Notice kind="info" icon="doctor" action="去问诊" onAction={() => go('prescriptionConsult', {})}>
          申请问诊时，可以选择把这份回答一并交给医生
        </Notice>
      )}
      <Section title="您的回答">
        {lines.map(({ question, answer, pictures }) => (
          <View key={question} className="margin-top-12">
            <View className="text-14 color-secondary">{question}</View>
            <View className="text-16 color-title margin-top-2 break-all">{answer}</View>
            <View className="row gap-8 margin-top-4">
              {pictures.map(({ id, url }) => (
                <Picture key={id} className="questionnaire__picture" src={url} alt={question} />
              ))}
            </View>
          </View>
        ))}
      </Section>
      {onAgain && (
        <Button block onPress={onAgain}>
          再填一次
        </Button>
      )}
      {onDelete}
    </View>
  </Screen>
)

function Result({
  of: { text, source, next },
  orderCode,
}: {
  of: FinishedQuestionnaire['results'][number]
  orderCode: string | undefined
}) {
  const step = nextStepOf(next)
  return (
    <View className="margin-top-12">
      <View className="text-16 color-title">{text}</View>
      {source && (
        <View className="text-12 color-secondary margin-top-2">
          出处：{source.title}（{source.date}）
        </View>
      )}
      {step !== undefined && (
        <View className="margin-top-8">
          <Button kind="soft" size="m" onPress={() => STEPS[step](orderCode)}>
            {NEXT_STEPS[step]}
          </Button>
        </View>
      )}
    </View>
  )
}
