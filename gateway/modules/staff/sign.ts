import { eq } from 'drizzle-orm'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { isPassword } from '../../kernel/password'
import { enforceRateLimit, refundRateLimit } from '../../kernel/rateLimit'
import { AuditedError } from '../../kernel/work/auditedError'

type Signing = { by: { staffId: string; name: string }; password: string; record: string; now: Date }

/**
 * A signature: whoever is logged in types the password again, so that nobody signs at a desk that was left open. Wrong ones are counted
 * with those of a change of password, and stand in the audit log.
 */
export async function sign(db: Db, { by, password, record, now }: Signing): Promise<void> {
  const limit = { bucket: `staff:password:${by.staffId}`, max: 5, seconds: 15 * MINUTE_SECONDS }
  await enforceRateLimit(db, limit, now)
  const [own] = await db.select({ passwordHash: staff.passwordHash }).from(staff).where(eq(staff.staffId, by.staffId))
  if (!(await isPassword(password, own?.passwordHash)))
    throw new AuditedError({ status: 400, code: 'SIGNATURE_WRONG', message: '密码不正确，处方没有签名', by, record, field: 'password' })
  await refundRateLimit(db, limit)
}
