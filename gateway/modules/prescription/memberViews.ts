import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { HealthInfo } from '../../../src/contract/patient'
import {
  PrescriptionState,
  type PrescribedDrug,
  type PrescribedPerson,
  type Prescription,
  type PrescriptionDetail,
} from '../../../src/contract/prescription'
import { PRESCRIPTION_STATES } from '../../../src/contract/prescriptionStates'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { staff } from '../../kernel/work/schema'
import { packings, products } from '../catalogue/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { shownSignature } from '../prescriptionSign/signs'
import { fetchesLeft } from './fetches'
import { diseaseOn, doseOn, paperOf, type Paper } from './paper'
import { reviewDue } from './reviewDue'
import { diagnosisOf, patientNameOf } from './named'
import { prescriptionDrugs, prescriptions } from './schema'
import { isIn, MOVES, stateOf, waitsSince } from './states'
import { suppliesOf, supplyKey, supplyView, type Supplies } from './supplies'

type Viewing = { db: Querying; ring: KeyRing; now: Date }

const read = (db: Querying) =>
  db
    .select({ of: prescriptions, reviewer: staff.name, isDemonstration: staff.isDemonstration })
    .from(prescriptions)
    .leftJoin(staff, eq(staff.staffId, prescriptions.reviewedBy))
type Read = Awaited<ReturnType<typeof read>>[number]

/** A member's prescriptions that were not taken out of the lists. */
const shownOf = (memberId: string) => and(eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt))

/** What waits or can be used. One that waits stands there also while an order waits with it. */
const isOpen = (now: Date) => sql`(${isIn([...MOVES.approve.from, ...MOVES.take.from], now)})`

type Listing = {
  memberId: string
  page: number
  size: number
  patientId?: string | undefined
  word?: string | undefined
  part?: 'ended' | undefined
}

/** A page of a member's prescriptions, the newest first. */
export async function listOwn(viewing: Viewing, { memberId, page, size, patientId, word, part }: Listing) {
  const { db, now } = viewing
  const wanted = and(
    shownOf(memberId),
    part === 'ended' ? not(isOpen(now)) : undefined,
    patientId === undefined ? undefined : eq(prescriptions.patientId, patientId),
    word === undefined || word === '' ? undefined : await saysWord(viewing, { memberId, word }),
  )
  const [total] = await db.select({ hits: count() }).from(prescriptions).where(wanted)
  const rows = await read(db)
    .where(wanted)
    .orderBy(desc(prescriptions.createdAt), asc(prescriptions.prescriptionId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await viewsOf(viewing, rows), { page, size, hits })
}

/** What a shopper looks for one by: the patient, the diagnosis, a drug. */
async function saysWord({ db, ring }: Viewing, { memberId, word }: { memberId: string; word: string }) {
  const drug = db
    .select({ one: sql`1` })
    .from(prescriptionDrugs)
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .where(and(eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId), sql`strpos(${products.name}, ${word}) > 0`))
  const kept = await db.select().from(prescriptions).where(shownOf(memberId))
  const named = kept.filter((of) => patientNameOf(ring, of).includes(word) || diagnosisOf(ring, of).includes(word))
  const ids = named.map(({ prescriptionId }) => prescriptionId)
  return or(inArray(prescriptions.prescriptionId, ids), exists(drug))
}

/** Of a member, what waits or can be used; the one that ends first at the top. */
export async function validOwn(viewing: Viewing, memberId: string): Promise<Prescription[]> {
  const { db, now } = viewing
  const rows = await read(db)
    .where(and(shownOf(memberId), isOpen(now)))
    .orderBy(asc(prescriptions.validUntil), asc(prescriptions.prescriptionId))
  return viewsOf(viewing, rows)
}

/** For whom a member has prescriptions, under the name on the newest one; whose newest is older stands first. */
export async function peopleOf({ db, ring }: Pick<Viewing, 'db' | 'ring'>, memberId: string): Promise<PrescribedPerson[]> {
  const rows = await db
    .selectDistinctOn([prescriptions.patientId], {
      patientId: prescriptions.patientId,
      prescriptionId: prescriptions.prescriptionId,
      patientName: prescriptions.patientName,
      relationLabel: prescriptions.relationLabel,
      createdAt: prescriptions.createdAt,
    })
    .from(prescriptions)
    .where(and(shownOf(memberId), isNotNull(prescriptions.patientId)))
    .orderBy(asc(prescriptions.patientId), desc(prescriptions.createdAt))
  return rows
    .sort((left, right) => left.createdAt.getTime() - right.createdAt.getTime())
    .flatMap(({ patientId, relationLabel, ...of }) =>
      patientId === null ? [] : [{ patientId, patientName: patientNameOf(ring, of), relationLabel }],
    )
}

/** One prescription of this member with its paper; somebody else's is not there. */
export async function oneOwn(viewing: Viewing, { memberId, prescriptionId }: { memberId: string; prescriptionId: string }) {
  const [row] = await read(viewing.db).where(and(shownOf(memberId), eq(prescriptions.prescriptionId, prescriptionId)))
  if (!row) return undefined
  const [view] = await viewsOf(viewing, [row])
  const paper = await paperOf(viewing.db, viewing.ring, row.of)
  return view && { ...view, ...onPaper(paper), usedByOrder: row.of.usedByOrder }
}

type OnPaper = Pick<PrescriptionDetail, 'signature' | 'advice'> & {
  sex: Paper['patient']['sex'] | null
  age: number | null
  healthInfo: HealthInfo | null
}
const onPaper = (paper: Paper | undefined): OnPaper =>
  paper
    ? {
        sex: paper.patient.sex,
        age: paper.patient.age,
        healthInfo: paper.healthInfo,
        advice: paper.advice ?? '',
        signature: paper.signature ? shownSignature(paper.signature) : null,
      }
    : { sex: null, age: null, healthInfo: null, advice: '', signature: null }

async function viewsOf(viewing: Viewing, rows: readonly Read[]): Promise<Prescription[]> {
  const { db, ring, now } = viewing
  const drugs = await drugsOf(
    db,
    rows.map(({ of }) => of.prescriptionId),
  )
  const dueOf = await reviewDue(db)
  const supplies = rows[0] ? await suppliesOf(viewing, rows[0].of.memberId) : new Map()
  return inTurn(rows, async ({ of, reviewer, isDemonstration }) => {
    const paper = await paperOf(db, ring, of)
    const state = stateOf(of, now)
    const by = nameForShopper({ name: reviewer ?? '', isDemonstration: isDemonstration ?? false })
    return {
      prescriptionId: of.prescriptionId,
      state,
      patientId: of.patientId,
      patientName: patientNameOf(ring, of),
      relationLabel: of.relationLabel,
      diagnosis: diagnosisOf(ring, of),
      icdCode: paper?.icdCode ?? null,
      hospital: paper?.hospital ?? null,
      issuedOn: paper?.issuedOn ?? null,
      drugs: (drugs.get(of.prescriptionId) ?? []).map((drug) => ({
        ...drug,
        ...diseaseOn(paper, drug.productCode),
        ...doseOn(paper, drug.productCode),
        ...supplyView(shownSupply(supplies, { of, state, productCode: drug.productCode }), now),
      })),
      createdAt: of.createdAt.toISOString(),
      validUntil: of.validUntil.toISOString(),
      fetchesLeft: fetchesLeft(of),
      fetchesAll: of.fetches,
      expectedBefore: PRESCRIPTION_STATES[state].dueBy === 'review' ? (dueOf(waitsSince(of))?.toISOString() ?? null) : null,
      review: of.reviewedAt && { at: of.reviewedAt.toISOString(), by, refusal: of.refusal },
    }
  })
}

type Asked = { of: Read['of']; state: PrescriptionState; productCode: string }

/** What the patient has of a drug stands where it can be bought anew, and where it was bought last. */
function shownSupply(supplies: Supplies, { of, state, productCode }: Asked) {
  const supply = supplies.get(supplyKey(of, productCode))
  if (state === PrescriptionState.used) return supply?.prescriptionId === of.prescriptionId ? supply : undefined
  return state === PrescriptionState.expired || state === PrescriptionState.refused ? undefined : supply
}

/** Drugs by prescription, each under the pack that stands first. */
async function drugsOf(db: Querying, ids: readonly string[]): Promise<Map<string, PrescribedDrug[]>> {
  const rows = await db
    .selectDistinctOn([prescriptionDrugs.prescriptionId, prescriptionDrugs.productCode], {
      prescriptionId: prescriptionDrugs.prescriptionId,
      productCode: prescriptionDrugs.productCode,
      quantity: prescriptionDrugs.quantity,
      name: products.name,
      specification: packings.specification,
    })
    .from(prescriptionDrugs)
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .where(inArray(prescriptionDrugs.prescriptionId, [...ids]))
    .orderBy(asc(prescriptionDrugs.prescriptionId), asc(prescriptionDrugs.productCode), asc(packings.position))
  const found = new Map<string, PrescribedDrug[]>()
  for (const { prescriptionId, ...drug } of rows) found.set(prescriptionId, [...(found.get(prescriptionId) ?? []), drug])
  return found
}
