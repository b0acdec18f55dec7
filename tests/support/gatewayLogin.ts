import { createHash, createPublicKey, publicEncrypt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OwnPurpose, SmsPurpose } from '../../src/contract/captcha'
import type { Db } from '../../gateway/db/open'
import { smsTickets } from '../../gateway/tables'
import { agreeingTo } from './agreements'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

/** What the login page sends when the boxes are ticked. */
export const AGREEMENTS = agreeingTo('clause', 'privacy')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** What every picture says once a test looked at it. */
const SAID = 'HK4R'

/** A ticket with its picture's answer and without a proof of work. A test cannot read pictures: it writes what they say into the database. */
export async function solvedTicket(gateway: Gateway, phoneNum: string, client: Client = gateway.visitor) {
  const { ticket } = await client.captcha.ticket({ body: { phoneNum } })
  return readPicture(gateway, ticket)
}

/** What a ticket's picture says from now on, as it is sent. */
export async function readPicture({ db }: { db: Db }, ticket: string) {
  await db
    .update(smsTickets)
    .set({ answerHash: sha256(`${ticket}:${SAID}`), workBits: 0 })
    .where(eq(smsTickets.ticketHash, sha256(ticket)))
  return { ticket, validCode: SAID }
}

/** Asks for a code the whole way and reads it from the message. */
export async function codeFor(gateway: Gateway, phoneNum: string, client: Client = gateway.visitor) {
  await client.captcha.smsCode({ body: { phoneNum, ...(await solvedTicket(gateway, phoneNum, client)) } })
  return codeIn(gateway)
}

/** A code for a purpose, to any phone. */
export async function codeTo(gateway: Gateway, phoneNum: string, purpose: SmsPurpose, client: Client = gateway.visitor) {
  await client.captcha.smsCodeV2({ body: { phoneNum, purpose, ...(await solvedTicket(gateway, phoneNum, client)) } })
  return codeIn(gateway)
}

/** What a member gets who proved to hold their own phone just now. */
export async function ownProof(gateway: Gateway, member: Client, purpose: OwnPurpose): Promise<string> {
  const smsCode = await ownCode(gateway, member, purpose)
  return (await member.account.validateOwn({ body: { smsCode, purpose } })).proof
}

/** A code to a member's own phone. */
export async function ownCode(gateway: Gateway, member: Client, purpose: OwnPurpose): Promise<string> {
  const { ticket } = await member.captcha.ownTicket()
  await member.captcha.ownSmsCode({ body: { purpose, ...(await readPicture(gateway, ticket)) } })
  return codeIn(gateway)
}

/** A code that was sent to nobody: a fixed one would be right once in a million runs. */
export function wrongCode({ sms }: Gateway): string {
  const codes = Array.from({ length: sms.length + 1 }, (_none, number) => String(number).padStart(6, '0'))
  return codes.find((code) => !sms.some(({ text }) => text.includes(code))) ?? ''
}

const codeIn = (gateway: Gateway) => /验证码 (\d{6})/.exec(gateway.sms.at(-1)?.text ?? '')?.[1] ?? ''

export async function loginBySms(gateway: Gateway, phoneNum: string, client: Client = gateway.visitor) {
  const smsCode = await codeFor(gateway, phoneNum, client)
  return client.account.smsLogin({ body: { phoneNum, smsCode, agreements: AGREEMENTS } })
}

/** The form of an account login with the password encrypted as the storefront does it. */
export async function passwordForm(client: Client, loginName: string, password: string) {
  return { platform: '3' as const, loginName, agreements: AGREEMENTS, ...(await sealed(client, password)) }
}

/** A password as it travels, encrypted by Node: the storefront's own encryption, made for WeChat, takes a hundred times as long. */
export async function sealed(client: Client, password: string) {
  const { keyId, modulus, exponent, nonce } = await client.account.publicKey()
  const n = Buffer.from(modulus, 'hex').toString('base64url')
  const e = Buffer.from(exponent.toString(16).padStart(6, '0'), 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' })
  const message = Buffer.from(JSON.stringify({ password, nonce }))
  return { keyId, password: publicEncrypt({ key, oaepHash: 'sha256' }, message).toString('hex') }
}
