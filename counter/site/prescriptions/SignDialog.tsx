import { Alert, App, Form, Input, InputNumber, Modal, type InputRef } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef } from 'react'
import { MAX_SEVERE_NOTE, prescription, type PrescriptionCase, type SignatureForm } from '../../contract/prescription'
import type { z } from 'zod/mini'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Fields = z.input<typeof SignatureForm>
type Kept = { severeNote: string }
type Props = {
  /** As it was seen. */
  of: PrescriptionCase
  /** The next one, for who came too late. */
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}

/** The refusal of a prescription that was written in a consultation where a question of the patient's is open. */
const PATIENT_WAITS = 'PATIENT_WAITS'

/** Who approves a prescription signs it with the password of the account, and says why where the safety rules have a critical finding. */
export function SignDialog({ of, next, onClose, onDone }: Props) {
  const { prescriptionId, version, controlled, firstReview, maxFetches, safety } = of
  const severe = safety.findings.filter(({ severity }) => severity === 'critical')
  const { draft, keep, drop } = useDraft<Kept>(`note:${prescriptionId}`)
  const [form] = Form.useForm<Fields>()
  const { send, problem, refused, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const field = useRef<InputRef>(null)
  const note = useRef<TextAreaRef>(null)
  const acknowledged = severe.map(({ ruleId }) => ruleId)
  const submit = async ({ password, fetches = 1, severeNote = '' }: Fields) => {
    const body = { password, fetches, acknowledged, severeNote }
    if (!(await send(() => ask(prescription.approve, { params: { prescriptionId }, body, version })))) return
    drop()
    void message.success(controlled.length > 0 && firstReview === null ? '已签名，等另一位药师复核' : '已签名通过，会员已收到消息')
    onDone()
  }
  return (
    <Modal
      open
      title="签名通过"
      okText="签名"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined }}
      // Before the dialog is there, a field in it takes no focus.
      afterOpenChange={(isOpen) => isOpen && (note.current ?? field.current)?.focus()}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours="签名通过" next={conflict.isDecided ? next : { label: '看现在的', press: onClose }} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft}
        onValuesChange={(_changed, { severeNote = '' }) => keep({ severeNote })}
        onFinish={(fields) => void submit(fields)}
      >
        {severe.length > 0 && (
          <Form.Item
            label={`为什么可以通过（${severe.map(({ title }) => title).join('、')}）`}
            name="severeNote"
            extra="有严重提示的处方要写明理由，与审核记录一起保存"
            rules={[{ required: true, whitespace: true, min: 4, message: '请写明为什么可以通过，至少 4 个字' }]}
          >
            <Input.TextArea ref={note} maxLength={MAX_SEVERE_NOTE} showCount rows={3} />
          </Form.Item>
        )}
        <Form.Item
          label="登录密码"
          name="password"
          extra="输入您的登录密码即为签名：您已核对用药人、诊断、用法用量和禁忌"
          rules={[{ required: true, message: '请输入登录密码' }]}
        >
          <Input.Password ref={field} autoComplete="current-password" />
        </Form.Item>
        {maxFetches > 1 && (
          <Form.Item
            label="可购买次数"
            name="fetches"
            initialValue={1}
            extra={`通常 1 次；有效期内最多 ${maxFetches} 次，每次都按处方的盒数`}
          >
            <InputNumber min={1} max={maxFetches} precision={0} suffix="次" />
          </Form.Item>
        )}
      </Form>
      {problem !== '' &&
        (refused?.code === PATIENT_WAITS ? (
          <Alert
            type="warning"
            showIcon
            message="患者在等医生答复，现在不能通过"
            description="患者在问诊里有问题还没有得到答复，可能会改用药。医生答复后再签名；这张处方留在待审核里。"
          />
        ) : (
          <Alert type="error" showIcon message={problem} />
        ))}
    </Modal>
  )
}
