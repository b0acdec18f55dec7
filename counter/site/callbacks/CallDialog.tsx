import { Alert, App, Button, Form, Input, Modal, Radio, Space } from 'antd'
import { useState } from 'react'
import { callback, CallOutcome, type Callback } from '../../contract/callback'
import { ask } from '../client/ask'
import { GiveBackButton } from '../queues/GiveBackButton'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { OUTCOME_NAMES } from './outcomes'

type Fields = { outcome: CallOutcome; note?: string }

/** Records how a call ended. Who was called by somebody else meanwhile is said in the gateway's words; what was typed stays. */
export function CallDialog({ of: { requestId, phone }, onClose }: { of: Callback; onClose: () => void }) {
  const { heldBy, giveBack } = useHold({ queue: 'callbacks', recordId: requestId, isWaiting: true })
  const isHeld = heldBy !== undefined
  const [form] = Form.useForm<Fields>()
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const submit = async ({ outcome, note = '' }: Fields) => {
    setBusy(true)
    try {
      await ask(callback.record, { params: { requestId }, body: { outcome, note } }, key)
      void message.success('已记录')
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={`回电 ${phone}`}
      onCancel={onClose}
      footer={
        <Space>
          {!isHeld && <GiveBackButton giveBack={giveBack} onDone={onClose} />}
          <Button type="primary" disabled={isHeld} loading={isBusy} onClick={form.submit}>
            记录
          </Button>
        </Space>
      }
    >
      <HeldNote by={heldBy} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
        <Form.Item label="通话结果" name="outcome" rules={[{ required: true, message: '请选择通话结果' }]}>
          <Radio.Group options={CallOutcome.options.map((value) => ({ value, label: OUTCOME_NAMES[value] }))} />
        </Form.Item>
        <Form.Item label="备注（选填）" name="note" extra="选「无人接听」，会员会在消息里看到药师打过电话">
          <Input.TextArea maxLength={200} showCount rows={3} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
