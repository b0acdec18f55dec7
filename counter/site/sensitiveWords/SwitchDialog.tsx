import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { sensitiveWord, type ListedWord } from '../../contract/sensitiveWord'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { useSaving } from '../parts/useSaving'

type Props = { of: ListedWord; reread: (wordId: string) => Promise<ListedWord | undefined>; onClose: () => void }

/** Switches a word off, or on again, with the reason. */
export function SwitchDialog({ of: { wordId, word, isActive, ...own }, reread, onClose }: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  const [version, setVersion] = useState(own.version)
  const act = isActive ? '停用' : '启用'
  const { save, problem, late, isBusy, isOffline } = useSaving({
    onSaved: onClose,
    onKept: async () => setVersion((await reread(wordId))?.version ?? version),
    done: `已${act}，马上生效`,
  })
  const submit = ({ reason }: { reason: string }) =>
    save((key) => ask(sensitiveWord.switch, { params: { wordId }, body: { isActive: !isActive, reason }, version }, key))
  return (
    <Modal
      open
      title={`${act}「${word}」`}
      okText={act}
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields: { reason: string }) => void submit(fields)}>
        <Form.Item label="理由" name="reason" rules={[{ required: true, whitespace: true, message: '请写明理由' }]}>
          <Input maxLength={100} showCount />
        </Form.Item>
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
