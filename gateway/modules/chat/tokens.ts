import { and, eq, gt, lte } from 'drizzle-orm'
import { MINUTE_SECONDS, SECOND } from '../../../src/lib/duration'
import type { Db, Querying } from '../../db/open'
import { randomId, sha256 } from '../../lib/hash'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { sessions } from '../../kernel/schema'
import { chatTokens } from './schema'

/** Milliseconds a token waits to be used. */
const TTL_MS = 30 * SECOND
/** Tokens of one member in a minute: a socket that breaks again and again; the figure is ours. */
const MAX_A_MINUTE = 60

type Asking = { memberId: string; sessionId: string; now: Date }

/** A token for one web socket; only its hash is kept. */
export async function newToken(db: Querying, { memberId, sessionId, now }: Asking): Promise<{ token: string; expiresAt: string }> {
  await enforceRateLimit(db, { bucket: `chatToken:${memberId}`, max: MAX_A_MINUTE, seconds: MINUTE_SECONDS }, now)
  const token = randomId(32)
  const expiresAt = new Date(now.getTime() + TTL_MS)
  await db.insert(chatTokens).values({ tokenHash: sha256(token), memberId, sessionId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Whose session a token was fetched in; it is spent with that. Nothing for one that was used, has ended, or whose session has. */
export async function spendToken(db: Db, token: string, now: Date): Promise<{ memberId: string; sessionId: string } | undefined> {
  const [spent] = await db
    .delete(chatTokens)
    .where(and(eq(chatTokens.tokenHash, sha256(token)), gt(chatTokens.expiresAt, now)))
    .returning({ memberId: chatTokens.memberId, sessionId: chatTokens.sessionId })
  if (!spent) return undefined
  const lasting = and(eq(sessions.sessionId, spent.sessionId), eq(sessions.memberId, spent.memberId), gt(sessions.expiresAt, now))
  return (await db.$count(sessions, lasting)) > 0 ? spent : undefined
}

export const forgetTokens = async (db: Querying, now: Date): Promise<void> =>
  void (await db.delete(chatTokens).where(lte(chatTokens.expiresAt, now)))
