import { createHash } from 'node:crypto'
import { decrypted, encrypted } from '../../lib/encrypt'

/** What a token is encrypted with: the app's secret and the name of its row, in which alone it opens. */
type Sealing = { secret: string; name: string }

const keyOf = ({ secret }: Sealing) => createHash('sha256').update(secret).digest()
const additionalData = ({ name }: Sealing) => `wechat_tokens:sealed:${name}`

/** Encrypts a token for the row of this name. */
export const seal = (sealing: Sealing, text: string): string =>
  encrypted(Buffer.from(text), keyOf(sealing), additionalData(sealing)).toString('base64')

/** Decrypts: the token, or nothing where it was encrypted with another secret, after the app's secret was changed, say, or for another row. */
export function unseal(sealing: Sealing, sealed: string): string | undefined {
  try {
    return decrypted(Buffer.from(sealed, 'base64'), keyOf(sealing), additionalData(sealing)).toString()
  } catch {
    return undefined
  }
}
