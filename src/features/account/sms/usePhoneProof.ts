import type { SmsPurpose } from '@/contract/captcha'
import { codeProblem, isPhone, phoneProblem } from './fieldProblems'
import { pictureFor, sendCode } from './smsSteps'
import type { Found, Problems } from './useProblems'
import { useSmsCode } from './useSmsCode'

type Asking = { phoneNum: string; purpose: SmsPurpose; problems: Problems }

/** A phone that is typed, proved by SMS. `isWhole` says whether phone, code and what else the form asks for may be sent. */
export function usePhoneProof({ phoneNum, purpose, problems }: Asking) {
  const phone: Found = ['phoneNum', phoneProblem(phoneNum)]
  const sms = useSmsCode({
    of: isPhone(phoneNum) ? phoneNum : undefined,
    picture: () => pictureFor(phoneNum),
    send: sendCode(phoneNum, purpose),
    problems,
    needsPhone: () => problems.check([phone]),
  })
  const isWhole = (...rest: Found[]) => problems.check([phone, ['smsCode', codeProblem(sms.smsCode)], ...rest])
  return { sms, isWhole }
}
