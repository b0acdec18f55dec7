import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { LeftQuery, StaffLeftMessage } from '../../../counter/contract/leftMessage'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import { notify } from '../message/notify'
import type { LeftContent } from './content'
import { leftMessages } from './schema'

type Viewing = { db: Querying; ring: KeyRing }

const read = (db: Querying) =>
  db.select({ of: leftMessages, answeredBy: staff.name }).from(leftMessages).leftJoin(staff, eq(staff.staffId, leftMessages.answeredBy))
type Row = Awaited<ReturnType<typeof read>>[number]

const contentIn = (ring: KeyRing, { of }: Row) => openContent(ring, leftMessages, of) as LeftContent

/** A page of the messages that were left: those that wait, the oldest first, or those that were answered. */
export async function listLeft({ db, ring }: Viewing, { page, size, state }: z.infer<typeof LeftQuery>) {
  const wanted = state === 'waiting' ? isNull(leftMessages.answeredAt) : isNotNull(leftMessages.answeredAt)
  const [total] = await db.select({ hits: count() }).from(leftMessages).where(wanted)
  const rows = await read(db)
    .where(wanted)
    .orderBy(state === 'waiting' ? asc(leftMessages.at) : desc(leftMessages.answeredAt), asc(leftMessages.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  const results = await inTurn(rows, async (row) => viewOf({ db, ring }, row))
  return paged(results, { page, size, hits })
}

/** What somebody answers to. */
const factsIn = async ({ db, ring }: Viewing, row: Row) => {
  const { text, phone } = contentIn(ring, row)
  return { answeredAt: row.of.answeredAt, answeredBy: row.answeredBy, left: await maskedFacts(db, [text, phone]) }
}

async function viewOf(viewing: Viewing, row: Row): Promise<StaffLeftMessage> {
  const { text, phone, answer } = contentIn(viewing.ring, row)
  const { id, website, at, answeredAt, memberId } = row.of
  return {
    id,
    version: versionOf(await factsIn(viewing, row)),
    website,
    text: maskText(text),
    at: at.toISOString(),
    phone: phone && maskPhone(phone),
    isMember: memberId !== null,
    answer: answeredAt && answer !== null ? { text: maskText(answer), at: answeredAt.toISOString(), by: row.answeredBy ?? '' } : null,
  }
}

/** A message that was left, its row locked. */
export async function standingLeft(tx: Transaction, ring: KeyRing, id: string): Promise<Standing> {
  await tx.select({ id: leftMessages.id }).from(leftMessages).where(eq(leftMessages.id, id)).for('update')
  const [row] = await read(tx).where(eq(leftMessages.id, id))
  if (!row) throw notFound('这条留言')
  const { answeredAt: at } = row.of
  return { facts: await factsIn({ db: tx, ring }, row), decided: at && { by: row.answeredBy ?? '', at, what: '回复过这条留言' } }
}

type Answering = { ring: KeyRing; id: string; staffId: string; text: string; now: Date }

/** Answers it, once; a member is told that there is an answer, and nothing of it. */
export async function answerLeft(tx: Transaction, { ring, id, staffId, text, now }: Answering): Promise<void> {
  const [row] = await read(tx).where(eq(leftMessages.id, id))
  if (!row) throw notFound('这条留言')
  const sealed = sealContent(ring, leftMessages, id, { ...contentIn(ring, row), answer: text } satisfies LeftContent)
  await tx
    .update(leftMessages)
    .set({ ...sealed, answeredAt: now, answeredBy: staffId })
    .where(and(eq(leftMessages.id, id), isNull(leftMessages.answeredAt)))
  const { memberId, website } = row.of
  if (memberId !== null) await notify(tx, { template: 'leftAnswered', memberId, event: id, words: { website }, at: now })
}
