import { Alert, Button, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { IDLE_MINUTES } from '../../contract/idle'
import { staff, type Me } from '../../contract/staff'
import { ask } from '../client/ask'
import { CODE_DIGITS, CodeField } from './CodeField'
import { LoginArt } from './LoginArt'
import { enter } from './useSession'
import './login.css'

type Credentials = { loginName: string; password: string }

/**
 * Stands in place of the page that was asked for, or over it where somebody was here `before`; its address stays. Password and one-time code are
 * typed one after the other and sent together, so that nobody learns which of them was wrong.
 */
export function LoginPage({ before }: { before?: Me }) {
  const [typed, setTyped] = useState<Credentials>()
  const [isCodeNext, setCodeNext] = useState(false)
  const next = (credentials: Credentials) => {
    setTyped(credentials)
    setCodeNext(true)
  }
  return (
    <div className="login">
      <LoginArt />
      <main className="login-form">
        <ol className="login-steps">
          <Step number={1} name="登录名与密码" isCurrent={!isCodeNext} />
          <Step number={2} name="动态码" isCurrent={isCodeNext} />
        </ol>
        {isCodeNext && typed ? (
          <Code of={typed} before={before} onBack={() => setCodeNext(false)} />
        ) : (
          <Password typed={typed} before={before} onNext={next} />
        )}
        <p className="login-law">
          仅限本机构工作人员。登录、查看个人信息与每一次决定都会记录。
          <br />
          无操作 {IDLE_MINUTES} 分钟后自动锁定。
        </p>
      </main>
    </div>
  )
}

const Step = ({ number, name, isCurrent }: { number: number; name: string; isCurrent: boolean }) => (
  <li aria-current={isCurrent ? 'step' : undefined}>
    <i>{number}</i>
    {name}
  </li>
)

type Before = { before: Me | undefined }

function Password({ typed, before, onNext }: Before & { typed: Credentials | undefined; onNext: (typed: Credentials) => void }) {
  return (
    <>
      <Title of={before ? '工作台已锁定' : '登录柜台'}>
        {before && `${IDLE_MINUTES} 分钟没有操作，或登录已失效。${before.name}登录后回到刚才的页面，填写的内容还在。`}
      </Title>
      <Form<Credentials>
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={typed ?? { loginName: before?.loginName }}
        onFinish={onNext}
      >
        <Form.Item label="登录名" name="loginName" rules={[{ required: true, message: '请填写登录名' }]}>
          <Input autoFocus={!before} autoComplete="username" />
        </Form.Item>
        <Form.Item label="密码" name="password" rules={[{ required: true, message: '请填写密码' }]}>
          <Input.Password autoFocus={before !== undefined} autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          下一步
        </Button>
      </Form>
    </>
  )
}

function Code({ of, before, onBack }: Before & { of: Credentials; onBack: () => void }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [form] = Form.useForm<{ code: string }>()
  const submit = async (code: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await enter(await ask(staff.logIn, { body: { ...of, code } }), before)
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
      // A code is good once: the next one is typed into empty boxes.
      form.resetFields()
    }
  }
  return (
    <>
      <Title of="输入动态码">打开手机验证器，输入 {CODE_DIGITS} 位数字，输满自动登录</Title>
      <Form<{ code: string }> form={form} layout="vertical" size="large" requiredMark={false} onFinish={({ code }) => void submit(code)}>
        <Form.Item label="动态码" name="code" rules={[{ pattern: /^\d{6}$/, required: true, message: '请填写 6 位动态码' }]}>
          <CodeField onFull={(code) => void submit(code)} />
        </Form.Item>
        <div className="login-who">
          {of.loginName}
          <Button type="link" onClick={onBack}>
            返回修改
          </Button>
        </div>
        {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          登录
        </Button>
      </Form>
    </>
  )
}

const Title = ({ of, children }: { of: string; children: ReactNode }) => (
  <>
    <h1>{of}</h1>
    <p className="login-under">{children}</p>
  </>
)
