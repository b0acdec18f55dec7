import { send } from '@/api/send'
import { account } from '@/contract/account'
import type { OwnPurpose } from '@/contract/captcha'
import { codeProblem } from './fieldProblems'
import { pictureForOwn, sendOwnCode } from './smsSteps'
import type { Problems } from './useProblems'
import { useSmsCode } from './useSmsCode'

/** Proves by SMS that it is the member who acts. `proof` gives nothing while the code is wrong, and says so beside it. */
export function useOwnProof(purpose: OwnPurpose, problems: Problems) {
  const sms = useSmsCode({ of: purpose, picture: pictureForOwn, send: sendOwnCode(purpose), problems })
  const proof = async (): Promise<string | undefined> => {
    if (!problems.check([['smsCode', codeProblem(sms.smsCode)]])) return undefined
    try {
      return (await send(account.validateOwn, { body: { smsCode: sms.smsCode, purpose } })).proof
    } catch (error) {
      problems.refused(error, 'smsCode')
      return undefined
    }
  }
  return { sms, proof }
}
