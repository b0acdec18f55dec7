import { write } from '@/api/write'
import { account } from '@/contract/account'
import { SmsCode, type OwnPurpose } from '@/contract/captcha'
import type { SmsForm } from './smsForm'
import { pictureForOwn, sendOwnCode } from './smsSteps'
import { useSmsCode } from './useSmsCode'

/** How the code of a form is validated. */
export const OWN_PROOF = { smsCode: SmsCode }

/** Proves by SMS that it is the member who acts: `prove` turns the code that was typed into a proof. */
export function useOwnProof(purpose: OwnPurpose, form: SmsForm) {
  const sms = useSmsCode({ of: purpose, picture: pictureForOwn, send: sendOwnCode(purpose), form })
  const prove = async () => (await write(account.validateOwn, { body: { smsCode: form.values.smsCode, purpose } })).proof
  return { sms, prove }
}
