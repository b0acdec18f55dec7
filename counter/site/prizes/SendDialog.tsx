import { Alert, App, Descriptions, Form, Input, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { CARRIER_CODES, CARRIERS } from '../../../src/contract/carriers'
import { shopTime } from '../../../src/lib/time'
import { lottery, type PrizeParcel } from '../../contract/lottery'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Fields = { carrier?: number; trackingNumber?: string }
type Props = {
  /** As it was seen. */
  of: PrizeParcel
  onClose: () => void
  /** Reads it again. */
  onReread: () => void
}

const OPTIONS = CARRIER_CODES.map((value) => ({ value, label: CARRIERS[value].name }))

/** A prize, to whom it goes, and by whom it was sent; what was typed stays where the number is none of the carrier's. */
export function SendDialog({ of, onClose, onReread }: Props) {
  const { drawId, version, name, state } = of
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`prize:${drawId}`)
  const { send, problem, refused, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const isOpen = state === 'toSend'
  const isOfNumber = refused?.field === 'trackingNumber'
  const submit = async ({ carrier = 0, trackingNumber = '' }: Fields) => {
    const body = { carrier, trackingNumber }
    if (!(await send((key) => ask(lottery.send, { params: { drawId }, body, version }, key)))) return
    drop()
    void message.success('已寄出，会员已收到消息')
    onClose()
  }
  const lookAgain = () => {
    forget()
    onReread()
  }
  return (
    <Modal
      open
      title={`奖品「${name}」`}
      okText="寄出"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined, hidden: !isOpen }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours="寄出奖品" keep={{ label: '看现在的', press: lookAgain }} />}
      <Descriptions column={1} size="small" bordered className="field" items={factsOf(of)} />
      {isOpen && (
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft}
          onValuesChange={(_changed, typed) => {
            keep(typed)
            if (refused) forget()
          }}
          onFinish={(fields) => void submit(fields)}
        >
          <Form.Item label="快递公司" name="carrier" rules={[{ required: true, message: '请选择快递公司' }]}>
            <Select placeholder="请选择" options={OPTIONS} />
          </Form.Item>
          <Form.Item
            label="运单号"
            name="trackingNumber"
            rules={[{ required: true, whitespace: true, message: '请填写运单号' }]}
            {...(isOfNumber && { validateStatus: 'error' as const, help: problem })}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
        </Form>
      )}
      {problem !== '' && !isOfNumber && <Alert type="error" showIcon message={problem} />}
      <SeenBy of={{ kind: 'prize', recordId: drawId }} />
    </Modal>
  )
}

function factsOf({ drawId, title, skuCode, wonAt, sendUntil, consignee, carrierName, trackingNumber }: PrizeParcel) {
  const masked = (field: 'consigneeName' | 'consigneePhone' | 'address', text: string) => (
    <Masked of={{ kind: 'prize', recordId: drawId }} field={field} masked={text} />
  )
  const facts: Array<[string, ReactNode]> = [
    ['活动', title],
    ['规格编码', skuCode],
    ['中奖时间', shopTime(wonAt)],
    ['收件人', consignee && masked('consigneeName', consignee.name)],
    ['手机号', consignee && masked('consigneePhone', consignee.phone)],
    ['收件地址', consignee && masked('address', consignee.address)],
    ['最晚寄出', sendUntil && shopTime(sendUntil)],
    ['快递', carrierName],
    ['运单号', trackingNumber],
  ]
  return facts.filter(([, value]) => Boolean(value)).map(([label, children]) => ({ key: label, label, children }))
}
