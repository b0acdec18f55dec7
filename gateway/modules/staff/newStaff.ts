import type { Role } from '../../../counter/contract/workEndpoint'
import type { Transaction } from '../../db/open'
import { staff, staffRoles } from '../../kernel/work/schema'
import { randomId } from '../../lib/hash'
import type { Sealed } from '../../kernel/sealedText'

export type NewStaff = {
  staffId?: string
  loginName: string
  name: string
  roles: readonly Role[]
  passwordHash: string
  totpSecret: Sealed
  isDemonstration?: boolean
  now: Date
}

/** A new account of the counter; nothing where the login name is taken. */
export async function newStaff(tx: Transaction, { staffId = randomId(), roles, now, ...own }: NewStaff): Promise<string | undefined> {
  const [made] = await tx
    .insert(staff)
    .values({ staffId, ...own, createdAt: now })
    .onConflictDoNothing({ target: staff.loginName })
    .returning({ staffId: staff.staffId })
  if (made) await tx.insert(staffRoles).values(roles.map((role) => ({ staffId: made.staffId, role })))
  return made?.staffId
}
