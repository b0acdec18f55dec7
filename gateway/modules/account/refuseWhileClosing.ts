import { and, eq } from 'drizzle-orm'
import { lockMember } from './lockMember'
import type { Querying } from '../../db/open'
import { deregistrations } from '../../kernel/schema'
import { HttpError } from '../../lib/httpError'

/** Rejects a login to an account that is being closed, with the token that opens the record and withdraws the request. */
export async function refuseWhileClosing(tx: Querying, memberId: string) {
  await lockMember(tx, memberId)
  const [closing] = await tx
    .select({ requestId: deregistrations.requestId, finishesAt: deregistrations.finishesAt })
    .from(deregistrations)
    .where(and(eq(deregistrations.memberId, memberId), eq(deregistrations.state, 'cooling')))
  if (closing)
    throw new HttpError(409, 'DEREGISTERING', '这个账号正在注销冷静期内，如需继续使用，请先在注销记录中撤销申请', {
      details: { recordToken: closing.requestId, finishesAt: closing.finishesAt.toISOString() },
    })
}
