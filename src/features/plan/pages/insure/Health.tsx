import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { plan, type Policy } from '@/contract/plan'
import { a11y } from '@/ui/element/a11y'
import { confirm } from '@/ui/feedback/dialog'
import { Button } from '@/ui/press/Button'
import { Progress } from '@/ui/text/Progress'
import { answered } from '../../useFollowedPolicy'
import { StepScreen } from './StepScreen'

type Props = {
  policy: Policy
  /** From the first question on, though all are answered. */
  isAnew: boolean
  onTold: (policy: Policy) => void
  /** The last of them was answered anew. */
  onEnd: () => void
  onPeople: () => void
}

const agreesToYes = () =>
  confirm({
    icon: 'warning',
    title: '确认回答“是”？',
    text: '回答“是”就不能投保这个方案，申请到此结束，不收取费用。请按实际情况回答，不如实告知的，保险公司可能不赔。',
    yes: '确认，是',
    no: '再看看',
  })

/** The declaration of health: one question a page, answered by yes or no; one that was answered can be gone back to until it is signed. */
export function Health({ policy, isAnew, onTold, onEnd, onPeople }: Props) {
  const { policyId, questions, insured } = policy
  const { patientId } = insured
  const open = questions.findIndex(({ answer }) => answer === null)
  const [back, setBack] = useState(isAnew ? 0 : undefined)
  const at = back ?? Math.max(open, 0)
  const question = questions[at]
  if (!question) return null
  const goOn = () => {
    const isLast = at + 1 === (open === -1 ? questions.length : open)
    if (back !== undefined) setBack(isLast ? undefined : at + 1)
    if (isLast && open === -1) onEnd()
  }
  const say = async (answer: boolean) => {
    if (answer && !(await agreesToYes())) return
    onTold(await answered(write(plan.answer, { params: { policyId }, body: { patientId, questionId: question.questionId, answer } })))
    goOn()
  }
  return (
    <StepScreen step="health" policy={policy} onPeople={onPeople}>
      <View className="q-card">
        <View className="row justify-between gap-8 text-14 color-secondary">
          <View>健康告知</View>
          <View className="num">
            {at + 1} / {questions.length}
          </View>
        </View>
        <View className="margin-top-8">
          <Progress value={(at + 1) / questions.length} label={`第 ${at + 1} 题，共 ${questions.length} 题`} />
        </View>
        <View className="text-14 color-secondary margin-top-16">被保险人{insured.name}目前或过去是否有以下情况</View>
        <View className="text-18 weight-bold color-title margin-top-8" {...a11y({ role: 'heading', level: 2, live: 'polite' })}>
          {question.text}
        </View>
        <View className="column gap-12 margin-top-24">
          <Button block kind="outline" onPress={() => say(true)}>
            是
          </Button>
          <Button block kind="outline" onPress={() => say(false)}>
            否
          </Button>
        </View>
        {question.answer !== null && (
          <View className="text-13 color-secondary margin-top-12">刚才的回答：{question.answer ? '是' : '否'}，可以重新选择</View>
        )}
      </View>
      {at > 0 && (
        <Button kind="text" onPress={() => setBack(at - 1)}>
          上一题
        </Button>
      )}
      <View className="text-13 color-secondary">请逐题如实回答。回答加密保存，只用于核保。</View>
    </StepScreen>
  )
}
