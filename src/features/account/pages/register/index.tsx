import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { beginSession, leaveLogin } from '@/domain/session/beginSession'
import { passwordProblem } from '@/lib/password'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { AgreeRow } from '../../login/AgreeRow'
import { LoginHero } from '../../login/LoginHero'
import { useAgreements } from '../../login/useAgreements'
import { coolingOff } from '../../coolingOff'
import { sealPassword } from '../../sealPassword'
import { agreedProblem } from '@/domain/sms/fieldProblems'
import { passedOf } from '../../login/passed'
import { PasswordInput } from '@/domain/sms/PasswordInput'
import { PhoneFields } from '@/domain/sms/PhoneFields'
import { SMS_FIELDS, SMS_SCHEMA, SMS_VALUES } from '@/domain/sms/smsForm'
import { usePhoneProof } from '@/domain/sms/usePhoneProof'
import { useShop } from '@/ui/state/shop'
import { useUnsentForm } from '@/domain/draft/useUnsentForm'
import '../login/index.scss'

/** Route `register`: phone, code and a password. A phone that is known says so under the phone, with the login a press away. */
export default function RegisterPage() {
  const { shortName } = useShop()
  const passed = passedOf(useParams('register'))
  const [isTaken, setTaken] = useState(false)
  const agreed = useAgreements()
  const form = useUnsentForm({
    values: { ...SMS_VALUES, password: '', agreed: false },
    schema: SMS_SCHEMA,
    problems: ({ password, agreed }) => ({ password: passwordProblem(password), agreed: agreedProblem(agreed) }),
    fields: { ...SMS_FIELDS, agreements: 'agreed', keyId: 'password' },
    quiet: true,
  })
  const sms = usePhoneProof('register', form)

  const register = () =>
    form.submit(async ({ phoneNum, smsCode, password }) => {
      const agreements = await agreed()
      try {
        const sealed = await sealPassword(password)
        await beginSession(await write(account.register, { body: { phoneNum, smsCode, agreements, ...sealed } }))
        await leaveLogin(passed.backurl)
      } catch (error) {
        setTaken(error instanceof ApiError && error.code === 'PHONE_TAKEN')
        if (!(await coolingOff(error))) throw error
      }
    })

  return (
    <Screen nav="over" saysTitle tint="green">
      <LoginHero title={`注册${shortName}账号`} text="用手机号注册，家人的药一起管" />
      <View className="padding-gutter login__form">
        <PhoneFields of={sms}>
          {isTaken && form.errorOf('phoneNum') !== undefined && (
            <Press role="link" className="login__later text-14 color-link" onPress={() => replaceBy('login', passed)}>
              去登录
            </Press>
          )}
        </PhoneFields>
        <PasswordInput isNew label="设置密码" {...form.fieldProps('password')} />
        <AgreeRow of={form} />
        <Button block says="inline" onPress={register}>
          注册
        </Button>
      </View>
    </Screen>
  )
}
