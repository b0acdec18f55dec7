import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { beginSession } from '@/domain/session/beginSession'
import { goBack } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { useForm } from '@/ui/form/useForm'
import { alert } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { PhoneFields } from '@/domain/sms/PhoneFields'
import { SMS_FIELDS, SMS_SCHEMA, SMS_VALUES } from '@/domain/sms/smsForm'
import { usePhoneProof } from '@/domain/sms/usePhoneProof'

/** The second step: the new phone with its code; both travel in the body, never in the address. */
export function NewPhone({ proof, onExpired }: { proof: string; onExpired: () => void }) {
  const form = useForm({ values: SMS_VALUES, schema: SMS_SCHEMA, fields: SMS_FIELDS, quiet: true })
  const sms = usePhoneProof('bind', form)

  const bind = () =>
    form.submit(async ({ phoneNum, smsCode }) => {
      try {
        await beginSession(await write(account.bindPhone, { query: {}, body: { proof, phoneNum, smsCode } }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'PROOF_INVALID') throw error
        await alert({ title: error.message, ok: '重新验证' })
        onExpired()
        return
      }
      toast('手机号已修改，其他设备已退出', { icon: 'check' })
      await goBack()
    })

  return (
    <View className="padding-gutter sms__form">
      <PhoneFields label="新手机号" of={sms} />
      <Button block says="inline" onPress={bind}>
        完成修改
      </Button>
      <View className="text-13 color-secondary">修改后用新手机号登录和收通知，我们会给原手机号发一条提醒。</View>
    </View>
  )
}
