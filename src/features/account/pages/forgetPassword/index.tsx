import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { useForm } from '@/ui/form/useForm'
import { useHotline } from '@/ui/state/hotline'
import { Screen } from '@/ui/shell/Screen'
import { useAccountFlow } from '../../accountFlow'
import { passedOf } from '../../login/passed'
import { PhoneFields } from '@/domain/sms/PhoneFields'
import { SMS_FIELDS, SMS_SCHEMA, SMS_VALUES } from '@/domain/sms/smsForm'
import '@/domain/sms/sms.scss'
import { usePhoneProof } from '@/domain/sms/usePhoneProof'

/** Route `forgetPassword`: the phone proves itself by SMS; the new password is set on the next page. */
export default function ForgetPasswordPage() {
  const passed = passedOf(useParams('forgetPassword'))
  const form = useForm({ values: SMS_VALUES, schema: SMS_SCHEMA, fields: SMS_FIELDS, quiet: true })
  const { phone } = useHotline()
  const sms = usePhoneProof('reset', form)

  const verify = () =>
    form.submit(async ({ phoneNum, smsCode }) => {
      const { proof } = await write(account.validate, { body: { phoneNum, smsCode, purpose: 'reset' } })
      useAccountFlow.setState({ resetProof: proof })
      await replaceBy('setPassword', passed)
    })

  return (
    <Screen>
      <View className="padding-gutter sms__form">
        <View className="text-14 color-body">填写注册时的手机号，用短信验证码确认是您本人。</View>
        <PhoneFields of={sms} />
        <Button block says="inline" onPress={verify}>
          下一步
        </Button>
        <View className="text-13 color-secondary">
          手机号已经不用了？请{phone ? `打客服电话 ${phone}` : '联系客服'}，核对身份后为您处理。
        </View>
      </View>
    </Screen>
  )
}
