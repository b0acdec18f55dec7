import { Alert, Checkbox, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { LOGIN_NAME, staff, type Credentials } from '../../contract/staff'
import type { Role } from '../../contract/workEndpoint'
import { ask } from '../client/ask'
import { ROLE_OPTIONS } from './roleOptions'

type Fields = { loginName: string; name: string; roles: Role[] }

/** Opens an account. A login name that is taken is said; what was typed stays. */
export function AddDialog({ onAdded, onClose }: { onAdded: (told: Credentials) => void; onClose: () => void }) {
  const [form] = Form.useForm<Fields>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (fields: Fields) => {
    setBusy(true)
    try {
      onAdded(await ask(staff.add, { body: fields }))
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Modal open title="开通账号" okText="开通" cancelText="取消" confirmLoading={isBusy} onOk={form.submit} onCancel={onClose}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
        <Form.Item
          label="登录名"
          name="loginName"
          rules={[{ required: true, pattern: LOGIN_NAME, message: '登录名应为 2 到 32 位字母、数字、点、横线或下划线' }]}
        >
          <Input maxLength={32} autoComplete="off" />
        </Form.Item>
        <Form.Item label="姓名" name="name" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item label="岗位" name="roles" rules={[{ required: true, message: '请至少选择一个岗位' }]}>
          <Checkbox.Group options={ROLE_OPTIONS} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
