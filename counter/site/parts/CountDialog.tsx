import { Alert, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { MAX_REASON } from '../../contract/revision'
import { ConflictNote } from './ConflictNote'
import { useSaving } from './useSaving'

/** How many there are, and the version of what has them. */
export type Counted = { count: number; version: string }
type Written = { seen: number; count: number; reason: string; version: string }
type Props = {
  title: string
  /** What is counted, and what is not. */
  label: string
  hint: string
  /** What somebody may write as the reason. */
  example: string
  of: Counted
  reread: () => Promise<Counted | undefined>
  write: (written: Written, key: string) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

/** A count that shoppers move: it is edited at once, and only where it is still what was seen. */
export function CountDialog({ title, label, hint, example, of, reread, write, onSaved, onClose }: Props) {
  const [form] = Form.useForm<{ count: number | null; reason: string }>()
  const [seen, setSeen] = useState(of)
  const keep = async () => {
    const present = await reread()
    if (present) setSeen(present)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved, onKept: keep })
  const submit = ({ count, reason }: { count: number | null; reason: string }) =>
    void save((key) => write({ seen: seen.count, count: count ?? 0, reason, version: seen.version }, key))
  return (
    <Modal
      open
      title={title}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ count: of.count, reason: '' }} onFinish={submit}>
        <Form.Item label={label} name="count" extra={hint} rules={[{ required: true, message: `请填写${label}` }]}>
          <InputNumber min={0} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          label="这次为什么改"
          name="reason"
          extra="写进变更记录，长期保存"
          rules={[{ required: true, min: 2, message: '请写这次为什么改' }]}
        >
          <Input maxLength={MAX_REASON} placeholder={example} />
        </Form.Item>
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
