import { Form, Input, Radio, Typography } from 'antd'
import { yuan } from '../../../src/lib/money'
import { membership, type MembershipCase } from '../../contract/membership'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'
import { calledOf } from './words'
import { WAYS, type Way } from './ways'

type Fields = { reason: string; wasWrong?: boolean }
type Props = {
  way: Way
  /** As it was seen. */
  of: MembershipCase
  onClose: () => void
  onDone: () => void
  /** Reads it again. */
  onReread: () => void
}

/** One of the ways, with its reason: what comes of it stands above. */
export function WayDialog({ way, of, ...on }: Props) {
  const { label, okText, done, isDanger = false, hint, extra } = WAYS[way]
  return (
    <DecisionDialog<Fields>
      title={`${label}：${calledOf(of)}`}
      draft={`svip:${of.orderId}:${way}`}
      write={(fields, key) => write(way, of, fields, key)}
      yours={label}
      {...{ okText, done, isDanger, ...on }}
    >
      <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>
      {way === 'giveBack' && of.fault && <Sum of={of.fault} paid={of.paid} />}
      {way === 'liftPause' && <Why of={of} />}
      <Form.Item
        label="原因"
        name="reason"
        extra={extra}
        rules={[{ required: true, whitespace: true, min: 4, message: '请写清原因（至少 4 个字）' }]}
      >
        <Input.TextArea maxLength={100} showCount rows={3} />
      </Form.Item>
    </DecisionDialog>
  )
}

const Sum = ({ of: { back, days, daysLeft }, paid }: { of: NonNullable<MembershipCase['fault']>; paid: number }) => (
  <Typography.Paragraph>
    实付 {yuan(paid)} 元，剩余 {daysLeft} / {days} 天，退 <b>{yuan(back)} 元</b>，原路退回。
  </Typography.Paragraph>
)

/** Whether the pause was right: where it was not, its days come back. */
function Why({ of: { can, lastPause } }: { of: MembershipCase }) {
  const choices = [
    { value: false, label: '暂停没有错，现在恢复；暂停的天数不补', disabled: !can.liftPause },
    { value: true, label: `暂停有误，补回 ${lastPause?.days ?? 0} 天和期间的专享券`, disabled: !can.correctPause },
  ]
  return (
    <Form.Item label="为什么恢复" name="wasWrong" rules={[{ required: true, message: '请选择为什么恢复' }]}>
      <Radio.Group className="choices" options={choices} />
    </Form.Item>
  )
}

function write(way: Way, { orderId, version, fault }: MembershipCase, fields: Fields, key: string) {
  const reason = fields.reason.trim()
  const seen = { params: { orderId }, version }
  if (way === 'giveBack') return ask(membership.giveBack, { ...seen, body: { reason, back: fault?.back ?? 0 } }, key)
  if (way === 'liftPause') return ask(membership.liftPause, { ...seen, body: { reason, wasWrong: fields.wasWrong === true } }, key)
  return ask(membership[way], { ...seen, body: { reason } }, key)
}
