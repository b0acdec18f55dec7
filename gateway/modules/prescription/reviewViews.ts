import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { PrescriptionQuery, PrescriptionSource, ReviewedPrescription } from '../../../counter/contract/prescription'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { IN_QUEUE, prescriptionDrugs, prescriptions } from './schema'
import { controlledIn } from '../safety/controlled'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { maskName } from '../../kernel/work/mask'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import { notFound } from '../../lib/httpError'
import { grantedTo } from '../grant/grantsOf'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { diagnosisOf, patientNameOf } from './named'
import { reviewDue } from './reviewDue'
import { isUndecided, waitingSince, waitsSince } from './states'
import { turnOf } from './turnOf'

/** Prescriptions of one state that a search by name looks through, the newest of them; opening as many takes some 50 ms. */
const SEARCHED = 5000

const STATUS = { waiting: IN_QUEUE, asked: ['asked'], approved: ['approved'], refused: ['rejected'] } as const

/** A page of the prescriptions that wait, or of those that were decided on. */
export async function listReviews(opening: Opening, { page, size, state, source, patient, sort, where, now }: Listing) {
  const { db } = opening
  const inState = and(
    inArray(prescriptions.status, [...STATUS[state]]),
    // What has ended needs no answer any more.
    state === 'asked' ? gt(prescriptions.validUntil, now) : undefined,
    source && CAME_SO[source],
    where,
  )
  const wanted =
    patient === undefined ? inState : and(inState, inArray(prescriptions.prescriptionId, await namedSo(opening, { patient, inState })))
  const [total] = await db.select({ hits: count() }).from(prescriptions).where(wanted)
  const since = orderOf(db, { state, sort })
  const rows = await read(db)
    .where(wanted)
    .orderBy(sort === 'oldest' ? asc(since) : desc(since), asc(prescriptions.prescriptionId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await viewsOf(opening, rows), { page, size, hits })
}

function orderOf(db: Querying, { state, sort }: Pick<Listing, 'state' | 'sort'>): SQL {
  if (state === 'waiting' && sort === 'oldest') return turnOf(db)
  return state === 'waiting' || state === 'asked' ? waitingSince : sql`coalesce(${prescriptions.reviewedAt}, ${prescriptions.createdAt})`
}

type Opening = { db: Querying; ring: KeyRing }
type Listing = Omit<z.infer<typeof PrescriptionQuery>, 'hold'> & { now: Date; /** What has to hold besides. */ where?: SQL | undefined }

const CAME_SO: Readonly<Record<PrescriptionSource, SQL | undefined>> = {
  written: isNotNull(prescriptions.writtenBy),
  uploaded: and(isNull(prescriptions.writtenBy), isNotNull(prescriptions.paperHash)),
  other: and(isNull(prescriptions.writtenBy), isNull(prescriptions.paperHash)),
}
/** The same of a row. */
export const sourceOf = ({ writtenBy, paperHash }: Pick<Row, 'writtenBy' | 'paperHash'>): PrescriptionSource =>
  writtenBy !== null ? 'written' : paperHash === null ? 'other' : 'uploaded'

/** The latest prescriptions of these whose patient is called so; names are encrypted, and no more of them are opened for one search. */
async function namedSo({ db, ring }: Opening, { patient, inState }: { patient: string; inState: SQL | undefined }): Promise<string[]> {
  const { prescriptionId, patientName, createdAt } = prescriptions
  const latest = await db
    .select({ prescriptionId, patientName })
    .from(prescriptions)
    .where(inState)
    .orderBy(desc(createdAt))
    .limit(SEARCHED)
  return latest.filter((of) => patientNameOf(ring, of).includes(patient)).map((of) => of.prescriptionId)
}

/** One prescription as a list shows it; undefined where there is none. */
export async function reviewOf(opening: Opening, prescriptionId: string): Promise<ReviewedPrescription | undefined> {
  const [found] = await reviewsOf(opening, [prescriptionId])
  return found
}

/** Several of them, in no order. */
export const reviewsOf = async (opening: Opening, ids: readonly string[]): Promise<ReviewedPrescription[]> =>
  viewsOf(opening, await read(opening.db).where(inArray(prescriptions.prescriptionId, [...ids])))

const writer = alias(staff, 'writer')
const first = alias(staff, 'first')
const read = (db: Querying) =>
  db
    .select({ of: prescriptions, reviewer: staff.name, writer: writer.name, first: first.name })
    .from(prescriptions)
    .leftJoin(staff, eq(staff.staffId, prescriptions.reviewedBy))
    .leftJoin(writer, eq(writer.staffId, prescriptions.writtenBy))
    .leftJoin(first, eq(first.staffId, prescriptions.firstReviewedBy))

type Rows = Awaited<ReturnType<typeof read>>

const drugsOf = (db: Querying, ids: string[]) =>
  db
    .select({ drug: prescriptionDrugs, name: products.name, ingredients: products.ingredients, form: products.form })
    .from(prescriptionDrugs)
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .where(inArray(prescriptionDrugs.prescriptionId, ids))
    .orderBy(asc(prescriptionDrugs.productCode))
type Drugs = Awaited<ReturnType<typeof drugsOf>>

type Row = typeof prescriptions.$inferSelect

/** What a pharmacist decides by; whether an order uses it already, and whether its member still looks at it, is none of it. */
async function factsIn({ db, ring }: Opening, of: Row, drugs: Drugs) {
  const {
    usedByOrder: _used,
    fetchesUsed: _fetched,
    memberId: _member,
    hiddenAt: _hidden,
    patientName: _name,
    diagnosis: _why,
    ...shown
  } = of
  const own = drugs.filter(({ drug }) => drug.prescriptionId === of.prescriptionId)
  const patient = await maskedFacts(db, [patientNameOf(ring, of), diagnosisOf(ring, of)])
  return { ...shown, patient, drugs: own.map(({ drug: { productCode, quantity } }) => [productCode, quantity]) }
}

/** A prescription, its row locked. */
export async function standingPrescription({ db: tx, ring }: Opening & { db: Transaction }, prescriptionId: string): Promise<Standing> {
  const mine = eq(prescriptions.prescriptionId, prescriptionId)
  await tx.select({ prescriptionId: prescriptions.prescriptionId }).from(prescriptions).where(mine).for('update')
  const [row] = await read(tx).where(mine)
  if (!row) throw notFound('这张处方')
  const { reviewedAt: at, refusal } = row.of
  const what = refusal === null ? '审核通过这张处方' : `退回这张处方：${refusal}`
  return {
    facts: await factsIn({ db: tx, ring }, row.of, await drugsOf(tx, [prescriptionId])),
    decided: at && { by: row.reviewer ?? '', at, what },
  }
}

/** By when the next move of what is undecided is meant to be made. */
async function dueBy(db: Querying) {
  const reviewedBefore = await reviewDue(db)
  return (of: Row) => {
    if (!isUndecided(of)) return undefined
    return of.status === 'asked' ? of.validUntil : reviewedBefore(waitsSince(of))
  }
}

async function viewsOf({ db, ring }: Opening, rows: Rows): Promise<ReviewedPrescription[]> {
  const dueOf = await dueBy(db)
  const ids = rows.map(({ of }) => of.prescriptionId)
  const drugs = await drugsOf(db, ids)
  const minutes = await grantedTo(db, rows.map(({ of }) => of.memberId), 'pharmacist') // prettier-ignore
  return inTurn(rows, async ({ of, reviewer, writer: writtenBy, first: firstReviewer }) => ({
    prescriptionId: of.prescriptionId,
    version: versionOf(await factsIn({ db, ring }, of, drugs)),
    patientName: maskName(patientNameOf(ring, of)),
    relationLabel: of.relationLabel,
    diagnosis: diagnosisOf(ring, of),
    drugs: drugs
      .filter(({ drug }) => drug.prescriptionId === of.prescriptionId)
      .map(({ drug: { productCode, quantity }, name }) => ({ productCode, name, quantity })),
    createdAt: of.createdAt.toISOString(),
    answeredAt: of.answeredAt?.toISOString() ?? null,
    waitsSince: waitsSince(of).toISOString(),
    priorityMinutes: isUndecided(of) ? (minutes.get(of.memberId) ?? 0) : 0,
    validUntil: of.validUntil.toISOString(),
    writtenBy,
    dueAt: dueOf(of)?.toISOString() ?? null,
    controlled: [...new Set(drugs.filter(({ drug }) => drug.prescriptionId === of.prescriptionId).flatMap(controlledIn))],
    firstReview: of.firstReviewedAt && { at: of.firstReviewedAt.toISOString(), by: firstReviewer ?? '' },
    fetches: of.fetches,
    isWaiting: isUndecided(of),
    isAsked: of.status === 'asked',
    review: of.reviewedAt && { at: of.reviewedAt.toISOString(), by: reviewer ?? '', refusal: of.refusal },
  }))
}
