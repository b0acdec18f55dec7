import { and, eq, ne } from 'drizzle-orm'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { announce } from '../../kernel/live/live'
import { isPassword } from '../../kernel/password'
import { enforceRateLimit, refundRateLimit } from '../../kernel/rateLimit'
import { staff, staffSessions } from '../../kernel/work/schema'

type Checking = { staffId: string; password: string; now: Date }

/** Refuses whoever does not know the account's present password: 400 PASSWORD_WRONG, 429 after five of them in a quarter of an hour. */
export async function checkOwnPassword(db: Db, { staffId, password, now }: Checking): Promise<void> {
  const limit = { bucket: `staff:password:${staffId}`, max: 5, seconds: 15 * MINUTE_SECONDS }
  await enforceRateLimit(db, limit, now)
  const [own] = await db.select().from(staff).where(eq(staff.staffId, staffId))
  if (!(await isPassword(password, own?.passwordHash)))
    throw new HttpError(400, 'PASSWORD_WRONG', '现在的密码不正确', { field: 'password' })
  await refundRateLimit(db, limit)
}

type Replacing = { staffId: string; /** Of the session that stays. */ tokenHash: string; passwordHash: string }

/** Stores another password and ends the person's other sessions. */
export async function replacePassword(tx: Transaction, { staffId, tokenHash, passwordHash }: Replacing): Promise<void> {
  await tx.update(staff).set({ passwordHash }).where(eq(staff.staffId, staffId))
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, tokenHash)))
  announce(tx, { kind: 'sessions' })
}
