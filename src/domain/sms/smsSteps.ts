import '@/api/deviceSign'
import { write } from '@/api/write'
import { startWork, type UnderWay } from './startWork'
import { withWork } from './withWork'
import { captcha, type OwnPurpose, type SmsPurpose } from '@/contract/captcha'

/** `length`: how many characters it shows. `work`: the proof that has to come with the answer, under way while the shopper reads. */
export type Picture = { ticket: string; image: string; length: number; work: UnderWay | undefined; phoneNum?: string }

const LENGTH = 4

/** A fresh ticket for a phone and the picture that belongs to it. */
export async function pictureFor(phoneNum: string): Promise<Picture> {
  return pictureOf(await write(captcha.ticket, { body: { phoneNum } }))
}

/** The same for the member's own phone, which this device knows masked only. */
export async function pictureForOwn(): Promise<Picture> {
  const { phoneNum, ...ticket } = await write(captcha.ownTicket, {})
  return { ...(await pictureOf(ticket)), phoneNum }
}

async function pictureOf({ ticket, workBits = 0 }: { ticket: string; workBits?: number | undefined }): Promise<Picture> {
  const { image, length = LENGTH } = await write(captcha.image, { body: { ticket } })
  return { ticket, image, length, work: workBits > 0 ? startWork({ subject: ticket, bits: workBits }) : undefined }
}

/** Spoken digits for the picture's ticket; from now on they are its answer. */
export const soundFor = async (ticket: string) => (await write(captcha.sound, { body: { ticket } })).sound

type Answer = { ticket: string; validCode: string; work?: string | undefined }
/** What is sent with the answer to a picture: also the proof of work, once it is done. */
export type Answering = { picture: Picture; validCode: string }

async function answering<T>({ picture, validCode }: Answering, call: (answer: Answer) => Promise<T>): Promise<T> {
  const { ticket } = picture
  return withWork(ticket, (work) => call({ ticket, validCode, ...(work !== undefined && { work }) }), await picture.work?.done)
}

/** Sends a code to a phone; answers after how many seconds another may be asked for. */
export const sendCode = (phoneNum: string, purpose: SmsPurpose) => async (given: Answering) =>
  (await answering(given, (answer) => write(captcha.smsCodeV2, { body: { phoneNum, purpose, ...answer } }))).resendAfter

export const sendOwnCode = (purpose: OwnPurpose) => async (given: Answering) =>
  (await answering(given, (answer) => write(captcha.ownSmsCode, { body: { purpose, ...answer } }))).resendAfter
