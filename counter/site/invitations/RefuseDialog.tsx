import { Alert, App, Form, Input, Modal } from 'antd'
import { invitation } from '../../contract/invitation'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'
import { CaseLines } from './CaseLines'
import type { DecidingProps } from './deciding'

type Fields = { reason?: string }

/** Why nothing is given: the member reads it. What was typed stays where the gateway refuses, and where it is left. */
export function RefuseDialog({ of, onClose, onDone, onReread }: DecidingProps) {
  const { invitationId, version } = of
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`invitation:${invitationId}:refuse`)
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async ({ reason = '' }: Fields) => {
    const body = { reason: reason.trim() }
    if (!(await send((key) => ask(invitation.refuse, { params: { invitationId }, body, version }, key)))) return
    drop()
    void message.success('已告诉邀请人不发的原因')
    onDone()
  }
  const lookAgain = () => {
    forget()
    onReread()
  }
  return (
    <Modal
      open
      title="不发邀请奖励"
      okText="不发"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ danger: true, disabled: isOffline || conflict !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours="不发"
          {...(conflict.isDecided ? { next: { label: '回到列表', press: onClose } } : { keep: { label: '看现在的', press: lookAgain } })}
        />
      )}
      <CaseLines of={of} />
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft}
        onValuesChange={(_changed, typed) => keep(typed)}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          label="原因"
          name="reason"
          extra="邀请人会读到，可以找客服申诉；不写新朋友是谁、买了什么"
          rules={[{ required: true, whitespace: true, min: 4, message: '请写清原因（至少 4 个字），会员会看到' }]}
        >
          <Input.TextArea maxLength={100} showCount rows={3} autoFocus />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
