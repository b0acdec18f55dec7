import { and, desc, eq, or } from 'drizzle-orm'
import type { AdverseReport } from '../../../src/contract/adverseReport'
import { ADD_DAYS, ANSWER_HOURS, ASKED_DAYS } from '../../../src/contract/complaintKinds'
import type { ComplaintEvent, ComplaintState } from '../../../src/contract/complaintStates'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { hashOfCode } from './queryCode'
import { complaintLog, complaints } from './schema'
import { COMPLAINT_MOVES, mayAdd, mayMove, type ComplaintMove } from './states'

export type StoredComplaint = typeof complaints.$inferSelect

/** What of a complaint is sealed. */
export type ComplaintContent = {
  words: string
  phone: string
  callTime: string
  /** Of its subject, as it was called when it was filed. */
  subjectTitle?: string
  report?: AdverseReport
  /** What was written later, by the position of its event in the log. */
  talk: Array<{ position: number; words: string }>
}

const WHAT = '这条反馈'

export const contentOf = (ring: KeyRing, row: StoredComplaint) => openContent(ring, complaints, row) as ComplaintContent
export const sealedOf = (ring: KeyRing, id: string, content: ComplaintContent) => sealContent(ring, complaints, id, content)

/** This member's, by its number or its id; nobody else's is found. */
export async function ownComplaint(db: Querying, memberId: string, numberOrId: string): Promise<StoredComplaint> {
  const named = or(eq(complaints.number, numberOrId), eq(complaints.id, numberOrId))
  const [row] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.memberId, memberId), named))
  if (!row) throw notFound(WHAT)
  return row
}

/** That of a query code; of a wrong code 404. */
export async function complaintOfCode(db: Querying, code: string): Promise<StoredComplaint> {
  const [row] = await db
    .select()
    .from(complaints)
    .where(eq(complaints.codeHash, await hashOfCode(db, code)))
  if (!row) throw new HttpError(404, 'NOT_FOUND', '没有找到这个查询码的反馈，请核对', { field: 'code' })
  return row
}

/** By its number, whoever's it is: for staff and for the clock. */
export async function complaintOf(db: Querying, number: string): Promise<StoredComplaint> {
  const [row] = await db.select().from(complaints).where(eq(complaints.number, number))
  if (!row) throw notFound(WHAT)
  return row
}

/** The same with its row locked, before which nothing of it moves. */
export async function lockedComplaint(tx: Transaction, { id }: { id: string }): Promise<StoredComplaint> {
  const [row] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
  if (!row) throw notFound(WHAT)
  return row
}

type Happening = {
  ring: KeyRing
  event: ComplaintEvent
  /** Left out where the state stays. */
  move?: ComplaintMove
  words?: string
  staffId?: string
  set?: Partial<StoredComplaint>
  now: Date
}

/** What happens to a locked complaint: its move, its words and its line in the log. Throws 409 where it may not happen as it stands. */
export async function happen(tx: Transaction, row: StoredComplaint, happening: Happening): Promise<StoredComplaint> {
  const { ring, event, move, words, staffId, set = {}, now } = happening
  if (move ? !mayMove(row.state, move) : !mayAdd(row.state)) throw movedOn(row)
  const to = move ? COMPLAINT_MOVES[move].to : row.state
  const position = await logged(tx, { complaintId: row.id, event, at: now, staffId: staffId ?? null })
  const content = contentOf(ring, row)
  const said = words === undefined ? {} : sealedOf(ring, row.id, { ...content, talk: [...content.talk, { position, words }] })
  const [moved] = await tx
    .update(complaints)
    .set({ ...set, ...said, ...(move && { state: to, ...termsOf(row, to, now) }) })
    .where(and(eq(complaints.id, row.id), eq(complaints.state, row.state)))
    .returning()
  if (!moved) throw movedOn(row)
  return moved
}

const movedOn = ({ state }: StoredComplaint) =>
  mayAdd(state)
    ? new HttpError(409, 'COMPLAINT_MOVED', '这条反馈已有新的进展，请刷新后再试')
    : new HttpError(409, 'COMPLAINT_CLOSED', '这条反馈已结束，不能再补充。如还有问题，请重新提交')

/**
 * Since when and until when somebody has the next move. What was taken in hand keeps its times, since its reporter waits as before; what he spoke
 * to again gets new ones.
 */
function termsOf({ sort, state, movedAt, dueAt }: StoredComplaint, to: ComplaintState, now: Date) {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  if (to === 'inHand')
    return state === 'waiting' ? { movedAt, dueAt } : { movedAt: now, dueAt: after(ANSWER_HOURS[sort] * HOUR), lapsesAt: null }
  if (to === 'asked') return { movedAt: now, dueAt: null, lapsesAt: after(ASKED_DAYS * DAY) }
  if (to === 'answered') return { movedAt: now, dueAt: null, lapsesAt: after(ADD_DAYS * DAY) }
  return { movedAt: now, dueAt: null, lapsesAt: null }
}

type Logged = Omit<typeof complaintLog.$inferInsert, 'position'>

/** Writes a line of the log and answers its position. */
export async function logged(tx: Transaction, entry: Logged): Promise<number> {
  const [last] = await tx
    .select({ position: complaintLog.position })
    .from(complaintLog)
    .where(eq(complaintLog.complaintId, entry.complaintId))
    .orderBy(desc(complaintLog.position))
    .limit(1)
  const position = (last?.position ?? 0) + 1
  await tx.insert(complaintLog).values({ ...entry, position })
  return position
}
