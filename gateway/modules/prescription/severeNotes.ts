import { asc, eq } from 'drizzle-orm'
import type { PrescriptionCase } from '../../../counter/contract/prescription'
import type { SafetyFinding } from '../../../src/contract/safety'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { caseSafety } from '../safety/caseSafety'
import { paperOf } from './paper'
import { prescriptionDrugs, prescriptions, prescriptionSevereNotes } from './schema'

/** What a row of `prescription_severe_notes` seals. */
type Content = { ruleIds: readonly string[]; titles: readonly string[]; note: string }

type Reading = { ring: KeyRing; prescriptionId: string; now: Date }

/** What the safety rules call critical about a prescription, for its patient as the paper says. */
export async function criticalOf(db: Querying, { ring, prescriptionId, now }: Reading): Promise<SafetyFinding[]> {
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  const paper = row && (await paperOf(db, ring, row))
  const drugs = await db.select().from(prescriptionDrugs).where(eq(prescriptionDrugs.prescriptionId, prescriptionId))
  const productCodes = drugs.map(({ productCode }) => productCode)
  const patient = paper ? { ...paper.patient, healthInfo: paper.healthInfo } : null
  const { findings } = await caseSafety(db, { productCodes, patient, now })
  return findings.filter(({ severity }) => severity === 'critical')
}

type Noting = Reading & { staffId: string; acknowledged: readonly string[]; note: string }

/**
 * Keeps why a pharmacist approves in spite of critical findings; nothing where there is none. Throws 409 `CRITICAL_UNSEEN` with those that the
 * page did not show, for a patient's record changes, and 400 where nothing is said of them.
 */
export async function noteSevere(tx: Transaction, { acknowledged, note, staffId, ...reading }: Noting): Promise<void> {
  const { ring, prescriptionId, now } = reading
  const findings = await criticalOf(tx, reading)
  if (findings.length === 0) return
  const ruleIds = findings.map(({ ruleId }) => ruleId)
  const unseen = findings.filter(({ ruleId }) => !acknowledged.includes(ruleId))
  if (unseen.length > 0)
    throw new HttpError(409, 'CRITICAL_UNSEEN', `用药检查有变化，请先看：${unseen[0]?.title ?? ''}`, { details: { ruleIds } })
  if (note.length < 4) throw new HttpError(400, 'INVALID', '有严重提示，请写明为什么可以通过', { field: 'severeNote' })
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (!row) return
  const id = randomId()
  const content: Content = { ruleIds, titles: findings.map(({ title }) => title), note }
  await tx.insert(prescriptionSevereNotes).values({
    ...{ id, prescriptionId, memberId: row.memberId, writtenBy: staffId, writtenAt: now },
    ...sealContent(ring, prescriptionSevereNotes, id, content),
  })
}

/** Every such note of a prescription, the latest last. */
export async function severeNotesOf(db: Querying, ring: KeyRing, prescriptionId: string): Promise<PrescriptionCase['severeNotes']> {
  const rows = await db
    .select({ of: prescriptionSevereNotes, by: staff.name })
    .from(prescriptionSevereNotes)
    .innerJoin(staff, eq(staff.staffId, prescriptionSevereNotes.writtenBy))
    .where(eq(prescriptionSevereNotes.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionSevereNotes.writtenAt), asc(prescriptionSevereNotes.id))
  return rows.map(({ of, by }) => {
    const { titles, note } = openContent(ring, prescriptionSevereNotes, of) as Content
    return { at: of.writtenAt.toISOString(), by, titles: [...titles], note: maskText(note) }
  })
}
