import { Alert, App, Button, Descriptions, Drawer, Space, Table, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { order, ORDER_REFUSAL_NAMES, type OrderToCheck } from '../../contract/order'
import type { FieldOf } from '../../contract/uncover'
import { yuan } from '../../../src/lib/money'
import { shopDate, shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { Answered } from '../parts/Answered'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useKeys } from '../keys/useKeys'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { GiveBackButton } from '../queues/GiveBackButton'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'

type Props = { orderCode: string; onClose: () => void }

/** One order with its drugs, prescription and who gets it; a pharmacist passes or refuses it here. */
export function OrderDrawer({ orderCode, onClose }: Props) {
  const read = useAsk(order.detail, { params: { orderCode } })
  const isWaiting = read.data?.check === null && read.data.status === '待发货'
  const { heldBy, giveBack } = useHold({ queue: 'orders', recordId: orderCode, isWaiting })
  const isHeld = heldBy !== undefined
  const [isRefusing, setRefusing] = useState(false)
  const { send, problem, isBusy } = useSending()
  const { message } = App.useApp()
  const approve = async () => {
    if (!(await send((key) => ask(order.approve, { params: { orderCode } }, key)))) return void read.refetch()
    void message.success('已核对，可以发货')
    onClose()
  }
  const mayDecide = isWaiting && !isHeld && !isBusy && !isRefusing
  useKeys({ approve: mayDecide ? () => void approve() : undefined, refuse: mayDecide ? () => setRefusing(true) : undefined })
  return (
    <Drawer
      open
      width={640}
      title={`订单 ${orderCode}`}
      onClose={onClose}
      footer={
        isWaiting && (
          <Space>
            <Button type="primary" disabled={isHeld} loading={isBusy} onClick={() => void approve()}>
              核对通过
            </Button>
            <Button danger disabled={isHeld || isBusy} onClick={() => setRefusing(true)}>
              不通过
            </Button>
            {!isHeld && <GiveBackButton giveBack={giveBack} onDone={onClose} isCovered={isRefusing} />}
          </Space>
        )
      }
    >
      <HeldNote by={heldBy} />
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
      <Answered of={read}>{(found) => <Facts of={found} />}</Answered>
      {isRefusing && (
        <ReasonDialog
          title="核对不通过"
          okText="取消订单并退款"
          extra="买家会在消息和订单里读到原因和说明；款项自动原路退回"
          done="已取消订单并退款，原因已告诉买家"
          reasons={ORDER_REFUSAL_NAMES}
          send={(body, key) => ask(order.refuse, { params: { orderCode }, body }, key)}
          onClose={() => setRefusing(false)}
          onDone={onClose}
        />
      )}
    </Drawer>
  )
}

const Facts = ({ of }: { of: OrderToCheck }) => (
  <div className="stack">
    <Table<OrderToCheck['lines'][number]>
      size="small"
      pagination={false}
      rowKey={({ name, specification }) => `${name}${specification}`}
      dataSource={of.lines}
      columns={[
        {
          title: '药品',
          render: (_cell, { name, mark }) => (
            <>
              {name} {mark === 'rx' && <Tag color="red">处方药</Tag>}
            </>
          ),
        },
        { title: '规格', dataIndex: 'specification' },
        { title: '数量', dataIndex: 'quantity', width: 70 },
      ]}
    />
    <Descriptions column={1} size="small" bordered items={factsOf(of).map(([label, value]) => ({ key: label, label, children: value }))} />
    <SeenBy of={{ kind: 'order', recordId: of.orderCode }} />
  </div>
)

/** What is not there is left out. */
function factsOf({ prescription, check, gifts, ...of }: OrderToCheck): Array<[string, ReactNode]> {
  const fact = (field: FieldOf<'order'>, masked: string) => (
    <Masked of={{ kind: 'order', recordId: of.orderCode }} field={field} masked={masked} />
  )
  const patient = prescription?.patientName ?? of.patientName
  const facts: Array<[string, ReactNode]> = [
    ['赠品', gifts.map(({ name, specification, quantity }) => `${name} ${specification} × ${quantity}`).join('、') || undefined],
    [
      '用药人',
      patient ? (
        <>
          {fact('patientName', patient)}
          {prescription && `（${prescription.relationLabel}）`}
        </>
      ) : undefined,
    ],
    ['诊断', prescription?.diagnosis],
    ['处方药品', prescription?.drugs.map(({ name, quantity }) => `${name} 最多 ${quantity} 盒`).join('、')],
    ['处方有效期至', prescription ? shopDate(prescription.validUntil) : undefined],
    ['买家备注', of.note ? fact('note', of.note) : undefined],
    [
      '收货人',
      <div key="consignee" className="masked-facts">
        {fact('consigneeName', of.consigneeName)}
        {fact('consigneePhone', of.consigneePhone)}
        {fact('address', of.address)}
      </div>,
    ],
    ['实付', `${yuan(of.payable)} 元，${shopTime(of.paidAt)} 付款`],
    ['状态', of.status],
    ['核对', check ? `${shopTime(check.at)} ${check.by} ${check.refusal === null ? '通过' : `不通过：${check.refusal}`}` : undefined],
  ]
  return facts.filter(([, value]) => value !== undefined)
}
