import { Form, Input } from 'antd'
import { invitation } from '../../contract/invitation'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'
import { CaseLines } from './CaseLines'
import type { DecidingProps } from './deciding'

/** Why nothing is given: the member reads it. */
export const RefuseDialog = ({ of, onClose, ...on }: DecidingProps) => (
  <DecisionDialog<{ reason: string }>
    title="不发邀请奖励"
    okText="不发"
    isDanger
    draft={`invitation:${of.invitationId}:refuse`}
    write={({ reason }, key) =>
      ask(invitation.refuse, { params: { invitationId: of.invitationId }, body: { reason: reason.trim() }, version: of.version }, key)
    }
    done="已告诉邀请人不发的原因"
    next={{ label: '回到列表', press: onClose }}
    {...{ onClose, ...on }}
  >
    <CaseLines of={of} />
    <Form.Item
      label="原因"
      name="reason"
      extra="邀请人会读到，可以找客服申诉；不写新朋友是谁、买了什么"
      rules={[{ required: true, whitespace: true, min: 4, message: '请写清原因（至少 4 个字），会员会看到' }]}
    >
      <Input.TextArea maxLength={100} showCount rows={3} autoFocus />
    </Form.Item>
  </DecisionDialog>
)
