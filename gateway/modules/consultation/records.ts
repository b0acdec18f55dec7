import { asc, eq } from 'drizzle-orm'
import type { CardKind } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { ChatContent } from '../chat/content'
import { chatMessages } from '../chat/schema'
import type { RecordContent } from './content'
import { consultationRecords } from './schema'
import type { ConsultationRow } from './states'

const CARD_WORDS: Readonly<Record<CardKind, string>> = {
  product: '[商品]',
  order: '[订单]',
  prescription: '[处方]',
  questionnaire: '[问卷]',
}

/** A message as a medical record keeps it: pictures and cards by their word. */
export function recordedLine(content: ChatContent): string {
  if (content.kind === 'picture') return '[图片]'
  return content.kind === 'card' ? CARD_WORDS[content.card.kind] : content.text
}

/** Seals what was said in a consultation that is over; anew where it was taken up again. Conversations are deleted sooner than medical records may be. */
export async function keepRecord(tx: Transaction, row: ConsultationRow, { ring, now }: { ring: KeyRing; now: Date }): Promise<void> {
  if (row.conversationId === null) return
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, row.conversationId))
    .orderBy(asc(chatMessages.seq))
  // Where nobody wrote anything there is no medical record.
  if (rows.every(({ sender }) => sender === 'system')) return
  const lines = rows.map((one) => ({
    sender: one.sender,
    staffId: one.staffId,
    at: one.at.toISOString(),
    text: recordedLine(openContent(ring, chatMessages, one) as ChatContent),
  }))
  const sealed = sealContent(ring, consultationRecords, row.id, { lines } satisfies RecordContent)
  await tx
    .insert(consultationRecords)
    .values({ id: row.id, memberId: row.memberId, ...sealed, sealedAt: now })
    .onConflictDoUpdate({ target: consultationRecords.id, set: { ...sealed, sealedAt: now } })
}
