import { write } from '@/api/write'
import { account, LoginWord } from '@/contract/account'
import { subjectOf } from '@/lib/proofOfWork'
import { Button } from '@/ui/press/Button'
import { InputBox } from '@/ui/form/InputBox'
import { useForm } from '@/ui/form/useForm'
import { coolingOff } from '../coolingOff'
import { sealPassword } from '../sealPassword'
import { agreedProblem } from '@/domain/sms/fieldProblems'
import { PasswordInput } from '@/domain/sms/PasswordInput'
import { withWork } from '@/domain/sms/withWork'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { useAgreements } from './useAgreements'

/** Name and password. A refusal stands under the password and keeps what was typed. */
export function AccountForm({ name, onName, onLogin }: LoginFormProps) {
  const agreed = useAgreements()
  const form = useForm({
    values: { loginName: name, password: '', agreed: false },
    schema: { loginName: LoginWord },
    problems: ({ password, agreed }) => ({ password: password ? undefined : '请填写密码', agreed: agreedProblem(agreed) }),
    fields: { agreements: 'agreed', keyId: 'password', work: 'password' },
    quiet: true,
  })

  const logIn = () =>
    form.submit(async ({ loginName, password }) => {
      const agreements = await agreed()
      const sealed = await sealPassword(password)
      const login = (work?: string) =>
        write(account.accountLogin, { body: { platform: '3', loginName, agreements, ...sealed, ...(work !== undefined && { work }) } })
      try {
        await onLogin(await withWork(subjectOf(sealed.password), login))
      } catch (error) {
        if (!(await coolingOff(error))) throw error
      }
    })
  const typeName = (loginName: string) => {
    form.set('loginName', loginName)
    onName(loginName)
  }

  return (
    <>
      <InputBox
        label="手机号或用户名"
        placeholder="手机号或用户名"
        icon="user"
        {...form.fieldProps('loginName')}
        onChange={typeName}
        maxLength={40}
        autoComplete="username"
      />
      <PasswordInput icon="lock" {...form.fieldProps('password')} onConfirm={logIn} />
      <AgreeRow of={form} />
      <Button block says="inline" onPress={logIn}>
        登录
      </Button>
    </>
  )
}
