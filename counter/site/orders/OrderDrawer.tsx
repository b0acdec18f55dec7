import { Alert, App, Drawer } from 'antd'
import { Fragment, useState, type ReactNode } from 'react'
import { order, ORDER_REFUSAL_NAMES, type OrderCase, type OrderToCheck } from '../../contract/order'
import type { FieldOf } from '../../contract/uncover'
import { yuan } from '../../../src/lib/money'
import { shopDate, shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { FactList, type Fact } from '../parts/FactList'
import { ReasonDrawer } from '../parts/ReasonDrawer'
import { useKeys } from '../keys/useKeys'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { DecisionBar } from '../queues/DecisionBar'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { SafetyFindings } from '../safety/SafetyFindings'
import { OrderLines } from './OrderLines'

type Props = { orderCode: string; onClose: () => void; /** Opens the next one, where there is one. */ onNext: (() => void) | undefined }

/** One order with its drugs, prescription and who gets it; a pharmacist passes or refuses it here, as it was seen. */
export function OrderDrawer({ orderCode, onClose, onNext }: Props) {
  const read = useAsk(order.detail, { params: { orderCode } })
  const isWaiting = read.data?.check === null && read.data.status === '待发货'
  const { heldBy, giveBack } = useHold({ queue: 'orders', recordId: orderCode, isWaiting })
  const isHeld = heldBy !== undefined
  const [seen, setSeen] = useState<OrderToCheck>()
  const [isRefusing, setRefusing] = useState(false)
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const approve = async () => {
    if (!read.data) return
    const { version } = read.data
    setSeen(read.data)
    if (!(await send((key) => ask(order.approve, { params: { orderCode }, version }, key)))) return void read.refetch()
    void message.success('已核对，可以发货')
    onClose()
  }
  const refuse = () => {
    setSeen(read.data)
    setRefusing(true)
  }
  const back = () => {
    setRefusing(false)
    void read.refetch()
  }
  const next = onNext ? { label: '看下一单', press: onNext } : { label: '回到列表', press: onClose }
  const mayDecide = isWaiting && !isHeld && !isBusy && !isRefusing && !isOffline
  useKeys({ approve: mayDecide ? () => void approve() : undefined, refuse: mayDecide ? refuse : undefined })
  return (
    <Drawer
      open
      width={640}
      title={`订单 ${orderCode}`}
      onClose={onClose}
      footer={
        isWaiting && (
          <DecisionBar
            approve={{ label: '核对通过', press: () => void approve() }}
            refuse={{ label: '不通过', press: refuse }}
            {...{ next, isHeld, isOffline, isBusy, giveBack, isCovered: isRefusing, onDone: onClose }}
          />
        )
      }
    >
      <HeldNote by={heldBy} />
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
      {conflict && (
        <ConflictNote of={conflict} yours="核对通过" next={conflict.isDecided ? next : { label: '看过了，重新核对', press: forget }} />
      )}
      <Answered of={read}>{(found) => <Facts of={found} before={seen} />}</Answered>
      {isRefusing && seen && (
        <ReasonDrawer
          record={`order:${orderCode}`}
          title="核对不通过"
          okText="取消订单并退款"
          extra="买家会在消息和订单里读到原因和说明；款项自动原路退回"
          done="已取消订单并退款，原因已告诉买家"
          reasons={ORDER_REFUSAL_NAMES}
          send={(body, key) => ask(order.refuse, { params: { orderCode }, body, version: seen.version }, key)}
          next={next}
          onClose={back}
          onDone={onClose}
        />
      )}
    </Drawer>
  )
}

const Facts = ({ of, before }: { of: OrderCase; before: OrderToCheck | undefined }) => (
  <div className="stack">
    <OrderLines lines={of.lines} before={before?.lines} />
    <SafetyFindings of={of.safety} />
    <FactList facts={factsOf(of)} before={before && factsOf(before)} />
    <SeenBy of={{ kind: 'order', recordId: of.orderCode }} />
  </div>
)

/** What is not there is left out. */
function factsOf({ prescription, check, gifts, ...of }: OrderToCheck): Fact[] {
  const fact = (field: FieldOf<'order'>, masked: string) => (
    <Masked of={{ kind: 'order', recordId: of.orderCode }} field={field} masked={masked} />
  )
  const patient = prescription?.patientName ?? of.patientName ?? undefined
  const relation = prescription ? `（${prescription.relationLabel}）` : ''
  const facts: Array<[string, string | undefined, ReactNode?, string?]> = [
    ['赠品', gifts.map(({ name, specification, quantity }) => `${name} ${specification} × ${quantity}`).join('、') || undefined],
    [
      '用药人',
      patient && `${patient}${relation}`,
      <Fragment key="patient">
        {fact('patientName', patient ?? '')}
        {relation}
      </Fragment>,
    ],
    ['诊断', prescription?.diagnosis],
    ['处方药品', prescription?.drugs.map(({ name, quantity }) => `${name} 最多 ${quantity} 盒`).join('、')],
    ['处方有效期至', prescription ? shopDate(prescription.validUntil) : undefined],
    ['买家备注', of.note || undefined, fact('note', of.note)],
    [
      '收货人',
      `${of.consigneeName} ${of.consigneePhone}，${of.address}`,
      <div key="consignee" className="masked-facts">
        {fact('consigneeName', of.consigneeName)}
        {fact('consigneePhone', of.consigneePhone)}
        {fact('address', of.address)}
      </div>,
      of.consigneeVersion,
    ],
    ['实付', `${yuan(of.payable)} 元，${shopTime(of.paidAt)} 付款`],
    ['状态', of.status],
    ['核对', check ? `${shopTime(check.at)} ${check.by} ${check.refusal === null ? '通过' : `不通过：${check.refusal}`}` : undefined],
  ]
  return facts.filter((fact): fact is Fact => fact[1] !== undefined)
}
