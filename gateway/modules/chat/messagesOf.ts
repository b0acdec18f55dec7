import { and, eq, inArray } from 'drizzle-orm'
import type { ChatMessage, ChatPicture } from '../../../src/contract/chat'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { openContent } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { pictureLink } from '../upload/pictureLink'
import { uploads } from '../upload/schema'
import type { ChatRow } from './append'
import { cardKey, cardsOf, type Viewing } from './cards'
import type { ChatContent } from './content'
import { deskTitle } from './desks'
import { chatMessages } from './schema'

/** A row of messages with what it seals, opened. */
export type OpenedMessage = { row: ChatRow; content: ChatContent }

export const openedMessages = (ring: KeyRing, rows: readonly ChatRow[]): OpenedMessage[] =>
  rows.map((row) => ({ row, content: openContent(ring, chatMessages, row) as ChatContent }))

/** Who of the pharmacy wrote messages, as shoppers may know them: 执业药师 沈知夏. */
export async function writersOf(db: Querying, rows: readonly ChatRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select().from(staff).where(inArray(staff.staffId, ids))
  return new Map(found.map((one) => [one.staffId, nameForShopper(one)]))
}

/** Messages as the member of their conversation sees them, in the order given: pictures behind new links, cards as things stand now. */
export async function messagesOf(viewing: Viewing, rows: readonly ChatRow[]): Promise<ChatMessage[]> {
  const opened = openedMessages(viewing.ring, rows)
  const cards = await cardsOf(
    viewing,
    opened.flatMap(({ content }) => (content.kind === 'card' ? [content.card] : [])),
  )
  const pictures = await picturesOf(viewing, opened)
  const writers = await writersOf(viewing.db, rows)
  return opened.map(({ row, content }) => ({
    messageId: row.id,
    seq: row.seq,
    clientId: row.clientId,
    sender: row.sender,
    by: byOf(row, writers),
    at: row.at.toISOString(),
    kind: content.kind,
    text: content.kind === 'text' ? content.text : '',
    picture: content.kind === 'picture' ? (pictures.get(content.picture) ?? null) : null,
    card: content.kind === 'card' ? (cards.get(cardKey(content.card)) ?? null) : null,
    ...(content.kind === 'text' && content.robot && { offers: [...content.robot.offers] }),
  }))
}

export function byOf({ staffId, desk }: ChatRow, writers: ReadonlyMap<string, string>): ChatMessage['by'] {
  const name = staffId === null ? undefined : writers.get(staffId)
  return staffId === null || name === undefined ? null : { staffId, name: `${deskTitle(desk)} ${name}`, desk }
}

async function picturesOf({ db, memberId, now }: Viewing, opened: readonly OpenedMessage[]): Promise<Map<string, ChatPicture>> {
  const ids = opened.flatMap(({ content }) => (content.kind === 'picture' ? [content.picture] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: uploads.id, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, memberId)))
  const shown = async (row: (typeof rows)[number]) =>
    [row.id, { ...row, ...(await pictureLink(db, { id: row.id, memberId }, now)) }] as const
  return new Map(await inTurn(rows, shown))
}
