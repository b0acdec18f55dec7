import type { Credentials } from '../../../counter/contract/staff'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { hashPassword } from '../../kernel/password'
import { inClear } from '../../kernel/sealedText'
import { sealedTotpSecret } from './totpSecret'
import { newTotpSecret, totpAddress } from './totp'

type Opening = {
  staffId: string
  loginName: string
  /** None in a command without keys: a job encrypts the secret (`rewrapKeys`). */ ring: KeyRing | undefined
}

/** What an account is opened with: told once, and what is kept of it. */
export async function freshCredentials({ staffId, loginName, ring }: Opening) {
  const [password, secret] = [randomId(12), newTotpSecret()]
  const told: Credentials = { loginName, password, secret, address: totpAddress(secret, loginName) }
  const totpSecret = ring ? sealedTotpSecret(ring, staffId, secret) : inClear(secret)
  return { told, kept: { passwordHash: await hashPassword(password), totpSecret } }
}
