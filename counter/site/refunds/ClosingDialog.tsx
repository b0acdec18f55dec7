import { Form, Input, Radio, Typography } from 'antd'
import { pay, REFUND_WAY_NAMES, RefundWay, type CounterRefund } from '../../contract/pay'
import { yuan } from '../../../src/lib/money'
import { ask } from '../client/ask'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { DecisionDialog } from '../parts/DecisionDialog'

/** The list tells no number: one is asked for where it is needed. */
const NO_PHONE = '*'.repeat(11)

type Fields = { way: RefundWay; note: string }
type Props = {
  /** As it was seen. */
  of: CounterRefund
  onClose: () => void
  /** Opens the next one, where there is one. */
  onNext: (() => void) | undefined
  /** Reads it again. */
  onReread: () => void
}

/** Closes a failed refund by hand. It cannot be taken back: the member is told at once that the money went. */
export function ClosingDialog({ of: { refundNumber, version, noun, subjectCode, amount }, onClose, onNext, onReread }: Props) {
  const [form] = Form.useForm<Fields>()
  const way = Form.useWatch<RefundWay | undefined>('way', form)
  return (
    <DecisionDialog<Fields>
      title={`了结退款：${noun} ${subjectCode}，${yuan(amount)} 元`}
      okText="钱已退，了结"
      yours={way ? REFUND_WAY_NAMES[way] : '了结退款'}
      draft={`refund:${refundNumber}`}
      write={(body, key) => ask(pay.closeRefund, { params: { refundNumber }, body, version }, key)}
      done="已了结，并告诉了顾客"
      onDone={onClose}
      next={onNext ? { label: '看下一笔', press: onNext } : { label: '回到列表', press: onClose }}
      foot={<SeenBy of={{ kind: 'refund', recordId: refundNumber }} />}
      {...{ form, onClose, onReread }}
    >
      <Typography.Paragraph type="secondary">
        先把钱退给顾客，再在这里了结：顾客会马上收到消息，订单里写明钱是怎么退的，支付平台不再重试。了结之后不能撤回。
      </Typography.Paragraph>
      <Typography.Paragraph>
        顾客手机号 <Masked of={{ kind: 'refund', recordId: refundNumber }} field="phone" masked={NO_PHONE} />
      </Typography.Paragraph>
      <Form.Item label="钱是怎么退的" name="way" rules={[{ required: true, message: '请选择退款方式' }]}>
        <Radio.Group className="choices" options={RefundWay.options.map((value) => ({ value, label: REFUND_WAY_NAMES[value] }))} />
      </Form.Item>
      <Form.Item
        label="凭据"
        name="note"
        extra="转账流水号、约定的内容；只有员工看得到"
        rules={[{ required: true, whitespace: true, message: '请写明凭据，如转账流水号' }]}
      >
        <Input.TextArea maxLength={100} showCount rows={3} />
      </Form.Item>
    </DecisionDialog>
  )
}
