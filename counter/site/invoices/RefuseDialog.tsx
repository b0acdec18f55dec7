import { Form, Input } from 'antd'
import { invoice, type InvoiceCase } from '../../contract/invoice'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Props = {
  /** As it was seen. */
  of: InvoiceCase
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}

/** Why an invoice is not issued: the member reads it. */
export const RefuseDialog = ({ of: { id, version }, ...on }: Props) => (
  <DecisionDialog<{ reason: string }>
    title="不予开票"
    okText="不予开票"
    isDanger
    draft={`invoice:${id}:refuse`}
    write={({ reason }, key) => ask(invoice.refuse, { params: { id }, body: { reason: reason.trim() }, version }, key)}
    done="已告诉会员，可以改好再申请"
    {...on}
  >
    <Form.Item
      name="reason"
      label="原因"
      extra="会员会读到，例如：名称与税号对不上，请核对"
      rules={[{ required: true, whitespace: true, min: 4, message: '请至少写 4 个字' }]}
    >
      <Input.TextArea maxLength={100} showCount rows={3} autoFocus />
    </Form.Item>
  </DecisionDialog>
)
