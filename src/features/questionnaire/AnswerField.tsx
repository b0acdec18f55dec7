import { View } from '@tarojs/components'
import { MAX_ANSWER_PICTURES, type Answer, type Question } from '@/contract/questionnaireContent'
import { useSensitiveWords } from '@/domain/sensitiveWord/useSensitiveWords'
import { PictureField } from '@/domain/upload/PictureField'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { roving } from '@/ui/element/roving'
import { CheckMark } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { MarkedTextArea } from '@/ui/form/marked/MarkedTextArea'
import { Press } from '@/ui/press/Press'

type Props = { question: Question; value: Answer | undefined; onChange: (to: Answer | undefined) => unknown }
type Told = { /** What is wrong with it. */ problem: string | undefined }

/** How one question is answered, and below it what is wrong with the answer. */
export const AnswerField = ({ problem, ...asked }: Props & Told) =>
  asked.question.kind === 'text' ? (
    <Typed {...asked} problem={problem} />
  ) : (
    <>
      <Chosen {...asked} />
      {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
    </>
  )

function Chosen({ question, value, onChange }: Props) {
  const { kind, title } = question
  if (kind === 'one') return <OneOf question={question} value={value} onChange={onChange} />
  if (kind === 'many') return <ManyOf question={question} value={value} onChange={onChange} />
  if (kind === 'scale') return <Scale question={question} value={value} onChange={onChange} />
  return (
    <PictureField
      label={title}
      kind="questionnaire"
      ids={Array.isArray(value) ? value : []}
      onChange={onChange}
      max={MAX_ANSWER_PICTURES}
    />
  )
}

/** Words that may not stand there are marked while they are typed. */
function Typed({ question: { id, title, maxLength }, value, onChange, problem }: Props & Told) {
  const text = typeof value === 'string' ? value : ''
  const { marks } = useSensitiveWords('questionnaire', id, text)
  return (
    <MarkedTextArea
      label={title}
      value={text}
      onChange={onChange}
      marks={marks}
      maxLength={maxLength}
      placeholder="写在这里"
      error={problem}
    />
  )
}

function OneOf({ question: { title, options }, value, onChange }: Props) {
  const stop = options.find(({ id }) => id === value) ?? options[0]
  return (
    <View className="stack gap-12" {...a11y({ role: 'radiogroup', label: title })} {...roving('radio')}>
      {options.map((option) => (
        <Press
          key={option.id}
          className={cx('questionnaire__option', option.id === value && 'on')}
          role="radio"
          checked={option.id === value}
          tabStop={option === stop}
          onPress={() => onChange(option.id)}
        >
          <CheckMark on={option.id === value} />
          <View className="grow text-16 color-title">{option.text}</View>
        </Press>
      ))}
    </View>
  )
}

/** An option that excludes the others takes their place, and they take its. */
function ManyOf({ question: { title, options }, value, onChange }: Props) {
  const chosen = Array.isArray(value) ? value : []
  const turn = ({ id, alone }: Question['options'][number]) => {
    if (chosen.includes(id)) return onChange(chosen.filter((one) => one !== id))
    if (alone) return onChange([id])
    const together = options.filter((one) => !one.alone && (one.id === id || chosen.includes(one.id)))
    return onChange(together.map((one) => one.id))
  }
  return (
    <View className="stack gap-12" {...a11y({ role: 'group', label: title })}>
      {options.map((option) => {
        const on = chosen.includes(option.id)
        return (
          <Press
            key={option.id}
            className={cx('questionnaire__option', on && 'on')}
            role="checkbox"
            checked={on}
            onPress={() => turn(option)}
          >
            <CheckMark on={on} square />
            <View className="grow text-16 color-title">{option.text}</View>
          </Press>
        )
      })}
    </View>
  )
}

function Scale({ question: { title, scaleMax, lowText, highText }, value, onChange }: Props) {
  const grades = Array.from({ length: scaleMax }, (_one, index) => index + 1)
  return (
    <View>
      <View className="questionnaire__scale" {...a11y({ role: 'radiogroup', label: title })} {...roving('radio')}>
        {grades.map((grade) => (
          <Press
            key={grade}
            className={cx('questionnaire__grade', grade === value && 'on')}
            role="radio"
            label={`${grade} 分`}
            checked={grade === value}
            tabStop={grade === value || (value === undefined && grade === 1)}
            onPress={() => onChange(grade)}
          >
            {grade}
          </Press>
        ))}
      </View>
      {(lowText !== '' || highText !== '') && (
        <View className="row justify-between text-13 color-secondary margin-top-8">
          <View>1 分 {lowText}</View>
          <View>
            {scaleMax} 分 {highText}
          </View>
        </View>
      )}
    </View>
  )
}
