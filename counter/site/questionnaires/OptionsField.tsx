import { Button, Checkbox, Input, Space } from 'antd'
import { MAX_OPTIONS, type Question } from '../../../src/contract/questionnaireContent'
import { moved, newId, replaced, without } from './editing'

type Options = Question['options']
type Props = { of: string; kind: Question['kind']; value: Options; onChange: (to: Options) => void }

/** The options of a choice: added, moved, taken away. */
export const OptionsField = ({ of, kind, value, onChange }: Props) => (
  <div className="questionnaire-when">
    {value.map((option, at) => (
      <Space key={option.id} wrap size={8}>
        <Input
          aria-label={`${of}的选项 ${at + 1}`}
          value={option.text}
          maxLength={40}
          style={{ width: 240 }}
          onChange={({ target }) => onChange(replaced(value, at, { ...option, text: target.value }))}
        />
        {kind === 'many' && (
          <Checkbox checked={option.alone} onChange={({ target }) => onChange(replaced(value, at, { ...option, alone: target.checked }))}>
            只能单独选
          </Checkbox>
        )}
        <Button size="small" aria-label={`上移${of}的选项 ${at + 1}`} disabled={at === 0} onClick={() => onChange(moved(value, at, -1))}>
          上移
        </Button>
        <Button size="small" aria-label={`去掉${of}的选项 ${at + 1}`} onClick={() => onChange(without(value, at))}>
          去掉
        </Button>
      </Space>
    ))}
    <Button
      size="small"
      disabled={value.length >= MAX_OPTIONS}
      onClick={() => onChange([...value, { id: newId('o', value), text: '', alone: false }])}
    >
      加选项
    </Button>
  </div>
)
