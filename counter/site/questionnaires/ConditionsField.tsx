import { Button, Select, Space } from 'antd'
import type { Condition, Question, ShowWhen } from '../../../src/contract/questionnaireContent'
import { answersOf, conditionOn, firstWhen, operatorsOf, replaced, without } from './editing'

type Props = {
  /** What it is the condition of, for who hears it: 第 3 题. */
  of: string
  /** What it may hang on: the questions before. */
  earlier: readonly Question[]
  value: ShowWhen | null
  onChange: (to: ShowWhen | null) => void
  /** What stands without a condition: 总是问. */
  always: string
}

/** When something is shown: all or any of conditions, each chosen from the questions before. */
export function ConditionsField({ of, earlier, value, onChange, always }: Props) {
  const add = () => {
    const [last] = earlier.slice(-1)
    if (last) onChange(value ? { ...value, conditions: [...value.conditions, conditionOn(last)] } : firstWhen([last]))
  }
  const change = (conditions: Condition[]) => onChange(value && conditions.length > 0 ? { ...value, conditions } : null)
  return (
    <div className="questionnaire-when">
      {value === null && <span className="questionnaire-hint">{always}</span>}
      {value && value.conditions.length > 1 && (
        <Select
          aria-label={`${of}的条件怎么算`}
          value={value.behavior}
          options={[
            { value: 'all', label: '下面都满足才出现' },
            { value: 'any', label: '下面满足一个就出现' },
          ]}
          onChange={(behavior: ShowWhen['behavior']) => onChange({ ...value, behavior })}
        />
      )}
      {value?.conditions.map((condition, at) => (
        <OneCondition
          key={at}
          name={`${of}的条件 ${at + 1}`}
          earlier={earlier}
          value={condition}
          onChange={(to) => change(replaced(value.conditions, at, to))}
          onRemove={() => change(without(value.conditions, at))}
        />
      ))}
      <Button size="small" disabled={earlier.length === 0} onClick={add}>
        加条件
      </Button>
    </div>
  )
}

type OneProps = {
  name: string
  earlier: readonly Question[]
  value: Condition
  onChange: (to: Condition) => void
  onRemove: () => void
}

function OneCondition({ name, earlier, value, onChange, onRemove }: OneProps) {
  const question = earlier.find(({ id }) => id === value.question)
  const known = earlier.map(({ id, title }, index) => ({ value: id, label: `第 ${index + 1} 题 ${title}` }))
  const answers = question ? answersOf(question, value.operator) : []
  return (
    <Space wrap size={8}>
      <Select
        aria-label={`${name}：题目`}
        value={question ? value.question : undefined}
        placeholder="选前面的一题"
        status={question ? '' : 'error'}
        options={known}
        style={{ width: 220 }}
        onChange={(id: string) => {
          const chosen = earlier.find((one) => one.id === id)
          if (chosen) onChange(conditionOn(chosen))
        }}
      />
      {question && (
        <>
          <Select
            aria-label={`${name}：怎么比`}
            value={value.operator}
            options={operatorsOf(question)}
            style={{ width: 110 }}
            onChange={(operator: Condition['operator']) =>
              onChange({ ...value, operator, answer: answersOf(question, operator)[0]?.value ?? true })
            }
          />
          <Select
            aria-label={`${name}：答案`}
            value={answers.findIndex((one) => one.value === value.answer)}
            options={answers.map(({ label }, place) => ({ value: place, label }))}
            style={{ width: 160 }}
            onChange={(place: number) => onChange({ ...value, answer: answers[place]?.value ?? true })}
          />
        </>
      )}
      <Button size="small" aria-label={`去掉${name}`} onClick={onRemove}>
        去掉
      </Button>
    </Space>
  )
}
