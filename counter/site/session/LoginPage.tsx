import { Alert, Button, Card, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { IDLE_MINUTES } from '../../contract/idle'
import { staff, type Me } from '../../contract/staff'
import { ask } from '../client/ask'
import { enter } from './useSession'

type Fields = { loginName: string; password: string; code: string }

/** Stands in place of the page that was asked for, or over it where somebody was here `before`; its address stays. */
export function LoginPage({ before }: { before?: Me }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (body: Fields) => {
    setBusy(true)
    try {
      await enter(await ask(staff.logIn, { body }), before)
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <main className="login">
      <Card title={before ? '工作台已锁定' : '工作台'} style={{ width: 380 }}>
        {before && (
          <Typography.Paragraph type="secondary">
            {IDLE_MINUTES} 分钟没有操作，或登录已失效。{before.name}登录后回到刚才的页面，填写的内容还在。
          </Typography.Paragraph>
        )}
        <Form<Fields>
          layout="vertical"
          requiredMark={false}
          initialValues={{ loginName: before?.loginName }}
          onFinish={(fields) => void submit(fields)}
        >
          <Form.Item label="登录名" name="loginName" rules={[{ required: true, message: '请填写登录名' }]}>
            <Input autoFocus autoComplete="username" />
          </Form.Item>
          <Form.Item label="密码" name="password" rules={[{ required: true, message: '请填写密码' }]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            label="动态码（手机验证器上的 6 位数字）"
            name="code"
            rules={[{ pattern: /^\d{6}$/, required: true, message: '请填写 6 位动态码' }]}
          >
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
          {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            登录
          </Button>
        </Form>
      </Card>
    </main>
  )
}
