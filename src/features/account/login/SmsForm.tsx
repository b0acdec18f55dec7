import { send } from '@/api/send'
import { account } from '@/contract/account'
import { Button } from '@/ui/Button'
import { coolingOff } from '../coolingOff'
import { agreedProblem, codeProblem, isPhone, phoneProblem } from '../sms/fieldProblems'
import { PhoneInput } from '../sms/PhoneInput'
import { SmsCodeFields } from '../sms/SmsCodeFields'
import { pictureFor, sendCode } from '../sms/smsSteps'
import { useProblems } from '../sms/useProblems'
import { useSmsCode } from '../sms/useSmsCode'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { useAgreements } from './useAgreements'

/** Phone, picture, SMS code. With a token of another provider's login the phone is bound to that login. */
export function SmsForm({ name: phoneNum, onName: setPhone, onLogin, bindToken }: LoginFormProps) {
  const form = useProblems()
  const { agreed, setAgreed, agreements, retry } = useAgreements()
  const sms = useSmsCode({
    of: isPhone(phoneNum) ? phoneNum : undefined,
    picture: () => pictureFor(phoneNum),
    send: sendCode(phoneNum, 'login'),
    problems: form,
    needsPhone: () => form.check([['phoneNum', phoneProblem(phoneNum)]]),
  })

  const logIn = async () => {
    const { smsCode } = sms
    const isWhole = form.check([
      ['phoneNum', phoneProblem(phoneNum)],
      ['smsCode', codeProblem(smsCode)],
      ['agreements', agreedProblem(agreed)],
    ])
    if (!isWhole) return
    if (!agreements) return retry()
    try {
      const body = { phoneNum, smsCode, agreements }
      await onLogin(await (bindToken ? send(account.thirdPartyBind, { body: { ...body, bindToken } }) : send(account.smsLogin, { body })))
    } catch (error) {
      if (!(await coolingOff(error))) form.refused(error, 'smsCode')
    }
  }

  return (
    <>
      <PhoneInput value={phoneNum} onChange={setPhone} error={form.problems.phoneNum} />
      <SmsCodeFields of={sms} />
      <AgreeRow on={agreed} onChange={setAgreed} problem={form.problems.agreements} says="未注册手机号将自动创建账号" />
      <Button block says="inline" onPress={logIn}>
        {bindToken ? '绑定并登录' : '登录'}
      </Button>
    </>
  )
}
