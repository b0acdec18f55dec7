import { View } from '@tarojs/components'
import { replaceBy } from '@/routes/go'
import { alert } from '@/ui/feedback/dialog'
import { useHotline } from '@/ui/state/hotline'
import { Press } from '@/ui/press/Press'
import type { Passed } from './passed'

type Props = { by: 'sms' | 'account'; onOther: () => void; passed: Passed }

const noCode = (phone: string | undefined) =>
  `同一手机号每分钟 1 条、每小时 5 条、每天 10 条。请看看是否被手机拦截，或信号不好。仍收不到，请${phone ? `打客服电话 ${phone}，或` : ''}改用密码登录。`

/** Other ways to log in, and what to do without a code or a password. They take this page's place, so that back leads to where login began. */
export function LoginLinks({ by, onOther, passed }: Props) {
  const { phone } = useHotline()
  return (
    <View className="row justify-between wrap margin-top-8 text-14 color-secondary">
      <Press onPress={onOther} className="login__later">
        {by === 'sms' ? '账号密码登录' : '短信验证码登录'}
      </Press>
      <View className="row gap-16">
        {by === 'sms' ? (
          <Press onPress={() => alert({ title: '收不到验证码', text: noCode(phone) })} className="login__later">
            收不到验证码
          </Press>
        ) : (
          <Press onPress={() => replaceBy('forgetPassword', passed)} className="login__later">
            忘记密码
          </Press>
        )}
        <View className="login__line" />
        <Press onPress={() => replaceBy('register', passed)} className="login__later">
          注册
        </Press>
      </View>
    </View>
  )
}
