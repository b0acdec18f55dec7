import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DAY, HOUR } from '../../src/lib/duration'
import type { Db, Querying } from '../db/open'
import { prepared } from '../db/prepared'
import { sessions } from './schema'
import { randomId, sha256 } from '../lib/hash'

const DAYS_30 = 30 * DAY

const read = prepared((db) =>
  db
    .select({ memberId: sessions.memberId, tokenHash: sessions.tokenHash, sessionId: sessions.sessionId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    // Stryker disable next-line StringLiteral: it answers the same by any name.
    .prepare(''),
)

/** Authentication: the session a bearer token opens, while it lasts. When it was last seen is kept to the hour: a read is not a write each time. */
export async function sessionOf(db: Db, token: string | undefined, now: Date) {
  if (!token) return undefined
  const tokenHash = sha256(token)
  const [session] = await read(db).execute({ tokenHash, now: now.toISOString() })
  const anHourAgo = new Date(now.getTime() - HOUR)
  if (session && session.lastSeenAt <= anHourAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)))
  return session
}

export type Opening = { memberId: string; deviceId: string; channel: string; deviceName?: string; now: Date }

/** A new session of 30 days; the token is told once and never stored. */
export async function openSession(db: Querying, { memberId, deviceId, channel, deviceName = '未知设备', now }: Opening) {
  const token = randomId(32)
  const expiresAt = new Date(now.getTime() + DAYS_30)
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    sessionId: randomId(),
    memberId,
    deviceId,
    channel,
    deviceName,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}
