import { Alert, Checkbox, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { usesOf, type WordKind } from '../../../src/contract/sensitiveWord'
import { sensitiveWord, WordFields, type ListedWord } from '../../contract/sensitiveWord'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { KIND_OPTIONS, USE_OPTIONS } from './kinds'

type Fields = { word: string; kind: WordKind | undefined; uses: string[]; except: string[]; tip: string; reason: string }
type Props = {
  /** Nothing: a new one. */
  of: ListedWord | undefined
  reread: (wordId: string) => Promise<ListedWord | undefined>
  onClose: () => void
}

const EMPTY: Fields = { word: '', kind: undefined, uses: [], except: [], tip: '', reason: '' }
const fieldsOf = ({ word, kind, uses, except, tip }: ListedWord): Fields => ({
  word,
  kind: kind as WordKind,
  uses,
  except,
  tip,
  reason: '',
})
const required = (message: string) => [{ required: true, whitespace: true, message }]
const DONE = '已保存，马上生效；可以在变更记录里撤回'

/** Adds a word, or changes one, with the reason. */
export function WordDialog({ of, reread, onClose }: Props) {
  const [form] = Form.useForm<Fields>()
  const [seen, setSeen] = useState(() => (of ? fieldsOf(of) : EMPTY))
  const [version, setVersion] = useState(of?.version ?? '')
  const [unfit, setUnfit] = useState('')
  const keep = async () => {
    const present = of && (await reread(of.wordId))
    if (!present) return
    const now = fieldsOf(present)
    form.setFieldsValue(rebase({ seen, typed: form.getFieldsValue(), present: now }))
    setSeen(now)
    setVersion(present.version)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved: onClose, onKept: keep, done: DONE })
  const submit = async ({ reason, ...fields }: Fields) => {
    const edited = WordFields.safeParse(fields)
    setUnfit(edited.success ? '' : (edited.error.issues[0]?.message ?? ''))
    if (!edited.success) return
    const body = { edited: edited.data, reason }
    await save((key) =>
      of ? ask(sensitiveWord.edit, { params: { wordId: of.wordId }, body, version }, key) : ask(sensitiveWord.add, { body }, key),
    )
  }
  return (
    <Modal
      open
      title={of ? `修改敏感词「${of.word}」` : '新增敏感词'}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields> form={form} layout="vertical" requiredMark={false} initialValues={seen} onFinish={(fields) => void submit(fields)}>
        <Form.Item label="词" name="word" rules={required('请填写敏感词')} extra="全角半角、大小写、繁体，中间夹空格和标点，都算同一个词">
          <Input maxLength={20} showCount />
        </Form.Item>
        <Form.Item label="类别" name="kind" rules={[{ required: true, message: '请选择类别' }]}>
          <Select options={KIND_OPTIONS} onChange={(kind: WordKind) => form.setFieldValue('uses', usesOf(kind))} />
        </Form.Item>
        <Form.Item label="用在" name="uses" rules={[{ required: true, message: '请选择用在哪里' }]}>
          <Checkbox.Group options={USE_OPTIONS} />
        </Form.Item>
        <Form.Item label="例外（选填）" name="except" extra="词在这些更长的话里时不算，输入后按回车">
          <Select mode="tags" open={false} suffixIcon={null} />
        </Form.Item>
        <Form.Item label="告诉顾客可以怎么写（选填）" name="tip" extra="不填就用这一类的提示">
          <Input maxLength={60} showCount />
        </Form.Item>
        <Form.Item label="理由" name="reason" rules={required('请写明理由')}>
          <Input maxLength={100} showCount />
        </Form.Item>
      </Form>
      {late && <ConflictNote {...late} />}
      {(unfit || problem) !== '' && <Alert type="error" showIcon message={unfit || problem} />}
    </Modal>
  )
}
