import { View } from '@tarojs/components'
import { useState } from 'react'
import { send } from '@/api/send'
import { useRead } from '@/api/useRead'
import { account } from '@/contract/account'
import { beginSession } from '@/domain/session/beginSession'
import { passwordProblem } from '@/lib/password'
import { goBack } from '@/routes/go'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { sealPassword } from '../sealPassword'
import { codeProblem } from '../sms/fieldProblems'
import { OwnPhoneFields } from '../sms/OwnPhoneFields'
import { PasswordInput } from '../sms/PasswordInput'
import { useOwnProof } from '../sms/useOwnProof'
import { useProblems } from '../sms/useProblems'
import '../sms/sms.scss'

/** A first or another password of who is logged in, proved by SMS. Other devices are logged out, this one goes on. */
export function ChangePassword() {
  const [password, setPassword] = useState('')
  const form = useProblems()
  const { sms, proof: prove } = useOwnProof('password', form)
  const info = useRead(account.info, { query: {} })

  const save = async () => {
    const isWhole = form.check([
      ['smsCode', codeProblem(sms.smsCode)],
      ['password', passwordProblem(password)],
    ])
    if (!isWhole) return
    const proof = await prove()
    if (proof === undefined) return
    try {
      const sealed = await sealPassword(password)
      await beginSession(await send(account.setPassword, { body: { proof, ...sealed } }))
    } catch (error) {
      form.refused(error, 'password')
      return
    }
    toast('密码已保存，其他设备已退出', { icon: 'check' })
    await goBack()
  }

  return (
    <View className="pad sms__form">
      <View className="t16 c1">{info.data?.hasPassword === false ? '您还没有密码，设置后可以用密码登录。' : '修改登录密码'}</View>
      <OwnPhoneFields of={sms} />
      <PasswordInput isNew label="新密码" value={password} onChange={setPassword} error={form.problems.password} />
      <Button block says="inline" onPress={save}>
        保存
      </Button>
      <View className="t13 c3">保存后其他设备会退出登录。</View>
    </View>
  )
}
