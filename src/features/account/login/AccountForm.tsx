import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { InputBox } from '@/ui/InputBox'
import { AgreeRow } from './AgreeRow'
import { logInByPassword } from './accountSteps'
import type { LoginFormProps } from './LoginForm'
import { useAgreements } from './useAgreements'

type Problems = Partial<Record<'loginName' | 'password' | 'agreements', string>>

/** Name and password. A refusal stands under the password and keeps what was typed. */
export function AccountForm({ name: loginName, onName: setLoginName, onLogin }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const { agreed, setAgreed, agreements, retry } = useAgreements()

  const logIn = async () => {
    if (!loginName.trim()) {
      setProblems({ loginName: '请填写手机号或用户名' })
      return
    }
    if (!password) {
      setProblems({ password: '请填写密码' })
      return
    }
    if (!agreed) {
      setProblems({ agreements: '请先阅读并同意用户协议与隐私政策' })
      return
    }
    if (!agreements) return retry()
    setProblems({})
    try {
      await onLogin(await logInByPassword({ loginName, password, agreements }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw error
      setProblems({ password: error.message })
    }
  }

  return (
    <>
      <InputBox
        label="手机号或用户名"
        placeholder="手机号或用户名"
        value={loginName}
        onChange={setLoginName}
        maxLength={40}
        error={problems.loginName}
        autoComplete="username"
      />
      <InputBox
        label="密码"
        kind={shown ? 'text' : 'password'}
        placeholder="密码"
        value={password}
        onChange={setPassword}
        maxLength={64}
        error={problems.password}
        autoComplete="current-password"
        onConfirm={logIn}
        right={
          <IconButton name={shown ? 'eye' : 'eye-off'} size={20} label={shown ? '隐藏密码' : '显示密码'} onPress={() => setShown(!shown)} />
        }
      />
      <AgreeRow on={agreed} onChange={setAgreed} problem={problems.agreements} />
      <Button block says="inline" onPress={logIn}>
        登录
      </Button>
    </>
  )
}
