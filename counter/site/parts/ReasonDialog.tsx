import { Alert, App, Form, Input, Modal, Radio } from 'antd'
import { useSending } from '../client/useSending'
import { ConflictNote } from './ConflictNote'
import { useDraft } from './useDraft'

type Fields<R> = { reason: R; words?: string }
type Props<R extends string> = {
  /** Kind and id of what is refused: `order:…`. What was typed of it is kept by that. */
  record: string
  title: string
  okText: string
  /** What becomes of the words. */
  extra: string
  done: string
  reasons: Readonly<Record<R, string>>
  send: (body: { reason: R; words: string }, key: string) => Promise<unknown>
  /** The next case, for who came too late. */
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}

/** Asks for a reason, with words where it is another one. What was typed stays where the gateway refuses, and where the dialog is left. */
export function ReasonDialog<R extends string>({ record, title, okText, extra, done, reasons, send: write, next, ...on }: Props<R>) {
  const [form] = Form.useForm<Fields<R>>()
  const { draft, keep, drop } = useDraft<Fields<R>>(record)
  const reason = Form.useWatch<R | undefined>('reason', form)
  const words = Form.useWatch<string | undefined>('words', form)
  const isOther = reason === 'other'
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (fields: Fields<R>) => {
    if (!(await send((key) => write({ reason: fields.reason, words: fields.words ?? '' }, key)))) return
    drop()
    void message.success(done)
    on.onDone()
  }
  const options = Object.entries<string>(reasons).map(([value, label]) => ({ value, label }))
  const yours = [okText, ...(reason ? [reasons[reason]] : []), ...(words ? [words] : [])].join('，')
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined }}
      onOk={form.submit}
      onCancel={on.onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours={yours}
          {...(conflict.isDecided ? { next } : { keep: { label: '看现在的', press: on.onClose } })}
        />
      )}
      <Form<Fields<R>>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft}
        onValuesChange={(_changed, typed) => keep(typed)}
        onFinish={(fields: Fields<R>) => void submit(fields)}
      >
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
