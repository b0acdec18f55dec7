import { eq, isNull, or, sql } from 'drizzle-orm'
import type { Sex } from '../../../src/contract/idCard'
import type { HealthInfo } from '../../../src/contract/patient'
import type { PrescribedDrug } from '../../../src/contract/prescription'
import type { Querying, Transaction } from '../../db/open'
import { sha256 } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { TakenSignature } from '../prescriptionSign/signs'
import { prescriptionPapers, prescriptions } from './schema'

/** A prescription as a member handed it in. */
export type Paper = {
  patient: { name: string; idCardNumber: string; sex: Sex; birthDate: string; age: number; guardianName: string | null }
  healthInfo: HealthInfo | null
  hospital: string
  /** 2026-11-21 */
  issuedOn: string
  diagnosis: string
  /** ICD-10; null where it was typed, absent in papers of before. */
  icdCode?: string | null
  drugs: PrescribedDrug[]
  /** How to live with it and when to come again, of one that a doctor of the shop wrote. */
  advice?: string
  /** Rules with a critical finding that its doctor had seen. */
  acknowledged?: string[]
  /** Ids of its pictures, in their order. */
  images: string[]
  /** Who confirmed it, for what, and the picture; null where none was asked for, absent in papers of before. */
  signature?: TakenSignature | null
}

type Row = Pick<typeof prescriptions.$inferSelect, 'prescriptionId' | 'paperHash'>

/** The paper that a prescription should have is not the one that was handed in: nobody reads it, and nothing is sold by it. */
export class PaperChanged extends Error {
  constructor(prescriptionId: string, cause?: unknown) {
    super(`The paper of prescription ${prescriptionId} is not the one that was handed in`, { cause })
  }
}

/** Seals a paper; `keepPaper` stores it once its prescription is there. */
export function sealedPaper(ring: KeyRing, prescriptionId: string, paper: Paper) {
  const sealed = sealContent(ring, prescriptionPapers, prescriptionId, paper)
  return { sealed, paperHash: sha256(sealed.content) }
}

export const keepPaper = (tx: Transaction, row: typeof prescriptionPapers.$inferInsert) => tx.insert(prescriptionPapers).values(row)

/** The paper of a prescription; nothing where it came without one. Throws `PaperChanged` where it is not the one that was handed in. */
export async function paperOf(db: Querying, ring: KeyRing, { prescriptionId, paperHash }: Row): Promise<Paper | undefined> {
  if (paperHash === null) return undefined
  const [row] = await db.select().from(prescriptionPapers).where(eq(prescriptionPapers.id, prescriptionId))
  if (!row || sha256(row.content) !== paperHash) throw new PaperChanged(prescriptionId)
  try {
    return openContent(ring, prescriptionPapers, row) as Paper
  } catch (cause) {
    throw new PaperChanged(prescriptionId, cause)
  }
}

/** The same for a condition: whether the paper, where there is one, is the one that was handed in. */
export const hasItsPaper = or(
  isNull(prescriptions.paperHash),
  sql`exists (select 1 from ${prescriptionPapers} where ${prescriptionPapers.id} = ${prescriptions.prescriptionId} and encode(sha256(${prescriptionPapers.content}), 'hex') = ${prescriptions.paperHash})`,
)

/** What a drug is for, where the paper says so of it alone. */
export function diseaseOn(paper: Paper | undefined, productCode: string): Pick<PrescribedDrug, 'disease'> {
  const disease = paper?.drugs.find((drug) => drug.productCode === productCode)?.disease
  return disease ? { disease } : {}
}

/** How a drug is taken, where the paper says so. */
export function doseOn(paper: Paper | undefined, productCode: string): Pick<PrescribedDrug, 'dose'> {
  const dose = paper?.drugs.find((drug) => drug.productCode === productCode)?.dose
  return dose ? { dose } : {}
}
