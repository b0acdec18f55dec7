import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OwnPurpose, SmsPurpose } from '../../src/contract/captcha'
import { rsaOaepEncrypt } from '../../src/lib/rsaOaep'
import { GLYPHS } from '../../gateway/captcha/glyphs'
import { smsTickets } from '../../gateway/db/schema'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

/** What the login page sends when the boxes are ticked; the versions of the built-in texts. */
export const AGREEMENTS = 'clause@2026-11-01,privacy@2026-11-01'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const SIGNS = Object.keys(GLYPHS)

/** A ticket with its picture's answer, found by trying them all against the stored hash: a test cannot read pictures. */
export async function solvedTicket(gateway: Gateway, phoneNum: string, client: Client = gateway.visitor) {
  const { ticket } = await client.captcha.ticket({ body: { phoneNum } })
  return solved(gateway, ticket)
}

async function solved({ db, visitor }: Gateway, ticket: string) {
  await visitor.captcha.image({ body: { ticket } })
  const [row] = await db
    .select()
    .from(smsTickets)
    .where(eq(smsTickets.ticketHash, sha256(ticket)))
  for (const a of SIGNS)
    for (const b of SIGNS)
      for (const c of SIGNS)
        for (const d of SIGNS) if (sha256(`${ticket}:${a}${b}${c}${d}`) === row?.answerHash) return { ticket, validCode: a + b + c + d }
  throw new Error('The picture has no answer')
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
  const { ticket } = await member.captcha.ownTicket()
  await member.captcha.ownSmsCode({ body: { purpose, ...(await solved(gateway, ticket)) } })
  return (await member.account.validateOwn({ body: { smsCode: codeIn(gateway), purpose } })).proof
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

/** A password as it travels. */
export async function sealed(client: Client, password: string) {
  const { keyId, modulus, exponent, nonce } = await client.account.publicKey()
  const message = new TextEncoder().encode(JSON.stringify({ password, nonce }))
  return { keyId, password: rsaOaepEncrypt({ modulus, exponent }, message, randomBytes(32)) }
}
