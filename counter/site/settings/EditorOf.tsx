import { Form, Input, InputNumber, Radio, Select } from 'antd'
import type { Editor } from '../../contract/settings/editor'
import { problemAt, type Editing } from './editing'
import { FieldsEditor } from './FieldsEditor'
import { HoursEditor } from './HoursEditor'
import { ListEditor } from './ListEditor'
import { PictureEditor } from './PictureEditor'
import { RecordEditor } from './RecordEditor'

/** One part of a setting as its editor says, with what is wrong with it below. */
export function EditorOf({ editor, ...rest }: Editing) {
  switch (editor.kind) {
    case 'fields':
      return <FieldsEditor editor={editor} {...rest} Part={EditorOf} />
    case 'list':
      return <ListEditor editor={editor} {...rest} Part={EditorOf} />
    case 'record':
      return <RecordEditor editor={editor} {...rest} Part={EditorOf} />
    case 'hours':
      return <HoursEditor editor={editor} {...rest} />
    default:
      return (
        <Form.Item layout="vertical" label={rest.label} {...problemAt(rest)} className="field">
          <Single editor={editor} {...rest} />
        </Form.Item>
      )
  }
}

type SingleEditor = Exclude<Editor, { kind: 'fields' | 'list' | 'record' | 'hours' }>

function Single({ editor, value, label, onChange }: Editing<SingleEditor>) {
  switch (editor.kind) {
    case 'text':
      return <TextEditor editor={editor} value={value} label={label} onChange={onChange} />
    case 'number':
      return <InputNumber aria-label={label} value={value as number} suffix={editor.unit} onChange={onChange} style={{ width: 200 }} />
    case 'cents':
      return (
        <InputNumber
          aria-label={label}
          value={typeof value === 'number' ? value / 100 : null}
          precision={2}
          suffix="元"
          onChange={(yuan) => onChange(yuan === null ? null : Math.round(yuan * 100))}
          style={{ width: 200 }}
        />
      )
    case 'switch':
      return (
        <Radio.Group
          aria-label={label}
          value={value}
          options={[
            { value: true, label: editor.on },
            { value: false, label: editor.off },
          ]}
          onChange={({ target }) => onChange(target.value as boolean)}
        />
      )
    case 'choice':
      return (
        <Select aria-label={label} value={value as string} options={[...editor.options]} onChange={onChange} style={{ minWidth: 140 }} />
      )
    case 'picture':
      return <PictureEditor value={value} label={label} onChange={onChange} />
    case 'words':
      return (
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={label}
          value={value as string[]}
          placeholder={editor.placeholder}
          onChange={onChange}
          style={{ width: '100%' }}
        />
      )
  }
}

type Texting = Pick<Editing<Extract<Editor, { kind: 'text' }>>, 'editor' | 'value' | 'label' | 'onChange'>

function TextEditor({ editor: { rows, nullable, placeholder }, value, label, onChange }: Texting) {
  const own = {
    'aria-label': label,
    value: (value ?? '') as string,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(nullable && target.value === '' ? null : target.value),
  }
  return rows === undefined ? <Input {...own} /> : <Input.TextArea {...own} rows={rows} />
}
