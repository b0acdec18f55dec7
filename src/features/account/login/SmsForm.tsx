import { send } from '@/api/send'
import { account } from '@/contract/account'
import { Button } from '@/ui/Button'
import { coolingOff } from '../coolingOff'
import { agreedProblem } from '../sms/fieldProblems'
import { PhoneFields } from '../sms/PhoneFields'
import { usePhoneProof } from '../sms/usePhoneProof'
import { useProblems } from '../sms/useProblems'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { useAgreements } from './useAgreements'

/** Phone, picture, SMS code. With a token of another provider's login the phone is bound to that login. */
export function SmsForm({ name: phoneNum, onName: setPhone, onLogin, bindToken }: LoginFormProps) {
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
      if (!(await coolingOff(error))) form.refused(error, 'smsCode')
    }
  }

  return (
    <>
      <PhoneFields value={phoneNum} onChange={setPhone} of={sms} />
      <AgreeRow on={agreed} onChange={setAgreed} problem={form.problems.agreements} says="未注册手机号将自动创建账号" />
      <Button block says="inline" onPress={logIn}>
        {bindToken ? '绑定并登录' : '登录'}
      </Button>
    </>
  )
}
