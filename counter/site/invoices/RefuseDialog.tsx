import { Alert, App, Form, Input, Modal } from 'antd'
import { invoice, type InvoiceCase } from '../../contract/invoice'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Fields = { reason?: string }
type Props = {
  /** As it was seen. */
  of: InvoiceCase
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}

/** Why an invoice is not issued: the member reads it. What was typed stays where the gateway refuses, and where it is left. */
export function RefuseDialog({ of, next, onClose, onDone }: Props) {
  const { id, version } = of
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`invoice:${id}:refuse`)
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async ({ reason = '' }: Fields) => {
    const body = { reason: reason.trim() }
    if (!(await send((key) => ask(invoice.refuse, { params: { id }, body, version }, key)))) return
    drop()
    void message.success('已告诉会员，可以改好再申请')
    onDone()
  }
  return (
    <Modal
      open
      title="不予开票"
      okText="不予开票"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ danger: true, disabled: isOffline || conflict !== undefined }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours="不予开票"
          {...(conflict.isDecided ? { next } : { keep: { label: '看现在的', press: onClose } })}
        />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={draft}
        onValuesChange={(_changed, all) => keep(all)}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="reason"
          label="原因"
          extra="会员会读到，例如：名称与税号对不上，请核对"
          rules={[{ required: true, whitespace: true, min: 4, message: '请至少写 4 个字' }]}
        >
          <Input.TextArea maxLength={100} showCount rows={3} autoFocus />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
