import '@/api/deviceSign'
import { send } from '@/api/send'
import { captcha, type OwnPurpose, type SmsPurpose } from '@/contract/captcha'

export type Picture = { ticket: string; image: string; phoneNum?: string }

/** A fresh ticket for a phone and the picture that belongs to it. */
export async function pictureFor(phoneNum: string): Promise<Picture> {
  const { ticket } = await send(captcha.ticket, { body: { phoneNum } })
  const { image } = await send(captcha.image, { body: { ticket } })
  return { ticket, image }
}

/** The same for the member's own phone, which this device knows masked only. */
export async function pictureForOwn(): Promise<Picture> {
  const { ticket, phoneNum } = await send(captcha.ownTicket, {})
  const { image } = await send(captcha.image, { body: { ticket } })
  return { ticket, image, phoneNum }
}

/** Spoken digits for the picture's ticket; from now on they are its answer. */
export const soundFor = async (ticket: string) => (await send(captcha.sound, { body: { ticket } })).sound

type Answer = { ticket: string; validCode: string }

/** Sends a code to a phone; answers after how many seconds another may be asked for. */
export const sendCode = (phoneNum: string, purpose: SmsPurpose) => async (answer: Answer) =>
  (await send(captcha.smsCodeV2, { body: { phoneNum, purpose, ...answer } })).resendAfter

export const sendOwnCode = (purpose: OwnPurpose) => async (answer: Answer) =>
  (await send(captcha.ownSmsCode, { body: { purpose, ...answer } })).resendAfter
