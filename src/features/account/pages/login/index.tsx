import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useState } from 'react'
import { beginSession, leaveLogin } from '@/domain/session/beginSession'
import type { Session } from '@/contract/account'
import { entry } from '@/platform/entry'
import { OWN_LOGIN } from '@/platform/ownLogin'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { useHotline } from '@/ui/state/hotline'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { AccountForm } from '../../login/AccountForm'
import { LoginHero } from '../../login/LoginHero'
import { LoginLinks } from '../../login/LoginLinks'
import { OtherLogin } from '../../login/OtherLogin'
import { passedOf } from '../../login/passed'
import { SmsForm } from '../../login/SmsForm'
import { useShop } from '@/ui/state/shop'
import './index.scss'

type By = 'sms' | 'account'
const heroes = (shortName: string) => ({
  sms: { title: `家人的药，放心交给${shortName}`, text: '登录后可查看处方、订单与用药人' },
  account: { title: '账号登录', text: '使用手机号或用户名' },
})

/**
 * Routes `login` and `accountLogin`: by SMS with a picture, or by name and password. `preLogin` says which comes first, lowercased and
 * passed on (specification 1, section 2), `userName` of the entry whose it is; afterwards the shopper is back where the login was asked for.
 */
export default function LoginPage() {
  const { backurl, ...params } = useParams('login')
  const preLogin = params.preLogin?.toLowerCase()
  const [by, setBy] = useState<By>(preLogin === 'account' ? 'account' : 'sms')
  const [name, setName] = useState(entry.params.userName ?? '')
  const [bindToken, setBindToken] = useState<string>()
  const { phone } = useHotline()
  const { shortName } = useShop()
  const finish = async (session: Session) => {
    await beginSession(session)
    await leaveLogin(backurl)
  }
  const bind = (token: string) => {
    setBindToken(token)
    setBy('sms')
    // It is another page to the shopper, who stood at the foot of this one.
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  const Form = by === 'sms' ? SmsForm : AccountForm
  return (
    <Screen
      nav="over"
      saysTitle
      tint="green"
      navRight={
        <Press onPress={() => go('home')} className="login__later text-14 color-body">
          先逛逛
        </Press>
      }
    >
      <LoginHero {...(bindToken ? { title: '绑定手机号', text: '微信登录成功，请绑定手机号以便收货和联系药师' } : heroes(shortName)[by])} />
      <View className="padding-gutter login__form">
        <Form name={name} onName={setName} onLogin={finish} bindToken={bindToken} onExpired={() => setBindToken(undefined)} />
        <LoginLinks by={by} onOther={() => setBy(by === 'sms' ? 'account' : 'sms')} passed={passedOf({ backurl, preLogin })} />
        {OWN_LOGIN && !bindToken && <OtherLogin login={OWN_LOGIN} onLogin={finish} onBind={bind} />}
        {phone && <View className="text-center text-13 color-secondary margin-top-16">遇到问题，可拨打客服电话 {phone}</View>}
      </View>
    </Screen>
  )
}
