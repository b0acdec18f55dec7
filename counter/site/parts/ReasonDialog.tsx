import { Alert, App, Form, Input, Modal, Radio } from 'antd'
import { useSending } from '../client/useSending'

type Fields<R> = { reason: R; words?: string }
type Props<R extends string> = {
  title: string
  okText: string
  /** What becomes of the words. */
  extra: string
  done: string
  reasons: Readonly<Record<R, string>>
  send: (body: { reason: R; words: string }, key: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Asks for a reason, with words where it is another one. What was typed stays where the gateway refuses. */
export function ReasonDialog<R extends string>({ title, okText, extra, done, reasons, send: write, onClose, onDone }: Props<R>) {
  const [form] = Form.useForm<Fields<R>>()
  const isOther = Form.useWatch('reason', form) === 'other'
  const { send, problem, isBusy } = useSending()
  const { message } = App.useApp()
  const submit = async ({ reason, words = '' }: Fields<R>) => {
    if (!(await send((key) => write({ reason, words }, key)))) return
    void message.success(done)
    onDone()
  }
  const options = Object.entries<string>(reasons).map(([value, label]) => ({ value, label }))
  return (
    <Modal open title={title} okText={okText} cancelText="返回" confirmLoading={isBusy} onOk={form.submit} onCancel={onClose}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields: Fields<R>) => void submit(fields)}>
        <Form.Item label="原因" name="reason" rules={[{ required: true, message: '请选择原因' }]}>
          <Radio.Group className="choices" options={options} />
        </Form.Item>
        <Form.Item
          label={isOther ? '说明' : '说明（选填）'}
          name="words"
          extra={extra}
          rules={[{ required: isOther, whitespace: true, message: '请写明原因' }]}
        >
          <Input.TextArea maxLength={100} showCount rows={3} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
