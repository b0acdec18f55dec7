import { Form, Input } from 'antd'
import { DecisionDialog } from '../parts/DecisionDialog'
import { CaseLines } from './CaseLines'
import type { DecidingProps, ReviewedReward } from './rewardKind'

/** Why nothing is given: the member reads it. */
export const RefuseDialog = <R extends ReviewedReward>({ kind, of, onClose, ...on }: DecidingProps<R>) => (
  <DecisionDialog<{ reason: string }>
    title={`不发${kind.name}奖励`}
    okText="不发"
    isDanger
    draft={`${kind.record}:${kind.idOf(of)}:refuse`}
    write={({ reason }, key) => kind.refuse(of, { reason: reason.trim() }, key)}
    done={`已告诉${kind.receiver}不发的原因`}
    next={{ label: '回到列表', press: onClose }}
    {...{ onClose, ...on }}
  >
    <CaseLines lines={kind.linesOf(of)} />
    <Form.Item
      label="原因"
      name="reason"
      extra={`${kind.receiver}会读到，可以找客服申诉；不写${kind.unsaid}`}
      rules={[{ required: true, whitespace: true, min: 4, message: '请写清原因（至少 4 个字），会员会看到' }]}
    >
      <Input.TextArea maxLength={100} showCount rows={3} autoFocus />
    </Form.Item>
  </DecisionDialog>
)
