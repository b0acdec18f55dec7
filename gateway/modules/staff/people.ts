import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { peopleOrder, type PeopleQuery, type Person } from '../../../counter/contract/staff'
import type { Role } from '../../../counter/contract/workEndpoint'
import type { Querying, Transaction } from '../../db/open'
import { staff, staffRoles, staffSessions } from '../../kernel/work/schema'
import { HttpError, notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { announce } from '../../kernel/live/live'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf, type Standing } from '../../kernel/work/version'
import { MAX_IDLE_MS } from '../../kernel/work/staffSession'

/** Accounts with their roles and where they are logged in. */
const read = (db: Querying, now: Date) => {
  const seen = db
    .select({
      staffId: staffSessions.staffId,
      sessions: count().as('sessions'),
      lastSeenAt: max(staffSessions.lastSeenAt).as('last_seen_at'),
    })
    .from(staffSessions)
    .where(and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, new Date(now.getTime() - MAX_IDLE_MS))))
    .groupBy(staffSessions.staffId)
    .as('seen')
  const rows = db
    .select({
      staff,
      roles: sql<Role[]>`array_remove(array_agg(${staffRoles.role} order by ${staffRoles.role}), null)`,
      sessions: sql<number>`coalesce(${seen.sessions}, 0)::int`,
      lastSeenAt: seen.lastSeenAt,
    })
    .from(staff)
    .leftJoin(staffRoles, eq(staffRoles.staffId, staff.staffId))
    .leftJoin(seen, eq(seen.staffId, staff.staffId))
    .groupBy(staff.staffId, seen.sessions, seen.lastSeenAt)
  return { rows, seen }
}
type Row = Awaited<ReturnType<typeof read>['rows']>[number]

/** What somebody manages an account by; where its person is logged in is none of it. */
const factsIn = ({ staff: { staffId, loginName, name, lockedAt, closedAt, passwordHash }, roles }: Row) => ({
  ...{ staffId, loginName, name, lockedAt, closedAt, passwordHash, roles },
})

/** An account, its row locked. */
export async function standingPerson(tx: Transaction, staffId: string, now: Date): Promise<Standing> {
  await tx.select({ staffId: staff.staffId }).from(staff).where(eq(staff.staffId, staffId)).for('update')
  const [row] = await read(tx, now).rows.where(eq(staff.staffId, staffId))
  if (!row) throw notFound(NOUN)
  return { facts: factsIn(row) }
}

const viewOf = ({ staff: own, roles, sessions, lastSeenAt }: Row): Person => ({
  staffId: own.staffId,
  version: versionOf(factsIn({ staff: own, roles, sessions, lastSeenAt })),
  loginName: own.loginName,
  name: own.name,
  roles,
  isDemonstration: own.isDemonstration,
  createdAt: own.createdAt.toISOString(),
  lockedAt: own.lockedAt?.toISOString() ?? null,
  removedAt: own.closedAt?.toISOString() ?? null,
  sessions,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

type Wanted = z.infer<typeof PeopleQuery> & { now: Date }

export async function peopleOf(db: Querying, { now, ...query }: Wanted) {
  const { page, size, sort } = query
  const wanted = wantedOf(db, query)
  const hits = await db.$count(staff, wanted)
  const { rows: all, seen } = read(db, now)
  const rows = await all
    .where(wanted)
    .orderBy(sortedBy(sort === 'lastSeenAt' ? seen.lastSeenAt : staff[sort], peopleOrder(query)), asc(staff.loginName))
    .limit(size)
    .offset((page - 1) * size)
  return paged(rows.map(viewOf), { page, size, hits })
}

const wantedOf = (db: Querying, { state, role, words }: Omit<Wanted, 'now'>) =>
  and(
    state === 'present' ? isNull(staff.closedAt) : isNotNull(staff.closedAt),
    role && inArray(staff.staffId, db.select({ staffId: staffRoles.staffId }).from(staffRoles).where(eq(staffRoles.role, role))),
    words === undefined ? undefined : sql`strpos(lower(${staff.name} || ' ' || ${staff.loginName}), lower(${words})) > 0`,
  )

const NOUN = '这个账号'

export async function personOf(db: Querying, staffId: string, now: Date): Promise<Person> {
  const [row] = await read(db, now).rows.where(eq(staff.staffId, staffId))
  if (!row) throw notFound(NOUN)
  return viewOf(row)
}

type Set = Partial<typeof staff.$inferInsert>

/** Changes an account that was not removed. */
export async function changePerson(tx: Transaction, staffId: string, set: Set): Promise<void> {
  const [found] = await tx
    .update(staff)
    .set(set)
    .where(and(eq(staff.staffId, staffId), isNull(staff.closedAt)))
    .returning({ staffId: staff.staffId })
  if (!found) throw notFound(NOUN)
}

/** Ends one session, by the hash of its token. */
export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
  announce(tx, { kind: 'sessions' })
}

export async function endSessionsOf(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
  announce(tx, { kind: 'sessions' })
}

export async function replaceRoles(tx: Transaction, staffId: string, roles: readonly Role[]): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.staffId, staffId))
  await tx.insert(staffRoles).values([...new Set(roles)].map((role) => ({ staffId, role })))
}

/**
 * Does what may take somebody's place as operator, and refuses it where nobody who can log in would be left to give the role to anybody. The
 * operators' rows are locked first: two who take it from each other at once do so one after the other.
 */
export async function keepingOperator(tx: Transaction, allowsDemonstration: boolean, work: () => Promise<void>): Promise<void> {
  const counts = allowsDemonstration ? undefined : eq(staff.isDemonstration, false)
  const operators = () =>
    tx
      .select({ staffId: staff.staffId })
      .from(staff)
      .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), eq(staffRoles.role, 'operator')))
      .where(and(isNull(staff.closedAt), isNull(staff.lockedAt), counts))
      .orderBy(asc(staff.staffId))
  await operators().for('update', { of: staff })
  await work()
  const left = await operators()
  if (left.length === 0) throw new HttpError(409, 'LAST_OPERATOR', '至少要留一位能登录的运营，请先把运营岗位交给别人')
}
