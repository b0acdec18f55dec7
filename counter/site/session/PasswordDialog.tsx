import { Alert, App, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { staff } from '../../contract/staff'
import { ask } from '../client/ask'

type Fields = { password: string; newPassword: string; again: string }

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<Fields>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const submit = async ({ password, newPassword }: Fields) => {
    setBusy(true)
    try {
      await ask(staff.changePassword, { body: { password, newPassword } })
      void message.success('密码已修改，其他地方的登录已退出')
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Modal open title="修改密码" okText="修改" cancelText="取消" confirmLoading={isBusy} onOk={form.submit} onCancel={onClose}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
        <Form.Item label="现在的密码" name="password" rules={[{ required: true, message: '请填写现在的密码' }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item label="新密码（至少 12 位）" name="newPassword" rules={[{ required: true, min: 12, message: '新密码至少 12 位' }]}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          label="再输一次新密码"
          name="again"
          dependencies={['newPassword']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, value: string) =>
                value === getFieldValue('newPassword') ? Promise.resolve() : Promise.reject(new Error('两次输入的新密码不一样')),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
