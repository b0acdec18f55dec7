import { and, eq } from 'drizzle-orm'
import { holdMember } from './holdMember'
import type { Querying } from '../../db/open'
import { deregistrations } from '../../db/schema'
import { Refusal } from '../../kernel/refusal'

/** Lets nobody log into an account that is being closed, and hands over what the record is opened and the request taken back with. */
export async function refuseWhileClosing(tx: Querying, memberId: string) {
  await holdMember(tx, memberId)
  const [closing] = await tx
    .select({ requestId: deregistrations.requestId, finishesAt: deregistrations.finishesAt })
    .from(deregistrations)
    .where(and(eq(deregistrations.memberId, memberId), eq(deregistrations.state, 'cooling')))
  if (closing)
    throw new Refusal(409, 'DEREGISTERING', '这个账号正在注销冷静期内，如需继续使用，请先在注销记录中撤销申请', {
      details: { recordToken: closing.requestId, finishesAt: closing.finishesAt.toISOString() },
    })
}
