import { View } from '@tarojs/components'
import { useState } from 'react'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { useHotline } from '@/ui/hotline'
import { Screen } from '@/ui/Screen'
import { useHandedOn } from '../../handedOn'
import { PhoneFields } from '../../sms/PhoneFields'
import '../../sms/sms.scss'
import { usePhoneProof } from '../../sms/usePhoneProof'
import { useProblems } from '../../sms/useProblems'

/** Route `forgetPassword`: the phone proves itself by SMS; the new password is set on the next page. */
export default function ForgetPasswordPage() {
  const { backurl } = useParams('forgetPassword')
  const [phoneNum, setPhone] = useState('')
  const form = useProblems()
  const { phone } = useHotline()
  const { sms, isWhole } = usePhoneProof({ phoneNum, purpose: 'reset', problems: form })

  const goOn = async () => {
    if (!isWhole()) return
    const { smsCode } = sms
    try {
      const { proof } = await send(account.validate, { body: { phoneNum, smsCode, purpose: 'reset' } })
      useHandedOn.setState({ resetProof: proof })
      await replaceBy('setPassword', backurl === undefined ? {} : { backurl })
    } catch (error) {
      form.refused(error, 'smsCode')
    }
  }

  return (
    <Screen>
      <View className="pad sms__form">
        <View className="t14 c2">填写注册时的手机号，用短信验证码确认是您本人。</View>
        <PhoneFields value={phoneNum} onChange={setPhone} of={sms} />
        <Button block says="inline" onPress={goOn}>
          下一步
        </Button>
        <View className="t13 c3">手机号已经不用了？请{phone ? `打客服电话 ${phone}` : '联系客服'}，核对身份后为您处理。</View>
      </View>
    </Screen>
  )
}
