import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { useRead } from '@/api/useRead'
import { account } from '@/contract/account'
import { beginSession } from '@/domain/session/beginSession'
import { passwordProblem } from '@/lib/password'
import { goBack } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { toast } from '@/ui/feedback/toast'
import { sealPassword } from '../../sealPassword'
import { OwnPhoneFields } from '@/domain/sms/OwnPhoneFields'
import { PasswordInput } from '@/domain/sms/PasswordInput'
import { SMS_FIELDS, SMS_VALUES } from '@/domain/sms/smsForm'
import { OWN_PROOF, useOwnProof } from '@/domain/sms/useOwnProof'
import { useUnsentForm } from '@/domain/draft/useUnsentForm'
import '@/domain/sms/sms.scss'

/** A first or another password of who is logged in, proved by SMS. Other devices are logged out, this one goes on. */
export function ChangePassword() {
  const form = useUnsentForm({
    values: { ...SMS_VALUES, password: '' },
    schema: OWN_PROOF,
    problems: ({ password }) => ({ password: passwordProblem(password) }),
    fields: { ...SMS_FIELDS, keyId: 'password' },
    quiet: true,
  })
  const { sms, prove } = useOwnProof('password', form)
  const info = useRead(account.info, { query: {} })

  const save = () =>
    form.submit(async ({ password }) => {
      const proof = await prove()
      const sealed = await sealPassword(password)
      await beginSession(await write(account.setPassword, { body: { proof, ...sealed } }))
      toast('密码已保存，其他设备已退出', { icon: 'check' })
      await goBack()
    })

  return (
    <View className="padding-gutter sms__form">
      <View className="text-16 color-title">
        {info.data?.hasPassword === false ? '您还没有密码，设置后可以用密码登录。' : '修改登录密码'}
      </View>
      <OwnPhoneFields of={sms} />
      <PasswordInput isNew label="新密码" {...form.fieldProps('password')} />
      <Button block says="inline" onPress={save}>
        保存
      </Button>
      <View className="text-13 color-secondary">保存后其他设备会退出登录。</View>
    </View>
  )
}
