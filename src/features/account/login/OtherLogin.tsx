import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { account, type Session } from '@/contract/account'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { loginCode, type OwnLogin } from '@/platform/ownLogin'
import { Button } from '@/ui/press/Button'
import { useAgreements } from './useAgreements'
import { confirm } from '@/ui/feedback/dialog'

type Props = { login: OwnLogin; onLogin: (session: Session) => Promise<void>; onBind: (bindToken: string) => void }

/** The host's own login. Its consent is asked for in words, before anything of the host is read. */
export function OtherLogin({ login, onLogin, onBind }: Props) {
  const agreed = useAgreements()
  const { logins } = useMallConfig()
  const logIn = async () => {
    const text = '使用微信登录，即表示您已阅读并同意《用户协议》和《隐私政策》。我们只得到微信给本小程序的编号，不读取昵称和头像。'
    if (!(await confirm({ title: '用微信登录', text, yes: '同意并登录', no: '不同意' }))) return
    const agreements = await agreed()
    const code = await loginCode()
    const { session, bindToken } = await write(account.thirdPartyLogin, { body: { provider: login.provider, code, agreements } })
    if (session) await onLogin(session)
    else if (bindToken) onBind(bindToken)
  }
  // Switched off in this shop: a button would only be refused.
  if (logins && !logins.includes(login.provider)) return null
  return (
    <View className="margin-top-24">
      <View className="text-center text-13 color-secondary">其他方式</View>
      <View className="margin-top-12">
        <Button kind="outline" block icon="chat" onPress={logIn}>
          {login.words}
        </Button>
      </View>
    </View>
  )
}
