import { Button, Card, Checkbox, Form, Input, InputNumber, Select, Space } from 'antd'
import {
  MAX_ANSWER_TEXT,
  MAX_SCALE,
  MIN_SCALE,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
} from '../../../src/contract/questionnaireContent'
import { ConditionsField } from './ConditionsField'
import { KIND_NAMES, ofKind } from './editing'
import { OptionsField } from './OptionsField'

type Props = {
  question: Question
  /** From 0 on. */
  at: number
  earlier: readonly Question[]
  isLast: boolean
  faults: readonly string[]
  onChange: (to: Question) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))

/** One question as it is written: what is asked, how it is answered, and when it comes. */
export function QuestionCard({ question, at, earlier, isLast, faults, onChange, onMove, onRemove }: Props) {
  const name = `第 ${at + 1} 题`
  const edit = (change: Partial<Question>) => onChange({ ...question, ...change })
  const { kind, title, note, isRequired, options, scaleMax, lowText, highText, maxLength, showWhen } = question
  return (
    <Card
      size="small"
      title={name}
      role="group"
      aria-label={name}
      className="questionnaire-card"
      extra={
        <Space>
          <Button size="small" aria-label={`上移${name}`} disabled={at === 0} onClick={() => onMove(-1)}>
            上移
          </Button>
          <Button size="small" aria-label={`下移${name}`} disabled={isLast} onClick={() => onMove(1)}>
            下移
          </Button>
          <Button size="small" aria-label={`删除${name}`} onClick={onRemove}>
            删除
          </Button>
        </Space>
      }
    >
      <div className="fields">
        <Form.Item label="题目">
          <Input aria-label={`${name}的题目`} value={title} maxLength={60} onChange={({ target }) => edit({ title: target.value })} />
        </Form.Item>
        <Form.Item label="题型">
          <Select
            aria-label={`${name}的题型`}
            value={kind}
            options={KINDS}
            onChange={(to: QuestionKind) => onChange(ofKind(question, to))}
          />
        </Form.Item>
        <Form.Item label="说明（选填）">
          <Input aria-label={`${name}的说明`} value={note} maxLength={100} onChange={({ target }) => edit({ note: target.value })} />
        </Form.Item>
      </div>
      <Checkbox checked={isRequired} onChange={({ target }) => edit({ isRequired: target.checked })}>
        必答
      </Checkbox>
      {(kind === 'one' || kind === 'many') && (
        <Form.Item label="选项">
          <OptionsField of={name} kind={kind} value={options} onChange={(to) => edit({ options: to })} />
        </Form.Item>
      )}
      {kind === 'scale' && (
        <Space wrap>
          <span>最高</span>
          <InputNumber
            aria-label={`${name}的最高分`}
            min={MIN_SCALE}
            max={MAX_SCALE}
            precision={0}
            value={scaleMax}
            onChange={(to) => edit({ scaleMax: to ?? 5 })}
          />
          <Input
            aria-label={`${name}最低分的意思`}
            placeholder="1 分的意思"
            value={lowText}
            maxLength={12}
            onChange={({ target }) => edit({ lowText: target.value })}
          />
          <Input
            aria-label={`${name}最高分的意思`}
            placeholder="最高分的意思"
            value={highText}
            maxLength={12}
            onChange={({ target }) => edit({ highText: target.value })}
          />
        </Space>
      )}
      {kind === 'text' && (
        <Space>
          <span>最多字数</span>
          <InputNumber
            aria-label={`${name}的最多字数`}
            min={1}
            max={MAX_ANSWER_TEXT}
            precision={0}
            value={maxLength}
            onChange={(to) => edit({ maxLength: to ?? 200 })}
          />
        </Space>
      )}
      <Form.Item label="什么时候问">
        <ConditionsField of={name} earlier={earlier} value={showWhen} onChange={(to) => edit({ showWhen: to })} always="总是问" />
      </Form.Item>
      {faults.map((words) => (
        <p key={words} className="late">
          {words}
        </p>
      ))}
    </Card>
  )
}
