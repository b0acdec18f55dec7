import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { consultation, MAX_SUMMARY } from '../../contract/consultation'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { useDraft } from '../parts/useDraft'

type Props = { conversationId: string; name: string; onClose: () => void; onDone: () => void }
type Draft = { summary: string; followUpOn: string }

/** Ends a consultation with what was found and what to do, which the member reads; what was typed stays where it is left. */
export function FinishDrawer({ conversationId, name, onClose, onDone }: Props) {
  const { draft, keep, drop } = useDraft<Draft>(`consultation:${conversationId}:summary`)
  const [typed, setTyped] = useState<Draft>({ summary: '', followUpOn: '', ...draft })
  const { send, problem, refused, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const change = (set: Partial<Draft>) => {
    const next = { ...typed, ...set }
    setTyped(next)
    keep(next)
  }
  const { summary, followUpOn } = typed
  const submit = async () => {
    const body = { summary, ...(followUpOn !== '' && { followUpOn }) }
    if (!(await send((key) => ask(consultation.finish, { params: { conversationId }, body }, key)))) return
    drop()
    void message.success('问诊已结束，会员已收到小结')
    onDone()
  }
  const problemOf = (field: string) => (refused?.field === field ? ({ validateStatus: 'error', help: problem } as const) : {})
  return (
    <Modal
      open
      title={`结束和${name}的问诊？`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>返回</Button>
          <Button type="primary" loading={isBusy} disabled={isOffline} onClick={() => void submit()}>
            结束问诊
          </Button>
        </>
      }
    >
      <p className="consult-hint">已开的处方照常审核。两天内会员还可以免费再问您。</p>
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label="小结" htmlFor="finish-summary" extra="判断与建议，会员和以后接诊的医生都会读到" {...problemOf('summary')}>
          <Input.TextArea
            id="finish-summary"
            rows={5}
            maxLength={MAX_SUMMARY}
            showCount
            value={summary}
            onChange={({ target }) => change({ summary: target.value })}
          />
        </Form.Item>
        <Form.Item label="提醒复诊（选填）" htmlFor="finish-day" extra="这天上午十点提醒会员" {...problemOf('followUpOn')}>
          <Input id="finish-day" type="date" value={followUpOn} onChange={({ target }) => change({ followUpOn: target.value })} />
        </Form.Item>
        {problem !== '' && refused?.field !== 'summary' && refused?.field !== 'followUpOn' && (
          <Alert type="error" showIcon message={problem} />
        )}
      </Form>
    </Modal>
  )
}
