import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { phoneDigits } from '@/lib/phoneDigits'
import { OWN_LOGIN } from '@/platform/ownLogin'
import { Button } from '@/ui/press/Button'
import { useForm } from '@/ui/form/useForm'
import { coolingOff } from '../coolingOff'
import { agreedProblem } from '@/domain/sms/fieldProblems'
import { PhoneFields } from '@/domain/sms/PhoneFields'
import { SMS_FIELDS, SMS_SCHEMA, SMS_VALUES } from '@/domain/sms/smsForm'
import { usePhoneProof } from '@/domain/sms/usePhoneProof'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { PhoneLogin } from './PhoneLogin'
import { useAgreements } from './useAgreements'

/** The phone in what somebody is called by; a user name is none and stays the other form's. */
const phoneIn = (name: string) => (/[^\d\s+-]/.test(name) ? '' : phoneDigits(name))

/**
 * Phone, picture, SMS code; in WeChat the phone it knows first, by one tap. With a token of another provider's login the phone is bound to that
 * login, whose consent was given to begin it.
 */
export function SmsForm({ name, onName, onLogin, bindToken, onExpired }: LoginFormProps) {
  const agreed = useAgreements()
  const form = useForm({
    values: { ...SMS_VALUES, phoneNum: phoneIn(name), agreed: false },
    schema: SMS_SCHEMA,
    problems: ({ agreed }) => ({ agreed: agreedProblem(agreed) }),
    fields: { ...SMS_FIELDS, agreements: 'agreed' },
    quiet: true,
  })
  const sms = usePhoneProof('login', form)

  const logIn = () =>
    form.submit(async ({ phoneNum, smsCode }) => {
      const body = { phoneNum, smsCode, agreements: await agreed() }
      try {
        await onLogin(
          await (bindToken ? write(account.thirdPartyBind, { body: { ...body, bindToken } }) : write(account.smsLogin, { body })),
        )
      } catch (error) {
        if (error instanceof ApiError && error.field === 'bindToken') onExpired?.()
        if (!(await coolingOff(error))) throw error
      }
    })

  const byPhone = (words: string, isAgreed: boolean) => (
    <PhoneLogin
      words={words}
      agreed={isAgreed ? agreed : undefined}
      onMissing={() => void form.check(['agreed'])}
      onLogin={onLogin}
      bindToken={bindToken}
      onExpired={onExpired}
    />
  )
  const agree = <AgreeRow of={form} says="未注册手机号将自动创建账号" />
  const oneTap =
    OWN_LOGIN &&
    (bindToken ? (
      byPhone('绑定微信里的手机号', true)
    ) : (
      <>
        {agree}
        {byPhone('手机号一键登录', form.values.agreed)}
      </>
    ))
  return (
    <>
      {oneTap}
      {oneTap && <View className="text-center text-13 color-secondary">{bindToken ? '或用短信验证码绑定' : '或用短信验证码登录'}</View>}
      <PhoneFields onPhone={onName} of={sms} />
      {(!oneTap || bindToken) && agree}
      <Button block kind={oneTap ? 'outline' : 'primary'} says="inline" onPress={logIn}>
        {bindToken ? '绑定并登录' : '登录'}
      </Button>
    </>
  )
}
