import { and, desc, eq } from 'drizzle-orm'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { randomId, sha256 } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { consumeOwnProof } from '../account/proofs'
import { dataCopies, dataLinks } from '../privacy/schema'
import { fileName, filePath } from '../privacy/serveCopies'

/** Copies a member may ask for in a day. */
const MAX_COPIES_A_DAY = 3

/** A member's last copies, the newest first. */
export async function copiesOf(db: Db, memberId: string, now: Date) {
  const rows = await db.select().from(dataCopies).where(eq(dataCopies.memberId, memberId)).orderBy(desc(dataCopies.askedAt)).limit(20)
  return rows.map((row) => copyOf(row, now))
}

type Asking = { memberId: string; proof: string; now: Date }

/** Asks for a copy, which a job prepares. 409 COPY_UNDER_WAY while another is prepared, 429 beyond a day's. */
export async function askForCopy(tx: Transaction, { memberId, proof, now }: Asking) {
  await lockMember(tx, memberId)
  const [pending] = await tx
    .select({ copyId: dataCopies.copyId })
    .from(dataCopies)
    .where(and(eq(dataCopies.memberId, memberId), eq(dataCopies.state, 'preparing')))
  if (pending) throw new HttpError(409, 'COPY_UNDER_WAY', '上一份副本正在准备，完成后即可下载，无需重复申请')
  await consumeOwnProof(tx, { proof, purpose: 'download', memberId, now })
  await enforceRateLimit(
    tx,
    { bucket: `copy:${memberId}`, max: MAX_COPIES_A_DAY, seconds: DAY_SECONDS, message: '今天申请副本的次数已用完，请明天再试' },
    now,
  )
  const [row] = await tx
    .insert(dataCopies)
    .values({ copyId: randomId(), memberId, state: 'preparing', askedAt: now, formats: ['json', 'html'] })
    .returning()
  if (!row) throw new Error('The copy was not stored')
  return copyOf(row, now)
}

type Linking = { memberId: string; sessionHash: string | undefined; copyId: string; format: 'json' | 'html'; now: Date }

/** A link by which this session fetches a copy in one format once. 404 of another's, 409 NOT_READY, 410 EXPIRED. */
export async function linkToCopy(db: Db, { memberId, sessionHash, copyId, format, now }: Linking) {
  const [copy] = await db
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.copyId, copyId), eq(dataCopies.memberId, memberId)))
  if (!copy) throw notFound('这份副本')
  if (copy.state === 'preparing') throw new HttpError(409, 'NOT_READY', '副本正在准备，请稍后再试')
  const { state, expiresAt, formats } = copyOf(copy, now)
  if (state === 'expired' || expiresAt === null) throw new HttpError(410, 'EXPIRED', '这份副本已过期，请重新申请')
  if (!formats.includes(format)) throw new HttpError(410, 'EXPIRED', '这种格式已下载过，请重新申请')
  const link = randomId(32)
  await db.insert(dataLinks).values({ linkHash: sha256(link), copyId, format, sessionHash, expiresAt: new Date(expiresAt) })
  return { path: filePath(link), fileName: fileName(format), expiresAt }
}

function copyOf({ copyId, state, askedAt, readyAt, expiresAt, formats }: typeof dataCopies.$inferSelect, now: Date) {
  const isOver = state === 'expired' || (expiresAt !== null && expiresAt <= now)
  return {
    copyId,
    state: isOver ? ('expired' as const) : state,
    askedAt: askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    formats: isOver ? [] : formats,
  }
}
