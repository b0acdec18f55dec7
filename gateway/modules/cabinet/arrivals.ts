import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import type { CabinetArrival, MedicineForm } from '../../../src/contract/cabinet'
import type { Dose } from '../../../src/contract/dose'
import { piecesIn } from '../../../src/lib/pieces'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { doseOn, paperOf } from '../prescription/paper'
import { prescriptions } from '../prescription/schema'
import { orderLines, orders } from '../purchase/schema'
import { leftOn } from './estimate'
import { addMedicine, contentOf, medicinesOf, rowFor, type Keeping, type MedicineRow } from './medicines'
import { planOf } from './plan'
import { cabinetArrivals, cabinetMedicines } from './schema'

/** How long something that came is asked about; the figure is ours. */
const ASKED_DAYS = 60

const receivedAt = sql<Date>`coalesce(${orders.signedAt}, ${orders.completedAt})`.mapWith(orders.signedAt)
const boxesKept =
  sql<number>`${orderLines.boxes} * (${orderLines.quantity} - ${orderLines.refundedQuantity}) / ${orderLines.quantity}`.mapWith(Number)

/** Lines of medicines that came of late, of which nothing was decided and something was kept, the newest order first. */
function received(db: Querying, memberId: string, now: Date) {
  const decided = db
    .select({ one: sql`1` })
    .from(cabinetArrivals)
    .where(and(eq(cabinetArrivals.memberId, memberId), eq(cabinetArrivals.lineId, orderLines.lineId)))
  return db
    .select({
      lineId: orderLines.lineId,
      orderCode: orders.orderCode,
      productCode: orderLines.productCode,
      name: sql<string>`${orderLines.card}->>'name'`,
      specification: orderLines.specification,
      boxes: boxesKept,
      receivedAt,
      prescription: {
        prescriptionId: prescriptions.prescriptionId,
        patientId: prescriptions.patientId,
        paperHash: prescriptions.paperHash,
      },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .leftJoin(prescriptions, and(eq(prescriptions.prescriptionId, orders.prescriptionId), eq(prescriptions.memberId, memberId)))
    .where(
      and(
        eq(orders.memberId, memberId),
        isNull(orders.cancelledAt),
        or(isNotNull(orders.signedAt), isNotNull(orders.completedAt)),
        sql`${receivedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${ASKED_DAYS})`,
        sql`${orderLines.card}->>'mark' in ('rx', 'otcA', 'otcB')`,
        sql`${boxesKept} > 0`,
        notExists(decided),
      ),
    )
    .orderBy(sql`${receivedAt} desc`, asc(orders.orderCode), asc(orderLines.position))
}

type Received = Awaited<ReturnType<typeof received>>[number]

/** Only a prescription drug is the patient's; what was bought beside it is anybody's. */
const patientOf = ({ prescription }: Received): string | null => prescription?.patientId ?? null

/** What orders brought and nobody has put away. */
export async function arrivalsOf(db: Querying, memberId: string, now: Date): Promise<CabinetArrival[]> {
  return (await received(db, memberId, now)).map((line) => ({
    ...{ lineId: line.lineId, orderCode: line.orderCode, productCode: line.productCode },
    ...{ name: line.name, specification: line.specification, boxes: line.boxes },
    receivedOn: shopDate(line.receivedAt),
    patientId: patientOf(line),
  }))
}

type Putting = { lineIds: readonly string[]; isKept: boolean; patientId: string | null }

/** Decides of lines, each once: of two that put the same line away at once, one does. */
export async function putAway(tx: Transaction, { lineIds, isKept, patientId }: Putting, keeping: Keeping): Promise<void> {
  const { memberId, now } = keeping
  await lockMember(tx, memberId)
  const waiting = (await received(tx, memberId, now)).filter(({ lineId }) => lineIds.includes(lineId))
  if (waiting.length === 0 && !(await areDecided(tx, memberId, lineIds))) throw notFound('这次到货的药')
  for (const line of waiting) {
    const { lineId } = line
    const [mine] = await tx
      .insert(cabinetArrivals)
      .values({ memberId, lineId, isKept, at: now })
      .onConflictDoNothing()
      .returning({ lineId: cabinetArrivals.lineId })
    if (mine && isKept) await keepLine(tx, line, { ...keeping, patientId: patientOf(line) ?? patientId })
  }
}

async function areDecided(db: Querying, memberId: string, lineIds: readonly string[]): Promise<boolean> {
  const decided = and(eq(cabinetArrivals.memberId, memberId), inArray(cabinetArrivals.lineId, [...lineIds]))
  return (await db.$count(cabinetArrivals, decided)) > 0
}

type ForWhom = Keeping & { patientId: string | null }

/** More of what is there for the same person is added to it; anything else is a medicine of its own. */
async function keepLine(tx: Transaction, line: Received, keeping: ForWhom): Promise<void> {
  const { ring, memberId, patientId } = keeping
  const there = (await medicinesOf(tx, memberId)).find(
    (row) => row.patientId === patientId && contentOf(ring, row).productCode === line.productCode,
  )
  const dose = await doseOf(tx, ring, line)
  if (there) await addTo(tx, there, { line, dose, keeping })
  else await addMedicine(tx, { ...medicineOf(line, dose), patientId, orderCode: line.orderCode }, keeping)
}

const doseOf = async (db: Querying, ring: KeyRing, { prescription, productCode }: Received): Promise<Dose | undefined> =>
  prescription ? doseOn(await paperOf(db, ring, prescription).catch(() => undefined), productCode).dose : undefined

function medicineOf({ productCode, name, specification, boxes }: Received, dose: Dose | undefined): Omit<MedicineForm, 'patientId'> {
  const packed = piecesIn(specification)
  const plan = dose && (!packed || packed.unit === dose.unit) ? planOf(dose) : null
  return {
    ...{ productCode, name: name.slice(0, 40), specification: specification.slice(0, 40), plan },
    unit: packed?.unit ?? (plan && dose ? dose.unit : null),
    left: packed ? packed.count * boxes : null,
    expiresOn: null,
  }
}

type Adding = { line: Received; dose: Dose | undefined; keeping: Keeping }

/** What should be left today, and what came. The plan that the member made stays; the earlier last day of use stays, too. */
async function addTo(tx: Transaction, there: MedicineRow, { line, dose, keeping }: Adding): Promise<void> {
  const content = contentOf(keeping.ring, there)
  const came = medicineOf(line, dose)
  const before = leftOn(content, shopDate(keeping.now))
  const isSameUnit = content.unit === null || came.unit === content.unit
  const left = isSameUnit && came.left !== null ? (before ?? 0) + came.left : before
  const form = { ...content, unit: content.unit ?? came.unit, left, plan: content.plan ?? came.plan, expiresOn: there.expiresOn }
  await tx
    .update(cabinetMedicines)
    .set({ orderCode: line.orderCode, version: there.version + 1, ...rowFor(keeping, there.id, form, there) })
    .where(eq(cabinetMedicines.id, there.id))
}
