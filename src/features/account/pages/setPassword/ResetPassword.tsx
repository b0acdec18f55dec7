import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { endSession } from '@/api/endSession'
import { passwordProblem } from '@/lib/password'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { alert } from '@/ui/feedback/dialog'
import { useAccountFlow } from '../../accountFlow'
import type { Passed } from '../../login/passed'
import { sealPassword } from '../../sealPassword'
import { PasswordInput } from '@/domain/sms/PasswordInput'
import { useUnsentForm } from '@/domain/draft/useUnsentForm'
import '@/domain/sms/sms.scss'

/** A new password with the proof of a phone. Every device is logged out; the next step is logging in with it. */
export function ResetPassword({ proof, passed }: { proof: string; passed: Passed }) {
  const form = useUnsentForm({
    values: { password: '' },
    problems: ({ password }) => ({ password: passwordProblem(password) }),
    fields: { keyId: 'password' },
    quiet: true,
  })

  const save = () =>
    form.submit(async ({ password }) => {
      try {
        const sealed = await sealPassword(password)
        await write(account.resetPassword, { body: { proof, ...sealed } })
      } catch (error) {
        if (!isOver(error)) throw error
        await alert({ title: error.message, text: error.code === 'NO_ACCOUNT' ? '' : '请回到上一步重新验证手机号。' })
        useAccountFlow.setState({ resetProof: undefined })
        await (error.code === 'NO_ACCOUNT' ? replaceBy('register', passed) : replaceBy('forgetPassword', passed))
        return
      }
      useAccountFlow.setState({ resetProof: undefined })
      endSession()
      await alert({ title: '密码已重设', text: '为了安全，所有设备都已退出，请用新密码登录。', ok: '去登录' })
      await replaceBy('login', { ...passed, preLogin: 'account' })
    })

  return (
    <View className="padding-gutter sms__form">
      <View className="text-14 color-body">请设置新密码：8–20 位，同时包含字母和数字。</View>
      <PasswordInput isNew label="新密码" {...form.fieldProps('password')} />
      <Button block says="inline" onPress={save}>
        保存新密码
      </Button>
    </View>
  )
}

/** The proof is used up or too old, or nobody has this phone: this page cannot go on. */
const isOver = (error: unknown): error is ApiError => error instanceof ApiError && ['PROOF_INVALID', 'NO_ACCOUNT'].includes(error.code)
