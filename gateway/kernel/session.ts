import { and, eq, gt } from 'drizzle-orm'
import type { Db, Querying } from '../db/open'
import { sessions } from '../db/schema'
import { randomId, sha256 } from './hash'

const DAYS_30 = 30 * 24 * 3600 * 1000

/** The session a bearer token opens, while it lasts. */
export async function sessionOf(db: Db, token: string | undefined, now: Date) {
  if (!token) return undefined
  const [session] = await db
    .select({ memberId: sessions.memberId, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)))
  return session
}

/** A new session of 30 days; the token is told once and never stored. */
export async function openSession(
  db: Querying,
  { memberId, deviceId, channel, now }: { memberId: string; deviceId: string; channel: string; now: Date },
) {
  const token = randomId(32)
  const expiresAt = new Date(now.getTime() + DAYS_30)
  await db.insert(sessions).values({ tokenHash: sha256(token), memberId, deviceId, channel, createdAt: now, expiresAt })
  return { token, expiresAt }
}
