import { View } from '@tarojs/components'
import { CONSULTATION_QUESTIONS, OF_PREGNANCY, type ConsultationQuestion } from '@/contract/consultationView'
import { Section } from '@/ui/card/Section'
import { Field } from '@/ui/form/Field'
import { RadioChips } from '@/ui/form/RadioList'
import { FocusPart } from '../../FocusPart'
import { MAX_WORDS, type AnswerValue } from './consultForm'

const ANY = [
  { value: 'no', text: '没有' },
  { value: 'yes', text: '有' },
] as const
/** Of what somebody is. */
const BEING = [
  { value: 'no', text: '不是' },
  { value: 'yes', text: '是' },
] as const

type Props = {
  asked: readonly ConsultationQuestion[]
  answerOf: (question: ConsultationQuestion) => AnswerValue
  onChange: (question: ConsultationQuestion, to: AnswerValue) => unknown
  errorOf: (question: ConsultationQuestion) => string | undefined
  isFocused: (question: ConsultationQuestion) => boolean
}

/** What a doctor has to know before a drug is written: yes or no, and of a yes what. */
export const Questions = ({ asked, answerOf, onChange, errorOf, isFocused }: Props) => (
  <Section title="医生开药前要知道" more={`${asked.length} 个问题`}>
    {asked.map((question) => (
      <Question
        key={question}
        question={question}
        value={answerOf(question)}
        onChange={(to) => onChange(question, to)}
        error={errorOf(question)}
        focus={isFocused(question)}
      />
    ))}
  </Section>
)

type QuestionProps = {
  question: ConsultationQuestion
  value: AnswerValue
  onChange: (to: AnswerValue) => unknown
  error: string | undefined
  focus: boolean
}

function Question({ question, value: { yes, words }, onChange, error, focus }: QuestionProps) {
  const { text, more } = CONSULTATION_QUESTIONS[question]
  return (
    <FocusPart label={text} error={error} focus={focus} className="consult-form__question">
      <View className="text-16 color-title">{text}</View>
      <RadioChips
        label={text}
        className="margin-top-8 consult-form__choices"
        options={OF_PREGNANCY.includes(question) ? BEING : ANY}
        value={yes === undefined ? undefined : yes ? 'yes' : 'no'}
        onChange={(to) => onChange({ words, yes: to === 'yes' })}
      />
      {yes === true && (
        <View className="margin-top-8 consult-form__more">
          <Field
            label="说明"
            required={question === 'allergy'}
            placeholder={more}
            maxLength={MAX_WORDS}
            value={words}
            onChange={(to) => onChange({ yes, words: to })}
          />
        </View>
      )}
    </FocusPart>
  )
}
