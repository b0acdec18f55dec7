import { Alert, App, Input, Modal } from 'antd'
import { useState } from 'react'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { questionnaire, type QuestionnaireSetUp } from '../../contract/questionnaire'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'

type Props = {
  title: string
  text: string
  okText: string
  done: string
  write: (reason: string, key: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Asks why, before something that shoppers see is changed. */
export function WhyDialog({ title, text, okText, done, write, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async () => {
    if (!(await send((key) => write(reason.trim(), key)))) return
    void message.success(done)
    onDone()
  }
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined || reason.trim().length < 4 }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours={okText} keep={{ label: '看现在的', press: onClose }} />}
      <p>{text}</p>
      <Input.TextArea
        aria-label="原因"
        placeholder="为什么，至少 4 个字"
        rows={3}
        maxLength={100}
        showCount
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}

type Publishing = { of: QuestionnaireSetUp; content: QuestionnaireContent; version: string; onClose: () => void; onDone: () => void }

/** Publishes what was edited, by the version that was seen when it was begun. */
export const PublishDialog = ({ of: { type, published }, content, version, ...on }: Publishing) => (
  <WhyDialog
    title={`发布第 ${published + 1} 版`}
    text="从现在起开始填的顾客看到新的一版；填了一半的，填完原来那一版。发布后不能再改，只能再发布一版。"
    okText="发布"
    done="已发布"
    write={(reason, key) => ask(questionnaire.publish, { params: { type }, body: { content, reason }, version }, key)}
    {...on}
  />
)
