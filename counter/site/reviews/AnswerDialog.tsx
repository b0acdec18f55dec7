import { Alert, App, Form, Input, Modal } from 'antd'
import { review, type ReviewCase } from '../../contract/review'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'

type Fields = { words?: string }
type Props = {
  /** As it was seen. */
  of: ReviewCase
  onClose: () => void
  onDone: () => void
}

/** The pharmacy's public answer. What was typed stays where the gateway refuses, and where it is left. */
export function AnswerDialog({ of: { id, version, answer }, onClose, onDone }: Props) {
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`review:${id}:answer`)
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async ({ words = '' }: Fields) => {
    const body = { words: words.trim() }
    if (!(await send((key) => ask(review.answer, { params: { id }, body, version }, key)))) return
    drop()
    void message.success('已回复，所有人看得到')
    onDone()
  }
  return (
    <Modal
      open
      title={answer === null ? '回复这条评价' : '修改回复'}
      okText="回复"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {conflict && <ConflictNote of={conflict} yours="回复" keep={{ label: '看现在的', press: onClose }} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ words: answer?.words, ...draft }}
        onValuesChange={(_changed, all) => keep(all)}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="words"
          label="回复内容"
          extra="所有人看得到，署您的姓名和岗位。不写疗效，不提顾客的身体情况"
          rules={[{ required: true, whitespace: true, min: 5, message: '请至少写 5 个字' }]}
        >
          <Input.TextArea maxLength={300} showCount rows={5} autoFocus />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
