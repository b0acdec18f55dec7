import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Chosen, SpecialOrderForm } from '../../../src/contract/hospitalDrug'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { preAsks } from './schema'

export type AskRow = typeof preAsks.$inferSelect
export type Diagnosis = Pick<SpecialOrderForm, 'disease' | 'isDiagnosed' | 'isAccompanied' | 'pregnancy'>
/** What a row holds encrypted. */
export type AskContent = { answers: Chosen[]; diagnosis: Diagnosis | null }

export const contentOf = (ring: KeyRing, row: AskRow) => openContent(ring, preAsks, row) as AskContent

const own = (memberId: string, askId: string) => and(eq(preAsks.memberId, memberId), eq(preAsks.id, askId), isNull(preAsks.consultationId))

/** What a member begins with. */
export type Beginning = { benefitId: string; patientId: string; productCode: string; memberId: string; now: Date }

/** One is under way for a policy and a drug: again it is gone on with. */
export async function openAsk(
  tx: Transaction,
  { ring, memberId, benefitId, patientId, productCode, now }: Beginning & { ring: KeyRing },
): Promise<AskRow> {
  const id = randomId()
  const sealed = sealContent(ring, preAsks, id, { answers: [], diagnosis: null })
  await tx
    .insert(preAsks)
    .values({ id, memberId, benefitId, patientId, productCode, ...sealed, startedAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(preAsks)
    .where(
      and(
        eq(preAsks.memberId, memberId),
        eq(preAsks.benefitId, benefitId),
        eq(preAsks.productCode, productCode),
        isNull(preAsks.consultationId),
      ),
    )
  if (!row) throw new Error('A consultation that was begun is gone')
  return row
}

/** One of this member's that is under way; somebody else's is not there. */
export async function ownAsk(db: Querying, memberId: string, askId: string): Promise<AskRow> {
  const [row] = await db.select().from(preAsks).where(own(memberId, askId))
  if (!row) throw notFound('这次问诊')
  return row
}

/** The same, its row locked. */
export async function lockAsk(tx: Transaction, memberId: string, askId: string): Promise<AskRow> {
  const [row] = await tx.select().from(preAsks).where(own(memberId, askId)).for('update')
  if (!row) throw notFound('这次问诊')
  return row
}

/** Locks a row that was read before; 409 ANSWERS_CHANGED where another screen of the member has said something else since. */
export async function lockUnchanged(tx: Transaction, ring: KeyRing, row: AskRow): Promise<void> {
  const held = await lockAsk(tx, row.memberId, row.id)
  if (!isDeepStrictEqual(contentOf(ring, held), contentOf(ring, row)))
    throw new HttpError(409, 'ANSWERS_CHANGED', '您在另一处改了回答，请看过现在的回答再提交')
}

/** Keeps what was said; answers the row with it. */
export async function keepContent(tx: Transaction, ring: KeyRing, row: AskRow, content: AskContent): Promise<AskRow> {
  const sealed = sealContent(ring, preAsks, row.id, content)
  await tx.update(preAsks).set(sealed).where(eq(preAsks.id, row.id))
  return { ...row, ...sealed }
}

/** Forgets what was said so far. */
export async function deleteAsk(tx: Transaction, id: string): Promise<void> {
  await tx.delete(preAsks).where(eq(preAsks.id, id))
}

/** The consultation that it led to has begun: it is under way no more. */
export async function linkConsultation(tx: Transaction, id: string, consultationId: string): Promise<void> {
  await tx.update(preAsks).set({ consultationId }).where(eq(preAsks.id, id))
}
