import { Alert, App, Form, Input, Modal } from 'antd'
import { lottery, type LotteryDetail } from '../../contract/lottery'
import { MAX_REASON } from '../../contract/revision'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'

type Props = {
  /** As it was seen. */
  of: LotteryDetail
  onClose: () => void
  onDone: () => void
}

/** Stops a draw that runs, for good: shoppers read the reason. What was typed stays where the gateway refuses. */
export function StopDialog({ of: { activityId, version, fields }, onClose, onDone }: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (body: { reason: string }) => {
    if (!(await send((key) => ask(lottery.stop, { params: { activityId }, body, version }, key)))) return
    void message.success('已停止，没有用的积分会退回')
    onDone()
  }
  return (
    <Modal
      open
      title={`停止「${fields.title}」`}
      okText="停止活动"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ danger: true, disabled: isOffline || conflict !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours="停止活动" keep={{ label: '看现在的', press: onDone }} />}
      <p>停止以后谁也不能再抽，不能恢复；已经中的奖照常兑现，换了次数没有用的积分退回。</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(body) => void submit(body)}>
        <Form.Item
          name="reason"
          label="停止的原因"
          extra="顾客在活动页上读到"
          rules={[{ required: true, whitespace: true, min: 2, message: '请写停止的原因' }]}
        >
          <Input.TextArea maxLength={MAX_REASON} showCount rows={2} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
