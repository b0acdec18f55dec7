import { Button, Card, Checkbox, Form, Input, Select, Space } from 'antd'
import { NextStep, OF_ORDER, type Question, type QuestionnaireResult } from '../../../src/contract/questionnaireContent'
import { ConditionsField } from './ConditionsField'
import { NEXT_NAMES } from './editing'

type Props = {
  result: QuestionnaireResult
  at: number
  questions: readonly Question[]
  hasOrder: boolean
  faults: readonly string[]
  onChange: (to: QuestionnaireResult) => void
  onRemove: () => void
}

const NO_SOURCE = { title: '', date: '' }

/** A sentence that is told once it holds, and where it leads. */
export function ResultCard({ result, at, questions, hasOrder, faults, onChange, onRemove }: Props) {
  const name = `结果 ${at + 1}`
  const edit = (change: Partial<QuestionnaireResult>) => onChange({ ...result, ...change })
  const { text, isMedical, source, next, when } = result
  const steps = NextStep.options.filter((step) => hasOrder || !OF_ORDER.includes(step))
  return (
    <Card
      size="small"
      title={name}
      role="group"
      aria-label={name}
      className="questionnaire-card"
      extra={
        <Button size="small" aria-label={`删除${name}`} onClick={onRemove}>
          删除
        </Button>
      }
    >
      <Form.Item label="告诉顾客的话（不写用量，不下诊断）">
        <Input.TextArea
          aria-label={`${name}的话`}
          rows={2}
          maxLength={200}
          value={text}
          onChange={({ target }) => edit({ text: target.value })}
        />
      </Form.Item>
      <Space wrap>
        <Checkbox
          checked={isMedical}
          onChange={({ target }) => edit({ isMedical: target.checked, source: target.checked ? (source ?? NO_SOURCE) : null })}
        >
          说到健康，写明出处
        </Checkbox>
        {isMedical && (
          <>
            <Input
              aria-label={`${name}的出处`}
              placeholder="资料名称"
              maxLength={80}
              value={source?.title ?? ''}
              onChange={({ target }) => edit({ source: { ...(source ?? NO_SOURCE), title: target.value } })}
            />
            <Input
              aria-label={`${name}的出处日期`}
              placeholder="如 2023-05"
              maxLength={10}
              value={source?.date ?? ''}
              onChange={({ target }) => edit({ source: { ...(source ?? NO_SOURCE), date: target.value } })}
            />
          </>
        )}
        <Select
          allowClear
          aria-label={`${name}的下一步`}
          placeholder="没有下一步"
          value={next ?? undefined}
          style={{ width: 160 }}
          options={steps.map((value) => ({ value, label: NEXT_NAMES[value] }))}
          onChange={(to: NextStep | undefined) => edit({ next: to ?? null })}
        />
      </Space>
      <Form.Item label="什么时候说">
        <ConditionsField of={name} earlier={questions} value={when} onChange={(to) => edit({ when: to })} always="总是说" />
      </Form.Item>
      {faults.map((words) => (
        <p key={words} className="late">
          {words}
        </p>
      ))}
    </Card>
  )
}
