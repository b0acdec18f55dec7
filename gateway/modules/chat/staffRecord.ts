import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { StaffCard, StaffMessage } from '../../../counter/contract/chat'
import { MAX_MISSED, type ChatCard } from '../../../src/contract/chat'
import type { Db, Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { maskName, maskText } from '../../kernel/work/mask'
import type { WorkProviders } from '../../kernel/work/workContext'
import { openContent } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { patientNameOf } from '../prescription/named'
import { prescriptions } from '../prescription/schema'
import { uploads } from '../upload/schema'
import { pictureUrlOf } from '../upload/uploads'
import type { ChatRow } from './append'
import { cardKey, cardsOf, type Referred } from './cards'
import type { ChatContent } from './content'
import { CHAT_MESSAGES, chatMessages } from './schema'

type Viewing = { db: Querying; ring: KeyRing; now: Date }
type Reading = { conversationId: string; before: number; size: number }

/** Messages before one of them (0: the last), as staff see them. */
export async function staffRecord(viewing: Viewing, { conversationId, before, size }: Reading) {
  const wanted = and(eq(chatMessages.conversationId, conversationId), before > 0 ? lt(chatMessages.seq, before) : undefined)
  const rows = await viewing.db
    .select()
    .from(chatMessages)
    .where(wanted)
    .orderBy(desc(chatMessages.seq))
    .limit(size + 1)
  const shown = rows.slice(0, size).reverse()
  return { results: await staffMessages(viewing, shown), hasMore: rows.length > size }
}

/** What came after a message; nothing, but `reload`, where it is more than is told one by one. */
export async function staffChanges(viewing: Viewing, { conversationId, after }: { conversationId: string; after: number }) {
  const rows = await viewing.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, after)))
    .orderBy(asc(chatMessages.seq))
    .limit(MAX_MISSED + 1)
  const reload = rows.length > MAX_MISSED
  return { results: reload ? [] : await staffMessages(viewing, rows), reload }
}

/** Messages of one conversation as staff see them: texts masked, cards as things stand now. */
export async function staffMessages({ db, ring, now }: Viewing, rows: readonly ChatRow[]): Promise<StaffMessage[]> {
  const [first] = rows
  if (!first) return []
  const opened = rows.map((row) => ({ row, content: openContent(ring, chatMessages, row) as ChatContent }))
  const referred = opened.flatMap(({ content }) => (content.kind === 'card' ? [content.card] : []))
  const cards = await staffCards({ db, ring, memberId: first.memberId, now }, referred)
  const names = await namesOf(db, rows)
  const sizes = await sizesOf(
    db,
    opened.flatMap(({ content }) => (content.kind === 'picture' ? [content.picture] : [])),
  )
  return opened.map(({ row, content }) => ({
    messageId: row.id,
    seq: row.seq,
    clientId: row.clientId,
    sender: row.sender,
    by: row.staffId === null ? null : { staffId: row.staffId, name: names.get(row.staffId) ?? '' },
    at: row.at.toISOString(),
    kind: content.kind,
    text: content.kind === 'text' ? maskText(content.text) : '',
    picture: content.kind === 'picture' ? (sizes.get(content.picture) ?? null) : null,
    card: content.kind === 'card' ? (cards.get(cardKey(content.card)) ?? null) : null,
  }))
}

type OfMember = Viewing & { memberId: string }

/** Cards of a member's things with the names of patients masked. */
export async function staffCards(viewing: OfMember, referred: readonly Referred[]): Promise<Map<string, StaffCard>> {
  const shown = await cardsOf(viewing, referred)
  const names = await patientNames(viewing, referred)
  return new Map([...shown].map(([key, card]) => [key, masked(card, names.get(card.code))]))
}

async function patientNames({ db, ring, memberId }: OfMember, referred: readonly Referred[]): Promise<Map<string, string>> {
  const ids = referred.flatMap(({ kind, code }) => (kind === 'prescription' ? [code] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(prescriptions)
    .where(and(inArray(prescriptions.prescriptionId, ids), eq(prescriptions.memberId, memberId)))
  return new Map(rows.map((row) => [row.prescriptionId, patientNameOf(ring, row)]))
}

/** A prescription is called by its patient, of whom staff see no name; whatever else stands in a card is masked as a text. */
function masked({ kind, code, title, detail, state, price, image, isGone }: ChatCard, patient: string | undefined): StaffCard {
  const shown = { kind, code, title, detail: maskText(detail), state, price, image, isGone }
  if (kind !== 'prescription' || isGone) return { ...shown, title: maskText(title) }
  return { ...shown, title: `${maskName(patient ?? '')}的处方` }
}

async function namesOf(db: Querying, rows: readonly ChatRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select({ staffId: staff.staffId, name: staff.name }).from(staff).where(inArray(staff.staffId, ids))
  return new Map(found.map(({ staffId, name }) => [staffId, name]))
}

async function sizesOf(db: Querying, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { width: number; height: number }>()
  const rows = await db
    .select({ id: uploads.id, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

type Opening = { db: Db; providers: WorkProviders }

/** The picture of a message, as a data URL. */
export async function pictureOfMessage(opening: Opening, asked: { conversationId: string; messageId: string }): Promise<string> {
  const { conversationId, messageId } = asked
  const [row] = await opening.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.id, messageId)))
  const content = row && (openContent(opening.providers.fileKeys, chatMessages, row) as ChatContent)
  if (content?.kind !== 'picture') throw notFound('这张图片')
  return pictureUrlOf(opening, { table: CHAT_MESSAGES, id: messageId }, content.picture)
}
