import type { Credentials } from '../../../counter/contract/staff'
import { randomId } from '../../kernel/hash'
import { hashPassword } from '../../kernel/password'
import { newTotpSecret, totpAddress } from './totp'

/** What an account is opened with: told once, and what is kept of it. */
export async function freshCredentials(loginName: string) {
  const [password, secret] = [randomId(12), newTotpSecret()]
  const told: Credentials = { loginName, password, secret, address: totpAddress(secret, loginName) }
  return { told, kept: { passwordHash: await hashPassword(password), totpSecret: secret } }
}
