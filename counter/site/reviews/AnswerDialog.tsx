import { Form, Input } from 'antd'
import { review, type ReviewCase } from '../../contract/review'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Fields = { words: string }
type Props = {
  /** As it was seen. */
  of: ReviewCase
  onClose: () => void
  onDone: () => void
}

/** The pharmacy's public answer. */
export const AnswerDialog = ({ of: { id, version, answer }, ...on }: Props) => (
  <DecisionDialog<Fields>
    title={answer === null ? '回复这条评价' : '修改回复'}
    okText="回复"
    draft={`review:${id}:answer`}
    {...(answer && { initial: { words: answer.words } })}
    write={({ words }, key) => ask(review.answer, { params: { id }, body: { words: words.trim() }, version }, key)}
    done="已回复，所有人看得到"
    {...on}
  >
    <Form.Item
      name="words"
      label="回复内容"
      extra="所有人看得到，署您的姓名和岗位。不写疗效，不提顾客的身体情况"
      rules={[{ required: true, whitespace: true, min: 5, message: '请至少写 5 个字' }]}
    >
      <Input.TextArea maxLength={300} showCount rows={5} autoFocus />
    </Form.Item>
  </DecisionDialog>
)
