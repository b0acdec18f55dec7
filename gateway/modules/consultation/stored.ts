import { and, eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent } from '../../kernel/sealedContent'
import { lockedConversation } from '../chat/append'
import type { ConsultationContent } from './content'
import { consultations } from './schema'
import type { ConsultationRow } from './states'

export const contentOf = (ring: KeyRing, row: ConsultationRow) => openContent(ring, consultations, row) as ConsultationContent

/** A consultation of this member; nobody else's is found. */
export async function ownConsultation(db: Querying, memberId: string, id: string): Promise<ConsultationRow> {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.memberId, memberId)))
  if (!row) throw notFound('这次问诊')
  return row
}

/** The consultation that a conversation is about. */
export async function consultationOf(db: Querying, conversationId: string): Promise<ConsultationRow> {
  const [row] = await db.select().from(consultations).where(eq(consultations.conversationId, conversationId))
  if (!row) throw notFound('这次问诊')
  return row
}

/** The row alone, locked until the transaction ends, as payments want it. */
export async function lockRow(tx: Transaction, id: string): Promise<ConsultationRow> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update')
  if (!row) throw notFound('这次问诊')
  return row
}

/** Locks the conversation, where there is one, and then the consultation: in the order in which messages lock them. */
export async function lockedConsultation(tx: Transaction, id: string): Promise<ConsultationRow> {
  const [seen] = await tx.select({ conversationId: consultations.conversationId }).from(consultations).where(eq(consultations.id, id))
  if (seen?.conversationId) await lockedConversation(tx, seen.conversationId)
  return lockRow(tx, id)
}
