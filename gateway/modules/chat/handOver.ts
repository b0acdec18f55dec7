import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { DESKS_OF_ROLE, type ChatColleague } from '../../../counter/contract/chat'
import { ROLES, type Role } from '../../../counter/contract/workEndpoint'
import { DESKS, type Desk } from '../../../src/contract/chat'
import { MINUTE } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import { staff, staffRoles, staffSessions } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { announceConversation } from './announce'
import type { HandoverContent } from './content'
import { changed } from './ownConversation'
import { chatHandovers, conversations } from './schema'
import { endSession } from './sessions'
import { isHeldAt, ownSeat, seatOf, type Seated } from './staffSeat'
import { LINES, systemLine } from './systemLine'

type Leaving = { ring: KeyRing; conversationId: string; by: Seated; now: Date }
type Handing = Leaving & { desk: Desk; staffId: string | undefined; note: string; allowsDemonstration: boolean }

/** Hands a conversation over with a note; who waits has waited since he began to. Throws 409 `COLLEAGUE_GONE` where nobody can take it. */
export async function handOver(tx: Transaction, handing: Handing): Promise<void> {
  const { ring, conversationId, by, now, desk, staffId, note } = handing
  const row = await ownSeat(tx, { conversationId, by, now })
  if (row.kind !== 'service') throw new HttpError(409, 'OTHER_KIND', '问诊不能转接：请结束，或退回并写明原因')
  const to = staffId === undefined ? undefined : await colleagueAt(tx, handing, staffId)
  const { memberId } = row
  await writeHandover(tx, { ring, conversationId, memberId, staffId: by.staffId, desk, toStaffId: to?.staffId ?? null, note, now })
  await changed(tx, conversationId, { desk, waitsSince: row.waitsSince ?? now, ...seatOf(to?.staffId, now) })
  const text = to ? LINES.toPerson({ desk, name: nameForShopper(to) }) : LINES.toDesk({ desk })
  await systemLine(tx, { ring, conversationId, text, now })
  announceConversation(tx, { conversationId, queue: true })
}

type Noting = Omit<typeof chatHandovers.$inferInsert, 'id' | 'keyId' | 'wrappedKey' | 'content' | 'at'> & {
  ring: KeyRing
  note: string
  now: Date
}

/** Seals the note of a hand-over for who takes the conversation up. */
export async function writeHandover(tx: Transaction, { ring, note, now, ...whom }: Noting): Promise<void> {
  const id = randomId()
  const sealed = sealContent(ring, chatHandovers, id, { text: note } satisfies HandoverContent)
  await tx.insert(chatHandovers).values({ id, ...whom, ...sealed, at: now })
}

/** Ends the session of a conversation one is in. */
export async function endOwn(tx: Transaction, { ring, conversationId, by, now }: Leaving): Promise<void> {
  await ownSeat(tx, { conversationId, by, now })
  await endSession(tx, { ring, conversationId, by: 'staff', now })
}

/** Who touched a page of the counter so lately is here. */
const HERE_MS = 5 * MINUTE

type Asking = { by: Seated; now: Date; allowsDemonstration: boolean }

const mayWork = (allowsDemonstration: boolean) =>
  and(isNull(staff.closedAt), isNull(staff.lockedAt), allowsDemonstration ? undefined : eq(staff.isDemonstration, false))

const ROLES_WITH_DESK = ROLES.filter((role) => DESKS_OF_ROLE[role].length > 0)
/** The desk that is a role's own. */
const deskOf = (role: Role): Desk | undefined => DESKS_OF_ROLE[role][0]

/** Everybody who sits at a desk, but who asks: who is here first, then who is in fewest conversations. */
export async function colleaguesOf(db: Querying, { by, now, allowsDemonstration }: Asking): Promise<ChatColleague[]> {
  const rows = await db
    .select({ staffId: staff.staffId, name: staff.name, role: staffRoles.role })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staff.staffId))
    .where(and(mayWork(allowsDemonstration), ne(staff.staffId, by.staffId), inArray(staffRoles.role, ROLES_WITH_DESK)))
    .orderBy(asc(staff.loginName))
  const loads = await loadsAt(db, now)
  const here = await hereAt(db, now)
  const people = rows.flatMap(({ role, ...person }) => {
    const desk = deskOf(role)
    return desk ? [{ ...person, desk, load: loads.get(person.staffId) ?? 0, isHere: here.has(person.staffId) }] : []
  })
  return people.sort(
    (one, other) =>
      Number(other.isHere) - Number(one.isHere) || DESKS.indexOf(one.desk) - DESKS.indexOf(other.desk) || one.load - other.load,
  )
}

async function loadsAt(db: Querying, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ staffId: conversations.staffId, load: sql<number>`count(*)::int` })
    .from(conversations)
    .where(and(isHeldAt(now), isNull(conversations.endedAt)))
    .groupBy(conversations.staffId)
  return new Map(rows.flatMap(({ staffId, load }) => (staffId === null ? [] : [[staffId, load] as const])))
}

async function hereAt(db: Querying, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .where(and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, new Date(now.getTime() - HERE_MS))))
  return new Set(rows.map(({ staffId }) => staffId))
}

/** Somebody else who sits at this desk. */
async function colleagueAt(tx: Transaction, { desk, by, allowsDemonstration }: Handing, staffId: string) {
  const roles = ROLES_WITH_DESK.filter((role) => DESKS_OF_ROLE[role].includes(desk))
  const [found] = await tx
    .select({ staffId: staff.staffId, name: staff.name, isDemonstration: staff.isDemonstration })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), inArray(staffRoles.role, roles)))
    .where(and(eq(staff.staffId, staffId), ne(staff.staffId, by.staffId), mayWork(allowsDemonstration)))
    .limit(1)
  if (!found) throw new HttpError(409, 'COLLEAGUE_GONE', '这位同事现在不能接手，请换一位', { field: 'staffId' })
  return found
}
