import { and, desc, eq, gt } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { sessions } from '../../kernel/schema'

/** A member's sessions that have not expired, the one that was used last in front. */
export async function ownSessions(db: Querying, memberId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** Ends one of this member's sessions; nobody else's is found. 404 NOT_FOUND. */
export async function endOwnSession(db: Querying, { memberId, sessionId }: { memberId: string; sessionId: string }): Promise<void> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.memberId, memberId)))
    .returning({ sessionId: sessions.sessionId })
  if (!ended) throw notFound('这台设备的登录，它可能已经退出')
}

/** Ends the session with a token, told by the token's hash; one that has ended already is no error. Answers whether it did. */
export async function removeSession(db: Querying, tokenHash: string): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ sessionId: sessions.sessionId })
  return ended.length > 0
}
