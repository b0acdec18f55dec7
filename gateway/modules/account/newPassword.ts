import { passwordProblem } from '../../../src/lib/password'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { decryptedPassword } from './loginKeys'
import { hashPassword } from '../../kernel/password'

/** The hash of a new password that came encrypted; refused in the storefront's own words where it is weak. */
export async function newPasswordHash(
  db: Db,
  { keyId, ciphertext, now }: { keyId: string; ciphertext: string; now: Date },
): Promise<string> {
  const password = await decryptedPassword(db, { keyId, ciphertext, now })
  const problem = passwordProblem(password)
  if (problem) throw new HttpError(400, 'PASSWORD_WEAK', problem, { field: 'password' })
  return hashPassword(password)
}
