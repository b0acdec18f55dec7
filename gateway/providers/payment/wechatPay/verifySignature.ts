import { areSigned } from './signing'
import type { PlatformKeys } from './platformKeys'

/** Seconds a signature's time may be off (APIv3, 签名验证). */
const MAX_AGE_SECONDS = 300

export type SignedText = { header: (name: string) => string | undefined | null; body: string }

/** Verifies a signature: whether a text is WeChat Pay's own and not older than its time allows: an answer to us, or a notification. */
export async function verifySignature({ header, body }: SignedText, keys: Pick<PlatformKeys, 'keyOf'>, now: Date): Promise<boolean> {
  const [serial, signature, timestamp, nonce] = ['Serial', 'Signature', 'Timestamp', 'Nonce'].map((name) => header(`Wechatpay-${name}`))
  if (!serial || !signature || !nonce || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false
  const key = await keys.keyOf(serial)
  return key !== undefined && areSigned(key, signature, timestamp, nonce, body)
}
