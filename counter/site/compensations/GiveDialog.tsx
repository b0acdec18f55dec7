import { Alert, App, Form, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { compensation, MAX_COINS, type Gift } from '../../contract/compensation'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'

type Props = { orderCode: string; onClose: () => void }
type Fields = { orderCode: string; kind: Gift['kind']; coins?: number; couponType?: string; reason: string }

const KINDS = [
  { value: 'coins', label: '健康币' },
  { value: 'coupon', label: '优惠券' },
]

/** Gives the member of an order coins or a coupon, with the reason; what was typed stays where it is refused. */
export function GiveDialog({ orderCode, onClose }: Props) {
  const [form] = Form.useForm<Fields>()
  const kind = Form.useWatch<Gift['kind'] | undefined>('kind', form) ?? 'coins'
  const coupons = useAsk(compensation.coupons, {})
  const { send, problem, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async ({ orderCode: code, coins = 0, couponType = '', reason }: Fields) => {
    const gift: Gift = kind === 'coins' ? { kind, coins } : { kind, couponType }
    const body = { orderCode: code.trim(), gift, reason }
    if (!(await send((key) => ask(compensation.give, { body }, key)))) return
    void message.success('已补发，会员已收到消息')
    onClose()
  }
  return (
    <Modal
      open
      title="补发权益"
      okText="补发"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ orderCode, kind: 'coins' }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item label="订单号" name="orderCode" rules={[{ required: true, whitespace: true, message: '请填写订单号' }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item label="补发什么" name="kind">
          <Radio.Group options={KINDS} />
        </Form.Item>
        {kind === 'coins' ? (
          <Form.Item
            label={`健康币（最多 ${MAX_COINS} 枚，100 枚抵 1 元）`}
            name="coins"
            rules={[{ required: true, message: '请填写健康币数量' }]}
          >
            <InputNumber min={1} max={MAX_COINS} precision={0} suffix="枚" style={{ width: 180 }} />
          </Form.Item>
        ) : (
          <Form.Item label="优惠券" name="couponType" rules={[{ required: true, message: '请选择优惠券' }]}>
            <Select
              showSearch
              optionFilterProp="label"
              placeholder="按券名查找"
              options={
                coupons.data?.results.map(({ couponType, name, rule }) => ({ value: couponType, label: `${name}（${rule}）` })) ?? []
              }
            />
          </Form.Item>
        )}
        <Form.Item
          label="原因（会员下载个人信息副本时能看到）"
          name="reason"
          rules={[{ required: true, whitespace: true, min: 4, message: '请写清为什么补发（至少 4 个字）' }]}
        >
          <Input.TextArea maxLength={100} showCount rows={2} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
