import { Checkbox, Form, Input, Select } from 'antd'
import type { Editor } from '../../contract/settings/editor'
import { below, problemAt, type Editing } from './editing'

type Hours = { from: string; to: string } | null
type Value = { weekly: readonly Hours[]; closedOn: readonly string[] }

const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const BEGIN = { from: '09:00', to: '18:00' }

/** The week's hours, Monday first, and the days on which nobody answers. */
export function HoursEditor({ value, path, problems, onChange }: Editing<Extract<Editor, { kind: 'hours' }>>) {
  const { weekly, closedOn } = value as Value
  const put = (day: number, hours: Hours) => onChange({ weekly: weekly.map((own, at) => (at === day ? hours : own)), closedOn })
  const at = (name: string) => ({ problems, path: below(path, name) })
  const wrongDay = closedOn.findIndex((_day, place) => problems.has(below(path, `closedOn.${place}`)))
  return (
    <div>
      {weekly.map((hours, day) => (
        <div key={DAYS[day]} className="hours">
          <Checkbox checked={hours !== null} onChange={({ target }) => put(day, target.checked ? BEGIN : null)}>
            {DAYS[day]}
          </Checkbox>
          {hours &&
            (['from', 'to'] as const).map((end) => (
              <Form.Item key={end} {...problemAt(at(`weekly.${day}.${end}`))} className="field">
                <Input
                  aria-label={`${DAYS[day]}${end === 'from' ? '开始' : '结束'}`}
                  value={hours[end]}
                  onChange={({ target }) => put(day, { ...hours, [end]: target.value })}
                  style={{ width: 90 }}
                />
              </Form.Item>
            ))}
        </div>
      ))}
      <Form.Item layout="vertical" label="休息日" {...problemAt(at(wrongDay < 0 ? 'closedOn' : `closedOn.${wrongDay}`))} className="field">
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label="休息日"
          value={[...closedOn]}
          placeholder="2027-02-06"
          onChange={(days: string[]) => onChange({ weekly, closedOn: [...days].sort() })}
          style={{ width: '100%' }}
        />
      </Form.Item>
    </div>
  )
}
