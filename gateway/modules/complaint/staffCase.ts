import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  sortsOf,
  type ComplaintCase,
  type ComplaintPart,
  type ComplaintQuery,
  type ListedComplaint,
} from '../../../counter/contract/complaint'
import type { Role } from '../../../counter/contract/workEndpoint'
import type { Db, Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { maskText } from '../../kernel/work/mask'
import { staffNames } from '../../kernel/work/staffNames'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import type { WorkProviders } from '../../kernel/work/workContext'
import { pictureUrlOf, uploadsOf } from '../upload/uploads'
import { mayHandIn } from './decide'
import { COMPLAINTS, complaints } from './schema'
import { mayMove } from './states'
import { complaintOf, contentOf, lockedComplaint, type ComplaintContent, type StoredComplaint } from './stored'
import { entriesOf } from './views'

type Opening = { db: Querying; ring: KeyRing }
type Of = { number: string; roles: readonly Role[] }

/** Characters of a list's row. */
const BEGINNING = 80

/** A complaint that somebody of these roles answers; of another's sort it is not there. */
export async function caseRow(db: Querying, { number, roles }: Of): Promise<StoredComplaint> {
  const row = await complaintOf(db, number)
  if (!sortsOf(roles).includes(row.sort)) throw notFound('这条反馈')
  return row
}

const PARTS: Readonly<Record<ComplaintPart, SQL>> = {
  open: inArray(complaints.state, ['waiting', 'inHand']),
  theirs: inArray(complaints.state, ['asked', 'answered']),
  ended: inArray(complaints.state, ['closed', 'withdrawn']),
}

/** One page of what these roles answer. */
export async function listCases({ db, ring }: Opening, roles: readonly Role[], query: z.infer<typeof ComplaintQuery>) {
  const { page, size, part, sort, number, order } = query
  const own = inArray(complaints.sort, sortsOf(roles))
  const named = number === undefined ? undefined : sql`starts_with(${complaints.number}, ${number})`
  const wanted = and(own, PARTS[part], named, sort === undefined ? undefined : eq(complaints.sort, sort))
  const since = part === 'open' ? complaints.dueAt : complaints.movedAt
  const [total] = await db.select({ hits: count() }).from(complaints).where(wanted)
  const rows = await db
    .select()
    .from(complaints)
    .where(wanted)
    .orderBy(order === 'newest' ? desc(since) : asc(since), asc(complaints.number))
    .limit(size)
    .offset((page - 1) * size)
  const nameOf = await staffNames(
    db,
    rows.map(({ takenBy }) => takenBy),
  )
  const results = rows.map((row) => listedOf(row, { content: contentOf(ring, row), takenBy: nameOf(row.takenBy) }))
  const counts = {
    open: await db.$count(complaints, and(own, PARTS.open)),
    theirs: await db.$count(complaints, and(own, PARTS.theirs)),
  }
  const hits = total?.hits ?? 0
  return { ...paged(results, { page, size, hits }), counts }
}

function listedOf(row: StoredComplaint, { content, takenBy }: { content: ComplaintContent; takenBy: string | null }): ListedComplaint {
  const { number, sort, kind, state, subjectKind, subjectId, filedAt, movedAt, dueAt, stars } = row
  const { words, subjectTitle } = content
  return {
    ...{ number, sort, kind, state, stars },
    isAnonymous: row.codeHash !== null,
    subject: subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId, title: subjectTitle ?? '' },
    words: maskText(words).slice(0, BEGINNING),
    filedAt: filedAt.toISOString(),
    waitsSince: movedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    takenBy,
  }
}

/** What somebody answers by. */
async function factsIn({ db, ring }: Opening, row: StoredComplaint) {
  const { sort, kind, state, subjectKind, subjectId, stars, reportNumber } = row
  const { words, phone, callTime, report, talk } = contentOf(ring, row)
  return {
    sort,
    kind,
    state,
    subjectKind,
    subjectId,
    stars,
    reportNumber,
    told: await maskedFacts(db, [words, phone, callTime, report, talk]),
  }
}

/** A complaint with its row locked, held against what its person saw; one that is over was decided. */
export async function standingCase(tx: Transaction, ring: KeyRing, of: Of): Promise<Standing> {
  const row = await lockedComplaint(tx, await caseRow(tx, of))
  const facts = await factsIn({ db: tx, ring }, row)
  // A report may be handed in also once its reporter has appraised the answer.
  const by = row.state === 'closed' && !mayHandIn(row) ? (await staffNames(tx, [row.answeredBy]))(row.answeredBy) : null
  return { facts, decided: by === null || row.answeredAt === null ? null : { by, at: row.answeredAt, what: '回复了这条反馈，现已结束' } }
}

/** One complaint as whoever answers it has to see it, what is personal in it masked. */
export async function caseOf({ db, ring }: Opening, of: Of): Promise<ComplaintCase> {
  const row = await caseRow(db, of)
  const content = contentOf(ring, row)
  const told = await entriesOf(db, row, content)
  const nameOf = await staffNames(db, [row.takenBy, ...told.map(({ staffId }) => staffId)])
  const entries = told.map(({ at, event, words, staffId }) => ({
    ...{ at, event, by: nameOf(staffId) },
    words: words === null ? null : maskText(words),
  }))
  const { reportedAt, reportNumber } = row
  return {
    ...listedOf(row, { content, takenBy: nameOf(row.takenBy) }),
    version: versionOf(await factsIn({ db, ring }, row)),
    can: { take: mayMove(row.state, 'take'), ask: mayMove(row.state, 'ask'), answer: mayMove(row.state, 'answer'), handIn: mayHandIn(row) },
    words: maskText(content.words),
    phone: content.phone === '' ? '' : maskPhone(content.phone),
    callTime: content.callTime,
    pictures: (await uploadsOf(db, { table: COMPLAINTS, id: row.id })).map(({ id }) => id),
    report: content.report ?? null,
    isSolved: row.isSolved,
    reported: reportedAt === null || reportNumber === null ? null : { at: reportedAt.toISOString(), number: reportNumber },
    entries,
  }
}

/** A picture of a complaint as a data URL, for staff. */
export async function pictureOfCase(opening: { db: Db; providers: WorkProviders }, { id, ...of }: Of & { id: string }) {
  const row = await caseRow(opening.db, of)
  return { dataUrl: await pictureUrlOf(opening, { table: COMPLAINTS, id: row.id }, id) }
}
