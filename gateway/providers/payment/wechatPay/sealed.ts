import { createDecipheriv } from 'node:crypto'
import * as z from 'zod/mini'

/** Decrypts a resource of WeChat Pay (a notification or a certificate): AES-256-GCM with the merchant's APIv3 key. */
export const Sealed = z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z._default(z.string(), '') })
export type Sealed = z.infer<typeof Sealed>

const TAG = 16

/** Opens it; throws where it was sealed with another key or changed on its way. */
export function opened(key: Buffer, { ciphertext, nonce, associated_data }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce), { authTagLength: TAG })
  cipher.setAAD(Buffer.from(associated_data)).setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()]).toString('utf8')
}
