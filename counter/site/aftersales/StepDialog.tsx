import { Typography } from 'antd'
import { RefundType } from '../../../src/contract/refundReasons'
import { yuan } from '../../../src/lib/money'
import { aftersales, type AftersalesCase } from '../../contract/aftersales'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Step = 'agree' | 'arrive' | 'pass'
type Props = {
  way: Step
  /** As it was seen. */
  of: AftersalesCase
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}
type Words = { title: string; text: string; okText: string; done: string }

/** Asks once more before goods are awaited, taken for arrived, or money goes: what comes of it stands there. */
export function StepDialog({ way, of, ...on }: Props) {
  const { text, ...words } = wordsOf(way, of)
  return (
    <DecisionDialog draft={`aftersales:${of.refundNumber}:${way}`} write={(_fields, key) => write(way, of, key)} {...words} {...on}>
      <Typography.Paragraph>{text}</Typography.Paragraph>
    </DecisionDialog>
  )
}

function write(way: Step, { refundNumber, version }: AftersalesCase, key: string) {
  const params = { refundNumber }
  if (way === 'agree') return ask(aftersales.agree, { params, version }, key)
  if (way === 'arrive') return ask(aftersales.arrive, { params, version }, key)
  return ask(aftersales.endInspection, { params, body: { isPassed: true }, version }, key)
}

function wordsOf(way: Step, { type, amount, count, tracking, paysReturn, restocks }: AftersalesCase): Words {
  const money = `${yuan(amount)} 元`
  if (way === 'arrive')
    return {
      title: '收到退回的包裹',
      text: tracking ? `${tracking.carrierName} ${tracking.trackingNumber}，应有 ${count} 件。` : `应有 ${count} 件。`,
      okText: '已收到',
      done: '已登记，会员已收到消息',
    }
  if (way === 'pass')
    return {
      title: `验收通过，退 ${money}`,
      text: `收到 ${count} 件，与申请相符。款项马上交给银行，不能撤回。退回的商品${restocks ? '放回库存' : '不放回库存'}。`,
      okText: '通过并退款',
      done: '已通过，款项交给银行',
    }
  if (type === RefundType.returnAndRefund)
    return {
      title: `同意退货 ${count} 件`,
      text: `会员会收到退货地址，七天内寄回，${paysReturn ? '运费由店里承担' : '运费由会员承担'}；验收通过后退 ${money}。`,
      okText: '同意退货',
      done: '已同意，会员已收到退货地址',
    }
  return {
    title: `同意退款 ${money}`,
    text: '款项马上交给银行，按原支付方式退回，不能撤回。',
    okText: '同意退款',
    done: '已同意，款项交给银行',
  }
}
