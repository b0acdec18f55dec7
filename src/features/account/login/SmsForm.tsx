import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { OWN_LOGIN } from '@/platform/ownLogin'
import { Button } from '@/ui/Button'
import { coolingOff } from '../coolingOff'
import { agreedProblem } from '../sms/fieldProblems'
import { PhoneFields } from '../sms/PhoneFields'
import { usePhoneProof } from '../sms/usePhoneProof'
import { useProblems } from '../sms/useProblems'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { PhoneLogin } from './PhoneLogin'
import { useAgreements } from './useAgreements'

/**
 * Phone, picture, SMS code; in WeChat the phone it knows instead. With a token of another provider's login the phone is bound to that
 * login, whose consent was given to begin it.
 */
export function SmsForm({ name: phoneNum, onName: setPhone, onLogin, bindToken, onExpired }: LoginFormProps) {
  const form = useProblems()
  const { agreed, setAgreed, agreements, retry } = useAgreements()
  const { sms, isWhole } = usePhoneProof({ phoneNum, purpose: 'login', problems: form })

  const logIn = async () => {
    const { smsCode } = sms
    if (!isWhole(['agreements', agreedProblem(agreed)])) return
    if (!agreements) return retry()
    try {
      const body = { phoneNum, smsCode, agreements }
      await onLogin(await (bindToken ? send(account.thirdPartyBind, { body: { ...body, bindToken } }) : send(account.smsLogin, { body })))
    } catch (error) {
      if (error instanceof ApiError && error.field === 'bindToken') onExpired?.()
      if (!(await coolingOff(error))) form.refused(error, 'smsCode')
    }
  }

  const byPhone = (words: string, kind: 'primary' | 'line', isAgreed: boolean) => (
    <PhoneLogin
      words={words}
      kind={kind}
      agreements={isAgreed ? agreements : undefined}
      onMissing={() => form.check([['agreements', isAgreed ? undefined : agreedProblem(false)]]) && retry()}
      onLogin={onLogin}
      bindToken={bindToken}
      onExpired={onExpired}
    />
  )
  return (
    <>
      {OWN_LOGIN && bindToken && byPhone('绑定微信里的手机号', 'primary', true)}
      {OWN_LOGIN && bindToken && <View className="tc t13 c3">或用短信验证码绑定</View>}
      <PhoneFields value={phoneNum} onChange={setPhone} of={sms} />
      <AgreeRow on={agreed} onChange={setAgreed} problem={form.problems.agreements} says="未注册手机号将自动创建账号" />
      <Button block kind={OWN_LOGIN && bindToken ? 'line' : 'primary'} says="inline" onPress={logIn}>
        {bindToken ? '绑定并登录' : '登录'}
      </Button>
      {OWN_LOGIN && !bindToken && byPhone('手机号一键登录', 'line', agreed)}
    </>
  )
}
