import { inArray, isNotNull, and } from 'drizzle-orm'
import type { ListedPrescription, ReviewedPrescription, Warnings } from '../../../counter/contract/prescription'
import type { CaseSafety } from '../../../counter/contract/safety'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { caseSafety } from '../safety/caseSafety'
import { PaperChanged, paperOf, type Paper } from './paper'
import { sourceOf } from './reviewViews'
import { prescriptionPictures, prescriptions } from './schema'

type Opening = { db: Querying; ring: KeyRing; now: Date }
type Listed<P> = P & { results: ReviewedPrescription[] }
type Weight = Pick<ListedPrescription, 'source' | 'patient' | 'warnings' | 'isReused'>

/** A page of prescriptions with what tells an easy one from a grave one: whom it is for, what the safety rules say, whether a picture was used before. */
export async function withWeight<P>(opening: Opening, page: Listed<P>) {
  const ids = page.results.map(({ prescriptionId }) => prescriptionId)
  const { db } = opening
  const rows = await db.select().from(prescriptions).where(inArray(prescriptions.prescriptionId, ids))
  const reused = await reusedOf(db, ids)
  const results = []
  for (const one of page.results) {
    const row = rows.find(({ prescriptionId }) => prescriptionId === one.prescriptionId)
    results.push({ ...one, ...(await weightOf(opening, one, row)), isReused: reused.has(one.prescriptionId) })
  }
  return { ...page, results }
}

async function reusedOf(db: Querying, ids: string[]): Promise<ReadonlySet<string>> {
  const { prescriptionId, sameAs } = prescriptionPictures
  const rows = await db
    .select({ prescriptionId })
    .from(prescriptionPictures)
    .where(and(inArray(prescriptionId, ids), isNotNull(sameAs)))
  return new Set(rows.map((row) => row.prescriptionId))
}

type Row = typeof prescriptions.$inferSelect

/** A paper that was changed by hand says nothing here; whoever opens it is told. */
async function weightOf({ db, ring, now }: Opening, one: ReviewedPrescription, row: Row | undefined): Promise<Omit<Weight, 'isReused'>> {
  const paper = row && (await paperOf(db, ring, row).catch(nothingOfChanged))
  const patient = paper ? { ...paper.patient, healthInfo: paper.healthInfo } : null
  const productCodes = one.drugs.map(({ productCode }) => productCode)
  return {
    source: row ? sourceOf(row) : 'other',
    patient: paper ? { sex: paper.patient.sex, age: paper.patient.age } : null,
    warnings: one.isWaiting ? countsOf(await caseSafety(db, { productCodes, patient, now })) : null,
  }
}

function nothingOfChanged(error: unknown): Paper | undefined {
  if (error instanceof PaperChanged) return undefined
  throw error
}

function countsOf({ ran, findings, products }: CaseSafety): Warnings {
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  const notChecked = products.filter((product) => product.notChecked !== null).length
  return { ran, critical: of('critical'), warning: of('warning'), info: of('info'), notChecked }
}
