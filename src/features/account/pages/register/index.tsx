import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { beginSession, leaveLogin } from '@/domain/session/beginSession'
import { passwordProblem } from '@/lib/password'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Press } from '@/ui/Press'
import { Screen } from '@/ui/Screen'
import { AgreeRow } from '../../login/AgreeRow'
import { LoginHero } from '../../login/LoginHero'
import { useAgreements } from '../../login/useAgreements'
import { coolingOff } from '../../coolingOff'
import { sealPassword } from '../../sealPassword'
import { agreedProblem } from '../../sms/fieldProblems'
import { PasswordInput } from '../../sms/PasswordInput'
import { PhoneFields } from '../../sms/PhoneFields'
import { usePhoneProof } from '../../sms/usePhoneProof'
import { useProblems } from '../../sms/useProblems'
import '../login/index.scss'

/** Route `register`: phone, code and a password. A phone that is known says so under the phone, with the login a press away. */
export default function RegisterPage() {
  const { backurl } = useParams('register')
  const [phoneNum, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [isTaken, setTaken] = useState(false)
  const form = useProblems()
  const { agreed, setAgreed, agreements, retry } = useAgreements()
  const { sms, isWhole } = usePhoneProof({ phoneNum, purpose: 'register', problems: form })

  const register = async () => {
    const { smsCode } = sms
    if (!isWhole(['password', passwordProblem(password)], ['agreements', agreedProblem(agreed)])) return
    if (!agreements) return retry()
    try {
      const sealed = await sealPassword(password)
      await beginSession(await send(account.register, { body: { phoneNum, smsCode, agreements, ...sealed } }))
      await leaveLogin(backurl)
    } catch (error) {
      setTaken(error instanceof ApiError && error.code === 'PHONE_TAKEN')
      if (!(await coolingOff(error))) form.refused(error, 'smsCode')
    }
  }

  return (
    <Screen nav="over" tint="green">
      <LoginHero title="注册青禾账号" text="用手机号注册，家人的药一起管" />
      <View className="pad login__form">
        <PhoneFields value={phoneNum} onChange={setPhone} of={sms}>
          {isTaken && form.problems.phoneNum !== undefined && (
            <Press role="link" className="login__later t14 cg" onPress={() => replaceBy('login', backurl === undefined ? {} : { backurl })}>
              去登录
            </Press>
          )}
        </PhoneFields>
        <PasswordInput isNew label="设置密码" value={password} onChange={setPassword} error={form.problems.password} />
        <AgreeRow on={agreed} onChange={setAgreed} problem={form.problems.agreements} />
        <Button block says="inline" onPress={register}>
          注册
        </Button>
      </View>
    </Screen>
  )
}
