import { View } from '@tarojs/components'
import { ErrorLine } from '@/ui/ErrorLine'
import type { SmsCode } from './useSmsCode'
import { SmsCodeFields } from './SmsCodeFields'

/** The member's own phone, masked, with picture and code. */
export const OwnPhoneFields = ({ of: sms }: { of: SmsCode }) => (
  <>
    <View className="t14 c2">{sms.picture?.phoneNum ? `验证码将发到 ${sms.picture.phoneNum}` : '验证码将发到您的登录手机号'}</View>
    {sms.problems.phoneNum !== undefined && <ErrorLine flat>{sms.problems.phoneNum}</ErrorLine>}
    <SmsCodeFields of={sms} />
  </>
)
