import { count, desc, eq, inArray } from 'drizzle-orm'
import type { Complaint, ComplaintSummary } from '../../../src/contract/complaint'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { shownUpload } from '../upload/shownUpload'
import { uploadsOf } from '../upload/uploads'
import { complaintLog, COMPLAINTS, complaints } from './schema'
import { mayAdd, mayMove } from './states'
import { contentOf, type ComplaintContent, type StoredComplaint } from './stored'

type Opening = { db: Querying; ring: KeyRing; now: Date }

/** What happened to a complaint, the latest first, with what was written at it. */
export const entriesOf = async (db: Querying, { id }: StoredComplaint, content: ComplaintContent) =>
  entriesIn(await linesOf(db, [id]), id, content)

const linesOf = (db: Querying, ids: readonly string[]) =>
  db
    .select()
    .from(complaintLog)
    .where(inArray(complaintLog.complaintId, [...ids]))
    .orderBy(desc(complaintLog.position))

function entriesIn(lines: Awaited<ReturnType<typeof linesOf>>, id: string, { talk }: ComplaintContent) {
  const own = lines.filter(({ complaintId }) => complaintId === id)
  return own.map(({ position, event, at, staffId }) => ({
    ...{ at: at.toISOString(), event, staffId },
    words: talk.find((said) => said.position === position)?.words ?? null,
  }))
}

type Told = { content: ComplaintContent; entries: ReturnType<typeof entriesIn> }

function summaryOf({ content, entries }: Told, row: StoredComplaint): ComplaintSummary {
  const { id, number, sort, kind, state, filedAt, stars } = row
  const answer = entries.find(({ event }) => event === 'answered')?.words ?? null
  return { id, number, sort, kind, state, filedAt: filedAt.toISOString(), words: content.words, answer, stars }
}

/** One complaint as its reporter reads it. */
export async function viewOf({ db, ring, now }: Opening, row: StoredComplaint): Promise<Complaint> {
  const content = contentOf(ring, row)
  const entries = await entriesOf(db, row, content)
  const pictures = await inTurn(await uploadsOf(db, { table: COMPLAINTS, id: row.id }), (upload) => shownUpload(db, upload, now))
  const { subjectKind: kind, subjectId } = row
  return {
    ...summaryOf({ content, entries }, row),
    dueAt: row.dueAt?.toISOString() ?? null,
    isAnonymous: row.codeHash !== null,
    subject: kind === null || subjectId === null ? null : { kind, id: subjectId, title: content.subjectTitle ?? '' },
    pictures,
    phone: content.phone === '' ? null : maskPhone(content.phone),
    callTime: content.callTime,
    report: content.report ?? null,
    entries: entries.map(({ at, event, words }) => ({ at, event, words })),
    isSolved: row.isSolved,
    can: {
      add: mayAdd(row.state),
      // Its reporter is nobody the shop knows: what a code opens may be said more of, and ends by itself.
      appraise: row.codeHash === null && mayMove(row.state, 'appraise'),
      withdraw: row.codeHash === null && mayMove(row.state, 'withdraw'),
    },
    serverTime: now.toISOString(),
  }
}

type Asked = { memberId: string; page: number; size: number }

/** One page of what a member told the shop, the newest first. */
export async function listOwn({ db, ring }: Pick<Opening, 'db' | 'ring'>, { memberId, page, size }: Asked) {
  const own = eq(complaints.memberId, memberId)
  const [total] = await db.select({ hits: count() }).from(complaints).where(own)
  const rows = await db
    .select()
    .from(complaints)
    .where(own)
    .orderBy(desc(complaints.filedAt), desc(complaints.id))
    .limit(size)
    .offset((page - 1) * size)
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  const results = rows.map((row) => {
    const content = contentOf(ring, row)
    return summaryOf({ content, entries: entriesIn(lines, row.id, content) }, row)
  })
  const hits = total?.hits ?? 0
  return paged(results, { page, size, hits })
}
