import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { members } from '../../kernel/schema'
import { HttpError } from '../../lib/httpError'

/** The phone of a member's account. Throws 401 NOT_LOGGED_IN where the account is gone. */
export async function ownPhone(db: Db, memberId: string): Promise<string> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  if (!member) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  return member.phone
}
