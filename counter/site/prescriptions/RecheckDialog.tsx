import { Alert, App, Form, Input, Modal } from 'antd'
import type { PrescriptionCase } from '../../contract/prescription'
import { recheck } from '../../contract/recheck'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Fields = { reason: string }
type Props = { /** As it was seen. */ of: PrescriptionCase; onClose: () => void; onDone: () => void }

/** Asks another pharmacist to look again at what was decided. What was typed stays where it is not sent. */
export function RecheckDialog({ of: { prescriptionId, version }, onClose, onDone }: Props) {
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`prescription:${prescriptionId}:recheck`)
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (body: Fields) => {
    if (!(await send((key) => ask(recheck.ask, { params: { prescriptionId }, body, version }, key)))) return
    drop()
    void message.success('已申请，另一位药师会在「复核处方」里办理')
    onDone()
  }
  return (
    <Modal
      open
      title="申请复核"
      okText="申请"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours="申请复核" keep={{ label: '看现在的', press: onClose }} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft}
        onValuesChange={(_changed, typed) => keep(typed)}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          label="为什么要复核"
          name="reason"
          extra="由没有参与这次决定的药师复核；会员看不到这段话"
          rules={[{ required: true, whitespace: true, min: 4, message: '请写明为什么要复核' }]}
        >
          <Input.TextArea maxLength={200} showCount rows={4} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
