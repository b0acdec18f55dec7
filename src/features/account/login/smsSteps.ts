import '@/api/deviceSign'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { captcha } from '@/contract/captcha'

/** A fresh ticket for a phone and the picture that belongs to it. */
export async function askForPicture(phoneNum: string) {
  const { ticket } = await send(captcha.ticket, { body: { phoneNum } })
  const { image } = await send(captcha.image, { body: { ticket } })
  return { ticket, image }
}

/** Sends the SMS code; answers after how many seconds another may be asked for. */
export async function sendCode(request: { phoneNum: string; ticket: string; validCode: string }) {
  const { resendAfter } = await send(captcha.smsCode, { body: request })
  return resendAfter
}

export const logInBySms = (form: { phoneNum: string; smsCode: string; agreements: string }) => send(account.smsLogin, { body: form })
