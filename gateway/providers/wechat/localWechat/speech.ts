import { createCipheriv, randomBytes } from 'node:crypto'
import { nonce, secondsOf, signLines } from '../../payment/wechatPay/signing'
import type { Books } from './books'
import type { Certified } from './certificate'

/** Seals what only the merchant may read: AES-256-GCM with its APIv3 key. */
export function sealedFor(apiV3Key: string, text: string, associated: string) {
  const random = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(random))
  cipher.setAAD(Buffer.from(associated))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce: random, associated_data: associated }
}

/** Whose signature it carries: the newest certificate's, or the public key's. */
export function signerOf({ publicKey, platforms }: Books): { serial: string; by: Certified } {
  const newest = platforms.at(-1)
  if (publicKey) return { serial: publicKey.id, by: publicKey.certified }
  if (!newest) throw new Error('There is no platform certificate')
  return { serial: newest.serial, by: newest }
}

/** The headers that make a text WeChat Pay's own. */
export function signature(body: string, now: Date, { serial, by }: { serial: string; by: Certified }): Record<string, string> {
  const [timestamp, random] = [secondsOf(now), nonce()]
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': random,
    'Wechatpay-Serial': serial,
    'Wechatpay-Signature': signLines(by.privateKey, timestamp, random, body),
  }
}
