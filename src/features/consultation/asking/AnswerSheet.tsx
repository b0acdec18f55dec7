import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DrugQuestion } from '@/contract/hospitalDrug'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { roving } from '@/ui/element/roving'
import { toast } from '@/ui/feedback/toast'
import { CheckMark } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { toggled } from './history'

type Props = {
  question: DrugQuestion
  /** What was chosen before. */
  before: readonly string[]
  nextText: string
  /** Nothing where there is no question before. */
  onBack: (() => unknown) | undefined
  onAnswer: (optionIds: readonly string[]) => unknown
}

/** What one question can be answered with, and the ways on and back. */
export function AnswerSheet({ question, before, nextText, onBack, onAnswer }: Props) {
  const { isMultiple, options } = question
  const [chosen, setChosen] = useState(before)
  const stop = chosen[0] ?? options[0]?.id
  const next = () => (chosen.length === 0 ? toast('请先选一个答案') : onAnswer(chosen))
  return (
    <View className="ask__sheet">
      <View
        className="ask__options"
        {...a11y({ role: isMultiple ? 'group' : 'radiogroup', label: question.question })}
        {...(!isMultiple && roving('radio'))}
      >
        {options.map(({ id, title }) => {
          const on = chosen.includes(id)
          return (
            <Press
              key={id}
              className={cx('ask__option', on && 'ask__option--on')}
              role={isMultiple ? 'checkbox' : 'radio'}
              checked={on}
              tabStop={isMultiple || id === stop}
              onPress={() => setChosen(toggled(question, chosen, id))}
            >
              <CheckMark square={isMultiple} on={on} />
              <View className="grow">{title}</View>
            </Press>
          )
        })}
      </View>
      <View className="row gap-12 margin-top-12">
        {onBack && (
          <Button kind="outline" onPress={onBack}>
            上一题
          </Button>
        )}
        <Button grow onPress={next}>
          {nextText}
        </Button>
      </View>
    </View>
  )
}
