import { Button, Card, Space, Typography } from 'antd'
import type { Editor } from '../../contract/settings/editor'
import { below, type Grouping } from './editing'
import { emptyOf, FieldsEditor } from './FieldsEditor'

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

/** Rows that are added, moved and taken out. */
export function ListEditor({ editor: { item, fields }, value, label, ...rest }: Grouping<Extract<Editor, { kind: 'list' }>>) {
  const { path, problems, onChange } = rest
  const rows = value as Rows
  const problem = problems.get(path)
  const put = (place: number, next: unknown) => onChange(rows.map((row, own) => (own === place ? next : row)))
  const moveUp = (place: number) => onChange([...rows.slice(0, place - 1), rows[place], rows[place - 1], ...rows.slice(place + 1)])
  return (
    <div className="stack list-editor" role="group" aria-label={label}>
      {rows.map((row, place) => (
        <Card
          key={place}
          size="small"
          title={`${item} ${place + 1}`}
          extra={
            <Space>
              {place > 0 && (
                <Button size="small" onClick={() => moveUp(place)}>
                  上移
                </Button>
              )}
              <Button size="small" danger onClick={() => onChange(rows.filter((_row, own) => own !== place))}>
                删除
              </Button>
            </Space>
          }
        >
          <FieldsEditor
            {...rest}
            editor={{ kind: 'fields', fields }}
            value={row}
            label={`${item} ${place + 1}`}
            path={below(path, place)}
            onChange={(next) => put(place, next)}
          />
        </Card>
      ))}
      {problem !== undefined && <Typography.Text type="danger">{problem}</Typography.Text>}
      <Button onClick={() => onChange([...rows, emptyOf(fields)])}>加一个{item}</Button>
    </div>
  )
}
