import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Measurement, MeasurementForm, MeasurementKind } from '../../../src/contract/chronicHealth'
import { birthDateOf } from '../../../src/contract/idCard'
import { DAY_SECONDS, MINUTE } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { lockPatient } from '../patient/patientBook'
import { contentOfPatient } from '../patient/storedPatient'
import { measurements } from './schema'

/** Measurements a member may write down in a day, for all patients together; the figure is ours. */
const MAX_A_DAY = 60
/** Minutes by which a device's clock may be ahead of ours. */
const CLOCK_MINUTES = 5

type Row = typeof measurements.$inferSelect
type Owned = { memberId: string; patientId: string }
/** What is encrypted: everything but kind and time. */
type Figures = Omit<Measurement, 'id' | 'kind' | 'takenAt'>

const ofPatient = ({ memberId, patientId }: Owned) => and(eq(measurements.memberId, memberId), eq(measurements.patientId, patientId))

/** A row as it leaves the gateway. Its content was written with its kind, by `addMeasurement` alone. */
const shown = (ring: KeyRing, { id, kind, takenAt, ...row }: Row) =>
  ({ id, kind, takenAt: takenAt.toISOString(), ...(openContent(ring, measurements, { id, ...row }) as Figures) }) as Measurement

type Asked = Owned & { kind: MeasurementKind; from: Date; to: Date }

/** What was measured in [from, to), the newest first. */
export async function measurementsOf(db: Querying, ring: KeyRing, { kind, from, to, ...owned }: Asked): Promise<Measurement[]> {
  const inTime = and(eq(measurements.kind, kind), gte(measurements.takenAt, from), lt(measurements.takenAt, to))
  const rows = await db
    .select()
    .from(measurements)
    .where(and(ofPatient(owned), inTime))
    .orderBy(desc(measurements.takenAt), desc(measurements.id))
  return rows.map((row) => shown(ring, row))
}

/** Whether anything of a kind was measured before a moment. */
export const hasEarlier = async (db: Querying, { kind, from, ...owned }: Asked): Promise<boolean> => {
  const before = and(ofPatient(owned), eq(measurements.kind, kind), lt(measurements.takenAt, from))
  return (await db.select({ id: measurements.id }).from(measurements).where(before).limit(1)).length > 0
}

/** One measurement of this member's patient; somebody else's is not there. */
export async function ownMeasurement(db: Querying, ring: KeyRing, { id, ...owned }: Owned & { id: string }): Promise<Measurement> {
  const [row] = await db
    .select()
    .from(measurements)
    .where(and(ofPatient(owned), eq(measurements.id, id)))
  if (!row) throw notFound('这条记录')
  return shown(ring, row)
}

type Written = Owned & { ring: KeyRing; form: MeasurementForm; now: Date }

/** Writes a measurement down, once for each requestCode; answers its id. */
export async function addMeasurement(tx: Transaction, { ring, form, now, ...owned }: Written): Promise<string> {
  const patient = await lockPatient(tx, owned.memberId, owned.patientId)
  const { requestCode, kind, takenAt, ...figures } = form
  const at = takenAt === undefined ? now : new Date(takenAt)
  checkTime(at, { now, birthDate: birthDateOf(contentOfPatient(ring, patient).idCardNumber) })
  const id = randomId()
  const row = { id, ...owned, kind, takenAt: at, requestCode, ...sealContent(ring, measurements, id, figures), createdAt: now }
  const [added] = await tx.insert(measurements).values(row).onConflictDoNothing().returning({ id: measurements.id })
  if (!added) return repeated(tx, ring, { form, ...owned })
  await enforceRateLimit(tx, { bucket: `measurement:${owned.memberId}`, max: MAX_A_DAY, seconds: DAY_SECONDS, message: TOO_MANY }, now)
  return id
}

const TOO_MANY = `一天最多记录 ${MAX_A_DAY} 次，请明天再记`

function checkTime(at: Date, { now, birthDate }: { now: Date; birthDate: string }) {
  const refuse = (message: string) => new HttpError(422, 'TIME_UNFIT', message, { field: 'takenAt' })
  if (at.getTime() > now.getTime() + CLOCK_MINUTES * MINUTE) throw refuse('测量时间不能晚于现在')
  if (shopDate(at) < birthDate) throw refuse('测量时间早于用药人的出生日期')
}

/** The measurement that was sent before under the same code; the code of another one is refused. */
async function repeated(tx: Transaction, ring: KeyRing, { form, ...owned }: Owned & { form: MeasurementForm }): Promise<string> {
  const { requestCode, takenAt, ...figures } = form
  const [row] = await tx
    .select()
    .from(measurements)
    .where(and(ofPatient(owned), eq(measurements.requestCode, requestCode)))
  const same = row && isSame(shown(ring, row), figures) && (takenAt === undefined || row.takenAt.getTime() === Date.parse(takenAt))
  if (!same) throw new HttpError(409, 'REQUEST_CODE_USED', '这次记录的内容变了，请重新提交')
  return row.id
}

function isSame(kept: Measurement, figures: object): boolean {
  const { id: _id, takenAt: _takenAt, ...content } = kept
  return canonicalJson(content) === canonicalJson(figures)
}

/** Deletes one measurement. */
export async function removeMeasurement(db: Querying, { id, ...owned }: Owned & { id: string }) {
  const [gone] = await db
    .delete(measurements)
    .where(and(ofPatient(owned), eq(measurements.id, id)))
    .returning({ id: measurements.id })
  if (!gone) throw notFound('这条记录')
}
