import { Form, Input } from 'antd'
import { MAX_TEXT } from '../../../src/contract/chat'
import { shopTime } from '../../../src/lib/time'
import { chat } from '../../contract/chat'
import type { StaffLeftMessage } from '../../contract/leftMessage'
import { ask } from '../client/ask'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { DecisionDialog } from '../parts/DecisionDialog'

type Props = {
  /** As it was seen. */
  of: StaffLeftMessage
  onClose: () => void
  onNext: (() => void) | undefined
  onReread: () => void
}

/** What was left, and the answer to it, once. */
export function AnswerDialog({ of: { id, version, text, at, phone, isMember, answer }, onClose, onNext, onReread }: Props) {
  return (
    <DecisionDialog<{ text: string }>
      title="留言"
      okText="回复"
      yours="回复留言"
      draft={`leftMessage:${id}`}
      write={(body, key) => ask(chat.answerLeft, { params: { id }, body, version }, key)}
      done={isMember ? '已回复，会员会收到提醒' : '已回复'}
      onDone={onClose}
      next={onNext ? { label: '回下一条', press: onNext } : { label: '回到列表', press: onClose }}
      isRead={answer !== null}
      foot={phone !== null && <SeenBy of={{ kind: 'leftMessage', recordId: id }} />}
      {...{ onClose, onReread }}
    >
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
        <Form.Item
          label="回复"
          name="text"
          extra={isMember ? '会员在留言里读到；提醒里没有内容' : '访客没有账号，看不到这里的回复：请打电话告诉他，再记下怎样回复的'}
          rules={[{ required: true, whitespace: true, message: '请写下回复' }]}
        >
          <Input.TextArea maxLength={MAX_TEXT} showCount rows={4} />
        </Form.Item>
      )}
    </DecisionDialog>
  )
}
