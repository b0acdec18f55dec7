import { Form, Input } from 'antd'
import type { PrescriptionCase } from '../../contract/prescription'
import { recheck } from '../../contract/recheck'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Props = { /** As it was seen. */ of: PrescriptionCase; onClose: () => void; onDone: () => void }

/** Asks another pharmacist to look again at what was decided. */
export const RecheckDialog = ({ of: { prescriptionId, version }, ...on }: Props) => (
  <DecisionDialog<{ reason: string }>
    title="申请复核"
    okText="申请"
    yours="申请复核"
    draft={`prescription:${prescriptionId}:recheck`}
    write={(body, key) => ask(recheck.ask, { params: { prescriptionId }, body, version }, key)}
    done="已申请，另一位药师会在「复核处方」里办理"
    {...on}
  >
    <Form.Item
      label="为什么要复核"
      name="reason"
      extra="由没有参与这次决定的药师复核；会员看不到这段话"
      rules={[{ required: true, whitespace: true, min: 4, message: '请写明为什么要复核' }]}
    >
      <Input.TextArea maxLength={200} showCount rows={4} />
    </Form.Item>
  </DecisionDialog>
)
