import { Button, Card, Form, Input, Select, Typography } from 'antd'
import { useState } from 'react'
import type { Editor } from '../../contract/settings/editor'
import { below, problemAt, type Grouping } from './editing'
import { emptyOf } from './FieldsEditor'

/** Values by key: the key is typed, or chosen where the gateway offers keys. */
export function RecordEditor({ editor: { item, key, of }, value, label, Part, ...rest }: Grouping<Extract<Editor, { kind: 'record' }>>) {
  const { path, problems, choices, onChange } = rest
  const values = value as Readonly<Record<string, unknown>>
  const [adding, setAdding] = useState('')
  const without = (name: string) => Object.fromEntries(Object.entries(values).filter(([own]) => own !== name))
  const add = () => {
    onChange({ ...values, [adding]: of.kind === 'fields' ? emptyOf(of.fields) : '' })
    setAdding('')
  }
  const left = choices.filter((choice) => !Object.hasOwn(values, choice.value))
  const nameOf = (name: string) => choices.find((choice) => choice.value === name)?.label ?? name
  return (
    <div className="stack" role="group" aria-label={label}>
      {Object.entries(values).map(([name, one]) => (
        <Card
          key={name}
          size="small"
          title={nameOf(name)}
          extra={
            <Button size="small" danger onClick={() => onChange(without(name))}>
              删除
            </Button>
          }
        >
          <Part
            {...rest}
            editor={of}
            value={one}
            label={of.kind === 'fields' ? nameOf(name) : `${item}名称`}
            path={below(path, name)}
            onChange={(next) => onChange({ ...values, [name]: next })}
          />
          {of.kind === 'fields' && problems.get(below(path, name)) !== undefined && (
            <Typography.Text type="danger">{problems.get(below(path, name))}</Typography.Text>
          )}
        </Card>
      ))}
      <Form.Item layout="vertical" label={key} {...problemAt(rest)} className="field">
        <div className="filters">
          {choices.length > 0 ? (
            <Select
              aria-label={key}
              value={adding === '' ? null : adding}
              options={left}
              onChange={(next: string) => setAdding(next)}
              style={{ width: 240 }}
            />
          ) : (
            <Input aria-label={key} value={adding} onChange={({ target }) => setAdding(target.value)} style={{ width: 240 }} />
          )}
          <Button disabled={adding === '' || Object.hasOwn(values, adding)} onClick={add}>
            加一个{item}
          </Button>
        </div>
      </Form.Item>
    </div>
  )
}
