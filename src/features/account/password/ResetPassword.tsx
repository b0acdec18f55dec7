import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { passwordProblem } from '@/lib/password'
import { useSession } from '@/platform/session'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/Button'
import { tell } from '@/ui/dialog'
import { useHandedOn } from '../handedOn'
import { sealPassword } from '../sealPassword'
import { PasswordInput } from '../sms/PasswordInput'
import { useProblems } from '../sms/useProblems'
import '../sms/sms.scss'

/** A new password with the proof of a phone. Every device is logged out; the next step is logging in with it. */
export function ResetPassword({ proof, backurl }: { proof: string; backurl: string | undefined }) {
  const [password, setPassword] = useState('')
  const form = useProblems()

  const save = async () => {
    if (!form.check([['password', passwordProblem(password)]])) return
    try {
      const sealed = await sealPassword(password)
      await send(account.resetPassword, { body: { proof, ...sealed } })
    } catch (error) {
      if (!isOver(error)) {
        form.refused(error, 'password')
        return
      }
      await tell({ title: error.message, text: error.code === 'NO_ACCOUNT' ? '' : '请回到上一步重新验证手机号。' })
      useHandedOn.setState({ resetProof: undefined })
      await (error.code === 'NO_ACCOUNT' ? replaceBy('register') : replaceBy('forgetPassword'))
      return
    }
    useHandedOn.setState({ resetProof: undefined })
    useSession.getState().end()
    await tell({ title: '密码已重设', text: '为了安全，所有设备都已退出，请用新密码登录。', ok: '去登录' })
    await replaceBy('login', { preLogin: 'account', ...(backurl !== undefined && { backurl }) })
  }

  return (
    <View className="pad sms__form">
      <View className="t14 c2">请设置新密码：8–20 位，同时包含字母和数字。</View>
      <PasswordInput isNew label="新密码" value={password} onChange={setPassword} error={form.problems.password} />
      <Button block says="inline" onPress={save}>
        保存新密码
      </Button>
    </View>
  )
}

/** The proof is used up or too old, or nobody has this phone: this page cannot go on. */
const isOver = (error: unknown): error is ApiError => error instanceof ApiError && ['PROOF_INVALID', 'NO_ACCOUNT'].includes(error.code)
