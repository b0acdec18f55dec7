import { Checkbox } from 'antd'
import type { Editor, Field } from '../../contract/settings/editor'
import { below, type Grouping } from './editing'

type Values = Readonly<Record<string, unknown>>

/** A new value of these fields. */
export const emptyOf = (fields: readonly Field[]): Values => Object.fromEntries(fields.map(({ name, empty }) => [name, empty]))

/** Fields beside each other as far as there is room; where the whole may be left out, a box says so. */
export function FieldsEditor({ editor: { fields, off }, value, Part, ...rest }: Grouping<Extract<Editor, { kind: 'fields' }>>) {
  const { path, problems, choices, onChange } = rest
  const values = value as Values | null
  return (
    <div>
      {off !== undefined && (
        <Checkbox checked={values === null} onChange={({ target }) => onChange(target.checked ? null : emptyOf(fields))}>
          {off}
        </Checkbox>
      )}
      {values !== null && (
        <div className="fields">
          {fields.map(({ name, title, editor, empty }) => (
            <Part
              key={name}
              editor={editor}
              value={values[name] === undefined ? empty : values[name]}
              label={title}
              path={below(path, name)}
              problems={problems}
              choices={choices}
              onChange={(next) => onChange({ ...emptyOf(fields), ...values, [name]: next })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
