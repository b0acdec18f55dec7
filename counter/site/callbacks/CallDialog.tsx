import { Alert, App, Descriptions, Form, Input, Modal, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { callback, CallOutcome, type Callback } from '../../contract/callback'
import type { FieldOf } from '../../contract/uncover'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'
import { DecisionBar } from '../queues/DecisionBar'
import { HeldNote } from '../queues/HeldNote'
import { useHold } from '../queues/useHold'
import { OUTCOME_NAMES } from './outcomes'

type Fields = { outcome: CallOutcome; note?: string }
type Props = {
  /** As it was seen. */
  of: Callback
  /** The number is asked for at once. */
  dials: boolean
  onClose: () => void
  /** Opens the next one, where there is one. */
  onNext: (() => void) | undefined
  /** Reads it again. */
  onReread: () => void
}

/** The number to call, and how a call ended. Who was called by somebody else meanwhile is said; what was typed stays. */
export function CallDialog({ of, dials, onClose, onNext, onReread }: Props) {
  const { requestId, phone, version, call } = of
  const isWaiting = call === null
  const { heldBy, giveBack } = useHold({ queue: 'callbacks', recordId: requestId, isWaiting })
  const isHeld = heldBy !== undefined
  const [isThere, setThere] = useState(false)
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`callback:${requestId}`)
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async ({ outcome, note = '' }: Fields) => {
    const body = { outcome, note }
    if (!(await send((key) => ask(callback.record, { params: { requestId }, body, version }, key)))) return
    drop()
    void message.success('已记录')
    onClose()
  }
  const lookAgain = () => {
    forget()
    onReread()
  }
  const next = onNext ? { label: '回下一个', press: onNext } : { label: '回到列表', press: onClose }
  return (
    <Modal
      open
      title={`回电 ${phone}`}
      onCancel={onClose}
      // Before the dialog stands, a question in it finds no place.
      afterOpenChange={setThere}
      footer={
        isWaiting && (
          <DecisionBar
            approve={{ label: '记录', press: form.submit }}
            {...{ next, isHeld, isOffline: isOffline || conflict !== undefined, isBusy, giveBack, onDone: onClose }}
          />
        )
      }
    >
      <HeldNote by={heldBy} />
      {conflict && (
        <ConflictNote
          of={conflict}
          yours="记录回电"
          {...(conflict.isDecided ? { next } : { keep: { label: '看现在的', press: lookAgain } })}
        />
      )}
      <Asked key={isThere ? 'there' : 'coming'} of={of} dials={dials && isThere && !isHeld} />
      {isWaiting && (
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft}
          onValuesChange={(_changed, typed) => keep(typed)}
          onFinish={(fields) => void submit(fields)}
        >
          <Form.Item label="通话结果" name="outcome" rules={[{ required: true, message: '请选择通话结果' }]}>
            <Radio.Group options={CallOutcome.options.map((value) => ({ value, label: OUTCOME_NAMES[value] }))} />
          </Form.Item>
          <Form.Item label="备注（选填）" name="note" extra="选「无人接听」，会员会在消息里看到药师打过电话">
            <Input.TextArea maxLength={200} showCount rows={3} />
          </Form.Item>
        </Form>
      )}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      <SeenBy of={{ kind: 'callback', recordId: requestId }} />
    </Modal>
  )
}

function Asked({ of: { requestId, phone, question, call }, dials }: { of: Callback; dials: boolean }) {
  const fact = (field: FieldOf<'callback'>, masked: string) => (
    <Masked
      of={{ kind: 'callback', recordId: requestId }}
      field={field}
      masked={masked}
      isCalled={field === 'phone'}
      asksAtOnce={field === 'phone' && dials}
    />
  )
  const facts: Array<[string, ReactNode]> = [
    ['电话', fact('phone', phone)],
    ['问题', question && fact('question', question)],
    ['备注', call && call.note !== '' && fact('note', call.note)],
  ]
  const items = facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ key: label, label, children: value }))
  return <Descriptions column={1} size="small" bordered items={items} className="field" />
}
