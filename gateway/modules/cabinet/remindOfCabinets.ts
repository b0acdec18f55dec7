import { and, asc, eq, gt, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import { END_DAYS, EXPIRY_DAYS } from '../../../src/contract/cabinet'
import { daysAfter, daysBetween, instantOn, shopDate, shopDay, shopHour } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { drugsText } from '../message/drugsText'
import { notify } from '../message/notify'
import { suppliesOf } from '../prescription/supplies'
import { contentOf, type MedicineRow } from './medicines'
import { cabinetMedicines } from './schema'
import { whoseName } from './words'

/** Once a day, in the morning. */
const isTime = (now: Date) => shopHour(now) === 10

type Reminding = { ring: KeyRing; memberId: string; now: Date }

/**
 * Tells members what runs out within a week, and what may be used for another month at most: each medicine once, all of one person's in one
 * message. What came by a prescription of the shop is told of by `remindOfSupplies`.
 */
export const remindOfCabinets: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  if (!isTime(now)) return
  await forEachMember({
    what: '药箱提醒',
    read: (after, limit) => membersAfter(db, { after, limit, now }),
    work: ({ memberId }) => inTransaction(db, (tx) => remindMember(tx, { ring, memberId, now })),
  })
}

const until = (now: Date, days: number) => daysAfter(shopDate(now), days)
const isEnding = (now: Date) =>
  and(
    eq(cabinetMedicines.isEndTold, false),
    gt(cabinetMedicines.emptyOn, shopDate(now)),
    lte(cabinetMedicines.emptyOn, until(now, END_DAYS)),
  )
const isExpiring = (now: Date) =>
  and(
    eq(cabinetMedicines.isExpiryTold, false),
    isNotNull(cabinetMedicines.expiresOn),
    lte(cabinetMedicines.expiresOn, until(now, EXPIRY_DAYS)),
  )

const membersAfter = (db: Db, { after, limit, now }: { after: string; limit: number; now: Date }) =>
  db
    .selectDistinct({ memberId: cabinetMedicines.memberId })
    .from(cabinetMedicines)
    .where(and(gt(cabinetMedicines.memberId, after), or(isEnding(now), isExpiring(now))))
    .orderBy(asc(cabinetMedicines.memberId))
    .limit(limit)

async function remindMember(tx: Transaction, reminding: Reminding): Promise<void> {
  const { ring, memberId, now } = reminding
  if ((await missingConsents(tx, { memberId, documents: [CONSENT.cabinet], now })).length > 0) return
  const ending = await claim(tx, { memberId, where: isEnding(now), set: { isEndTold: true } })
  const supplies = ending.length > 0 ? await suppliesOf({ db: tx, ring, now }, memberId) : new Map()
  const isTold = (row: MedicineRow) => supplies.has(`${row.patientId ?? ''}/${contentOf(ring, row).productCode ?? ''}`)
  for (const rows of byPerson(ending.filter((row) => !isTold(row)))) await tellEnding(tx, rows, reminding)
  const expiring = await claim(tx, { memberId, where: isExpiring(now), set: { isExpiryTold: true } })
  for (const rows of byPerson(expiring)) await tellExpiring(tx, rows, reminding)
}

type Claiming = { memberId: string; where: SQL | undefined; set: { isEndTold: true } | { isExpiryTold: true } }

/** Each is told of once: one conditional write. */
const claim = (tx: Transaction, { memberId, where, set }: Claiming): Promise<MedicineRow[]> =>
  tx
    .update(cabinetMedicines)
    .set(set)
    .where(and(eq(cabinetMedicines.memberId, memberId), where))
    .returning()

function byPerson(rows: readonly MedicineRow[]): MedicineRow[][] {
  const people = [...new Set(rows.map(({ patientId }) => patientId))]
  return people.map((patientId) => rows.filter((row) => row.patientId === patientId))
}

const earliest = (days: ReadonlyArray<string | null>): string => days.filter((day) => day !== null).sort()[0] ?? ''

type Telling = { whose: string; drugs: string; event: string; patient: { ring: KeyRing; name: string } }

async function telling(tx: Transaction, rows: readonly MedicineRow[], { ring, memberId, now }: Reminding): Promise<Telling> {
  const patientId = rows[0]?.patientId ?? null
  return {
    whose: patientId ?? memberId,
    drugs: drugsText(rows.map((row) => contentOf(ring, row).name)),
    event: `${patientId ?? memberId} ${shopDate(now)}`,
    patient: { ring, name: await whoseName(tx, ring, { memberId, patientId }) },
  }
}

async function tellEnding(tx: Transaction, rows: readonly MedicineRow[], reminding: Reminding): Promise<void> {
  const { memberId, now } = reminding
  const { drugs, event, patient } = await telling(tx, rows, reminding)
  const days = String(daysBetween(shopDate(now), earliest(rows.map(({ emptyOn }) => emptyOn))))
  await notify(tx, { template: 'cabinetEnds', memberId, event, patient, words: { drugs, days }, at: now })
}

async function tellExpiring(tx: Transaction, rows: readonly MedicineRow[], reminding: Reminding): Promise<void> {
  const { memberId, now } = reminding
  const { drugs, event, patient } = await telling(tx, rows, reminding)
  const day = shopDay(instantOn(earliest(rows.map(({ expiresOn }) => expiresOn))))
  await notify(tx, { template: 'cabinetExpires', memberId, event, patient, words: { drugs, day }, at: now })
}
