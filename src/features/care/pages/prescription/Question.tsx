import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { MAX_ANSWER, prescription, PrescriptionState, type PrescriptionDetail, type PrescriptionQuestion } from '@/contract/prescription'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsent } from '@/domain/draft/useUnsent'
import { shopWhen } from '@/lib/time'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { RadioList } from '@/ui/form/RadioList'
import { TextArea } from '@/ui/form/TextArea'
import { Button } from '@/ui/press/Button'
import { Face } from '@/domain/patient/Face'

/** What a pharmacist asks about the prescription, to be answered here, and what was answered before. */
export function Questions({ of }: { of: PrescriptionDetail }) {
  const { questions, state } = of
  const open = state === PrescriptionState.asked ? questions.find(({ answer }) => answer === null) : undefined
  const answered = questions.filter(({ answer }) => answer !== null)
  return (
    <>
      {open && <OpenQuestion key={open.questionId} of={of} question={open} />}
      {answered.length > 0 && (
        <Section title="药师的提问">
          {answered.map((one) => (
            <View key={one.questionId} className="rx-question__past">
              <View className="text-14 color-secondary">
                {one.by}问：{one.text}
              </View>
              <View className="text-14 color-title margin-top-2">您的回复：{one.answer?.text}</View>
            </View>
          ))}
        </Section>
      )}
    </>
  )
}

const CALL = -1

function OpenQuestion({ of: { prescriptionId, callBefore }, question }: { of: PrescriptionDetail; question: PrescriptionQuestion }) {
  const { questionId, by, text, options } = question
  const [choice, setChoice] = useState<number>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const attempt = useAttempt()
  useUnsent(words !== '')
  const send = async () => {
    const wantsCall = choice === CALL
    const chosen = choice === undefined || wantsCall ? null : choice
    const told = await attempt(prescription.answer, { body: { prescriptionId, questionId, choice: chosen, words, wantsCall } })
    toast(told.callBefore === null ? '已回复，药师会继续审核' : `已回复，药师 ${shopWhen(told.callBefore, Date.now())} 前给您打电话`)
  }
  const press = () => (choice === undefined && words.trim() === '' ? setProblem('请选择或填写您的回复') : send())
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setProblem(undefined)
      set(value)
    }
  const call =
    callBefore === null ? [] : [{ value: CALL, text: '不清楚，请电话问我', note: `${shopWhen(callBefore, Date.now())} 前打到您的手机` }]
  const ready = [...options.map((option, value) => ({ value, text: option })), ...call]
  return (
    <View className="q-card">
      <View className="row gap-12">
        <Face icon="stethoscope" />
        <View className="grow">
          <View className="text-16 weight-bold color-title">{by}</View>
          <View className="text-13 color-secondary margin-top-2">药师 · {shopWhen(question.at, Date.now())} 提问</View>
        </View>
      </View>
      <View className="q-quiet text-16 color-title margin-top-12">
        <Text>{text}</Text>
      </View>
      {ready.length > 0 && <RadioList className="margin-top-8" label={text} options={ready} value={choice} onChange={changed(setChoice)} />}
      <TextArea
        label={options.length === 0 ? '您的回复' : '想补充的话'}
        placeholder={options.length === 0 ? '请写下您的回复' : '选填，例如什么时候停的药'}
        value={words}
        onChange={changed(setWords)}
        maxLength={MAX_ANSWER}
        error={problem}
      />
      <View className="margin-top-12">
        <Button block onPress={press}>
          回复药师
        </Button>
      </View>
    </View>
  )
}
