import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const keyOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Encrypts a text with `secret`: AES-256-GCM, initialization vector and tag in front. */
export function seal(secret: string, text: string): string {
  const vector = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), vector)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([vector, cipher.getAuthTag(), body]).toString('base64')
}

/** Decrypts: the text, or nothing where it was encrypted with another secret: after the app's secret was changed, say. */
export function unseal(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
