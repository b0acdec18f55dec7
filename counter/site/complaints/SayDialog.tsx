import { Form, Input } from 'antd'
import { ASKED_DAYS } from '../../../src/contract/complaintKinds'
import { complaint, type ComplaintCase } from '../../contract/complaint'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Way = 'ask' | 'answer' | 'handIn'
type Fields = { words: string }
type Props = {
  way: Way
  /** As it was seen. */
  of: ComplaintCase
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}
type Row = { title: string; label: string; extra: string; okText: string; done: string; most: number; least: number }

const ROWS: Readonly<Record<Way, Row>> = {
  answer: {
    ...{ title: '回复这条反馈', label: '回复', okText: '回复', done: '已回复' },
    ...{ extra: '顾客会读到全文。请写明核实的情况和怎么处理', most: 500, least: 5 },
  },
  ask: {
    ...{ title: '请顾客补充', label: '要问的', okText: '发送', done: '已发送，等顾客补充' },
    ...{ extra: `顾客会读到全文，${ASKED_DAYS} 天没有补充自动结束`, most: 500, least: 5 },
  },
  handIn: {
    ...{ title: '登记不良反应上报', label: '上报编号', okText: '登记', done: '已登记' },
    ...{ extra: '国家药品不良反应监测系统给出的报告编号', most: 40, least: 4 },
  },
}

/** Something that is written: the answer, a question, the number of a report. */
export function SayDialog({ way, of, ...on }: Props) {
  const { title, label, extra, okText, done, most, least } = ROWS[way]
  return (
    <DecisionDialog<Fields>
      draft={`complaint:${of.number}:${way}`}
      write={({ words }, key) => write(way, of, words.trim(), key)}
      {...{ title, okText, done, ...on }}
    >
      <Form.Item
        name="words"
        label={label}
        extra={extra}
        rules={[{ required: true, whitespace: true, min: least, message: `请至少写 ${least} 个字` }]}
      >
        {way === 'handIn' ? <Input maxLength={most} autoFocus /> : <Input.TextArea maxLength={most} showCount rows={6} autoFocus />}
      </Form.Item>
    </DecisionDialog>
  )
}

function write(way: Way, { number, version }: ComplaintCase, words: string, key: string) {
  const params = { number }
  if (way === 'handIn') return ask(complaint.handIn, { params, body: { number: words }, version }, key)
  return ask(complaint[way], { params, body: { words }, version }, key)
}
