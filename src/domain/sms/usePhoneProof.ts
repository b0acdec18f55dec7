import type { SmsPurpose } from '@/contract/captcha'
import { isPhone } from './fieldProblems'
import type { SmsForm } from './smsForm'
import { pictureFor, sendCode } from './smsSteps'
import { useSmsCode } from './useSmsCode'

/** A phone that is typed, proved by SMS. */
export function usePhoneProof(purpose: SmsPurpose, form: SmsForm) {
  const { phoneNum } = form.values
  return useSmsCode({
    of: isPhone(phoneNum) ? phoneNum : undefined,
    picture: () => pictureFor(phoneNum),
    send: sendCode(phoneNum, purpose),
    form,
  })
}
