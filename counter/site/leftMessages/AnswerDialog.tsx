import { Alert, App, Form, Input, Modal } from 'antd'
import { MAX_TEXT } from '../../../src/contract/chat'
import { shopTime } from '../../../src/lib/time'
import { chat } from '../../contract/chat'
import type { StaffLeftMessage } from '../../contract/leftMessage'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Props = {
  /** As it was seen. */
  of: StaffLeftMessage
  onClose: () => void
  onNext: (() => void) | undefined
  onReread: () => void
}

/** What was left, and the answer to it, once. Who was quicker is said; what was typed stays. */
export function AnswerDialog({ of: { id, version, text, at, phone, isMember, answer }, onClose, onNext, onReread }: Props) {
  const [form] = Form.useForm<{ text: string }>()
  const { draft, keep, drop } = useDraft<{ text: string }>(`leftMessage:${id}`)
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (body: { text: string }) => {
    if (!(await send((key) => ask(chat.answerLeft, { params: { id }, body, version }, key)))) return
    drop()
    void message.success(isMember ? '已回复，会员会收到提醒' : '已回复')
    onClose()
  }
  const next = onNext ? { label: '回下一条', press: onNext } : { label: '回到列表', press: onClose }
  const lookAgain = () => {
    forget()
    onReread()
  }
  return (
    <Modal
      open
      title="留言"
      okText="回复"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined, hidden: answer !== null }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours="回复留言"
          {...(conflict.isDecided ? { next } : { keep: { label: '看现在的', press: lookAgain } })}
        />
      )}
      <p>
        {shopTime(at)} {isMember ? '会员' : '访客'}{' '}
        {phone !== null && <Masked of={{ kind: 'leftMessage', recordId: id }} field="phone" masked={phone} isCalled />}
      </p>
      <p className="lines preview">{text}</p>
      {answer ? (
        <>
          <p>
            {shopTime(answer.at)} {answer.by} 回复
          </p>
          <p className="lines preview">{answer.text}</p>
        </>
      ) : (
        <Form<{ text: string }>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft}
          onValuesChange={(_changed, typed) => keep(typed)}
          onFinish={(fields) => void submit(fields)}
        >
          <Form.Item
            label="回复"
            name="text"
            extra={isMember ? '会员在留言里读到；提醒里没有内容' : '访客没有账号，看不到这里的回复：请打电话告诉他，再记下怎样回复的'}
            rules={[{ required: true, whitespace: true, message: '请写下回复' }]}
          >
            <Input.TextArea maxLength={MAX_TEXT} showCount rows={4} />
          </Form.Item>
        </Form>
      )}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      {phone !== null && <SeenBy of={{ kind: 'leftMessage', recordId: id }} />}
    </Modal>
  )
}
