import { Form, Input } from 'antd'
import { lottery, type LotteryDetail } from '../../contract/lottery'
import { MAX_REASON } from '../../contract/revision'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Props = {
  /** As it was seen. */
  of: LotteryDetail
  onClose: () => void
  onDone: () => void
}

/** Stops a draw that runs, for good: shoppers read the reason. */
export const StopDialog = ({ of: { activityId, version, fields }, onClose, onDone }: Props) => (
  <DecisionDialog<{ reason: string }>
    title={`停止「${fields.title}」`}
    okText="停止活动"
    isDanger
    draft={`lottery:${activityId}:stop`}
    write={(body, key) => ask(lottery.stop, { params: { activityId }, body, version }, key)}
    done="已停止，没有用的积分会退回"
    onReread={onDone}
    {...{ onClose, onDone }}
  >
    <p>停止以后谁也不能再抽，不能恢复；已经中的奖照常兑现，换了次数没有用的积分退回。</p>
    <Form.Item
      name="reason"
      label="停止的原因"
      extra="顾客在活动页上读到"
      rules={[{ required: true, whitespace: true, min: 2, message: '请写停止的原因' }]}
    >
      <Input.TextArea maxLength={MAX_REASON} showCount rows={2} />
    </Form.Item>
  </DecisionDialog>
)
