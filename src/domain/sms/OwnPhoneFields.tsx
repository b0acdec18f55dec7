import { View } from '@tarojs/components'
import { ErrorLine } from '@/ui/form/ErrorLine'
import type { SmsCode } from './useSmsCode'
import { SmsCodeFields } from './SmsCodeFields'

/** The member's own phone, masked, with picture and code. */
export const OwnPhoneFields = ({ of: sms }: { of: SmsCode }) => (
  <>
    <View className="text-14 color-body">
      {sms.picture?.phoneNum ? `验证码将发到 ${sms.picture.phoneNum}` : '验证码将发到您的登录手机号'}
    </View>
    <NoPicture says={sms.form.errorOf('phoneNum')} />
    <SmsCodeFields of={sms} />
  </>
)

/** Why no picture came. */
const NoPicture = ({ says }: { says: string | undefined }) => (says === undefined ? null : <ErrorLine flat>{says}</ErrorLine>)
