import { Button, Form, Input, Space } from 'antd'
import { MAX_OPTIONS, prescription, type QuestionForm, type ReviewedPrescription } from '../../contract/prescription'
import { ask } from '../client/ask'
import { DecisionDialog } from '../parts/DecisionDialog'

type Props = {
  /** As it was seen. */
  of: ReviewedPrescription
  /** The next one, for who came too late. */
  next: { label: string; press: () => void }
  onClose: () => void
  onDone: () => void
}

/** A question to the member, with ready answers that are tapped. */
export const AskDialog = ({ of: { prescriptionId, version }, ...on }: Props) => (
  <DecisionDialog<QuestionForm>
    title="问会员"
    okText="发送"
    yours="问会员"
    draft={`prescription:${prescriptionId}:question`}
    initial={{ options: ['', ''] }}
    write={({ text, options }, key) => {
      const body = { text, options: options.filter((option) => option.trim() !== '') }
      return ask(prescription.ask, { params: { prescriptionId }, body, version }, key)
    }}
    done="已发给会员，回复后处方回到待审核"
    {...on}
  >
    <Form.Item
      label="问题"
      name="text"
      extra="会员在处方详情里读到并回复；请用日常的话，一次问一件事"
      rules={[{ required: true, whitespace: true, min: 4, message: '请写明要问的问题' }]}
    >
      <Input.TextArea maxLength={120} showCount rows={3} />
    </Form.Item>
    <Options />
  </DecisionDialog>
)

const Options = () => (
  <Form.List name="options">
    {(fields, { add, remove }) => (
      <Form.Item label="供会员点选的回复（选填）" extra="会员还可以写几句话，或请您打电话">
        {fields.map(({ key, name }) => (
          <Space key={key} className="question-option">
            <Form.Item name={name} noStyle>
              <Input maxLength={20} aria-label={`第 ${name + 1} 个回复`} placeholder={name === 0 ? '例如：还在吃' : '例如：已经停了'} />
            </Form.Item>
            <Button type="text" aria-label={`去掉第 ${name + 1} 个回复`} onClick={() => remove(name)}>
              去掉
            </Button>
          </Space>
        ))}
        {fields.length < MAX_OPTIONS && (
          <Button type="dashed" onClick={() => add('')}>
            加一个回复
          </Button>
        )}
      </Form.Item>
    )}
  </Form.List>
)
