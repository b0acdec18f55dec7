import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { IDLE_MINUTES } from '../../../counter/contract/idle'
import { HOUR, MINUTE, SECOND } from '../../../src/lib/duration'
import type { Db, Querying } from '../../db/open'
import { staff, staffRoles, staffSessions } from './schema'
import { randomId, sha256 } from '../../lib/hash'
import type { StaffMember } from './workContext'

/** A session ends with the working day, and where its person has left the desk. */
export const MAX_AGE_MS = 12 * HOUR
export const MAX_IDLE_MS = IDLE_MINUTES * MINUTE
/** Input is kept to the quarter minute: a read is not a write each time. */
const KEPT_TO_MS = 15 * SECOND

type Asking = {
  now: Date
  allowsDemonstration: boolean
  /** When the person last touched the page that asks, where it says so. */ inputAt?: Date | undefined
}

/** Who a token of the counter belongs to, while it lasts. A member's token is none. */
export async function staffOf(
  db: Db,
  token: string | undefined,
  { now, allowsDemonstration, inputAt }: Asking,
): Promise<StaffMember | undefined> {
  if (!token) return undefined
  const tokenHash = sha256(token)
  const idleSince = new Date(now.getTime() - MAX_IDLE_MS)
  const lasts = and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, idleSince))
  const rows = await db
    .select({
      staffId: staff.staffId,
      name: staff.name,
      loginName: staff.loginName,
      role: staffRoles.role,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.staffId, staffSessions.staffId))
    .innerJoin(staffRoles, eq(staffRoles.staffId, staff.staffId))
    .where(and(lasts, isNull(staff.closedAt), isNull(staff.lockedAt), allowsDemonstration ? undefined : eq(staff.isDemonstration, false)))
    .orderBy(staffRoles.role)
  const [first] = rows
  if (!first) return undefined
  if (inputAt) await keepInput(db, { tokenHash, lastSeenAt: first.lastSeenAt, inputAt })
  const { lastSeenAt, role: _role, ...person } = first
  const lastInputAt = inputAt && inputAt > lastSeenAt ? inputAt : lastSeenAt
  return { ...person, roles: rows.map(({ role }) => role), tokenHash, lastInputAt }
}

/** A call alone keeps no session open: the page asks by itself. */
async function keepInput(db: Db, { tokenHash, lastSeenAt, inputAt }: { tokenHash: string; lastSeenAt: Date; inputAt: Date }) {
  if (inputAt.getTime() - lastSeenAt.getTime() < KEPT_TO_MS) return
  await db
    .update(staffSessions)
    .set({ lastSeenAt: inputAt })
    .where(and(eq(staffSessions.tokenHash, tokenHash), lt(staffSessions.lastSeenAt, inputAt)))
}

/** A new session; the token is told once and never stored. Sessions of theirs that are over go. */
export async function openStaffSession(db: Querying, { staffId, now }: { staffId: string; now: Date }) {
  const token = randomId(32)
  const idleSince = new Date(now.getTime() - MAX_IDLE_MS)
  const isOver = or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince))
  await db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), isOver))
  const expiresAt = new Date(now.getTime() + MAX_AGE_MS)
  await db.insert(staffSessions).values({ tokenHash: sha256(token), staffId, createdAt: now, lastSeenAt: now, expiresAt })
  return { token, seconds: MAX_AGE_MS / 1000 }
}

/** Who gives rights, by name: every operator who can log in. */
export async function rightGivers(db: Db, allowsDemonstration: boolean): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), eq(staffRoles.role, 'operator')))
    .where(and(isNull(staff.closedAt), isNull(staff.lockedAt), allowsDemonstration ? undefined : eq(staff.isDemonstration, false)))
    .orderBy(staff.loginName)
  return rows.map(({ name }) => name)
}
