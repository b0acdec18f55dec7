import { useState } from 'react'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { subjectOf } from '@/lib/proofOfWork'
import { Button } from '@/ui/Button'
import { InputBox } from '@/ui/InputBox'
import { coolingOff } from '../coolingOff'
import { sealPassword } from '../sealPassword'
import { agreedProblem } from '../sms/fieldProblems'
import { PasswordInput } from '../sms/PasswordInput'
import { useProblems } from '../sms/useProblems'
import { withWork } from '../sms/withWork'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { useAgreements } from './useAgreements'

/** Name and password. A refusal stands under the password and keeps what was typed. */
export function AccountForm({ name: loginName, onName: setLoginName, onLogin }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const form = useProblems()
  const { agreed, setAgreed, agreements, retry } = useAgreements()

  const logIn = async () => {
    const isWhole = form.check([
      ['loginName', loginName.trim() ? undefined : '请填写手机号或用户名'],
      ['password', password ? undefined : '请填写密码'],
      ['agreements', agreedProblem(agreed)],
    ])
    if (!isWhole) return
    if (!agreements) return retry()
    try {
      const sealed = await sealPassword(password)
      const login = (work?: string) =>
        send(account.accountLogin, { body: { platform: '3', loginName, agreements, ...sealed, ...(work !== undefined && { work }) } })
      await onLogin(await withWork(subjectOf(sealed.password), login))
    } catch (error) {
      if (!(await coolingOff(error))) form.refused(error, 'password')
    }
  }

  return (
    <>
      <InputBox
        label="手机号或用户名"
        placeholder="手机号或用户名"
        icon="user"
        value={loginName}
        onChange={setLoginName}
        maxLength={40}
        error={form.problems.loginName}
        autoComplete="username"
      />
      <PasswordInput icon="lock" value={password} onChange={setPassword} error={form.problems.password} onConfirm={logIn} />
      <AgreeRow on={agreed} onChange={setAgreed} problem={form.problems.agreements} />
      <Button block says="inline" onPress={logIn}>
        登录
      </Button>
    </>
  )
}
