import { Button, Form, Input, Tag } from 'antd'
import { fieldOf } from './shopInstant'

export const STANDINGS = [
  { value: 'running', label: '进行中' },
  { value: 'coming', label: '未开始' },
  { value: 'over', label: '已结束' },
] as const
const COLOURS = { running: 'success', coming: 'processing', over: 'default' } as const

export const StandingTag = ({ of }: { of: (typeof STANDINGS)[number]['value'] }) => (
  <Tag color={COLOURS[of]}>{STANDINGS.find(({ value }) => value === of)?.label}</Tag>
)

/** From when until when: the fields `beginsAt` and `endsAt` of a form, by the shop's clock. Ending now is how it is switched off. */
export function PeriodFields() {
  const form = Form.useFormInstance()
  const now = () => fieldOf(new Date().toISOString())
  return (
    <div className="two-columns">
      <Form.Item label="开始" name="beginsAt" rules={[{ required: true, message: '请选择开始时间' }]}>
        <Input type="datetime-local" step={1} />
      </Form.Item>
      <Form.Item
        label="结束"
        name="endsAt"
        rules={[{ required: true, message: '请选择结束时间' }]}
        extra={
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => form.setFieldValue('endsAt', now())}>
            现在就结束
          </Button>
        }
      >
        <Input type="datetime-local" step={1} />
      </Form.Item>
    </div>
  )
}
