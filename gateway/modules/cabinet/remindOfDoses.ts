import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import { shopDate, shopFormat } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { forEach, forEachMember, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { drugsText } from '../message/drugsText'
import { notify } from '../message/notify'
import { replaceOlder } from '../message/thing'
import { ticksSince } from './doses'
import { isUsableOn } from './estimate'
import { contentOf, type MedicineRow } from './medicines'
import { nextReminder } from './plan'
import { cabinetMedicines } from './schema'
import { whoseName } from './words'

/** Milliseconds after which nobody is told of a dose any more: the shop was down, and the hour is another one. */
const TOO_LATE = 30 * MINUTE

/** One person's doses of one time. */
type Due = { memberId: string; patientId: string | null; at: Date; ids: string[] }

/**
 * Tells members of doses that are due and not ticked: all of one person's of one time in one message, each time once, whichever gateway does it. A
 * medicine names its next time itself.
 */
export const remindOfDoses: Job = ({ db, providers: { fileKeys: ring }, now }) =>
  forEachMember({
    what: '到点用药提醒',
    read: (after, limit) =>
      db
        .selectDistinct({ memberId: cabinetMedicines.memberId })
        .from(cabinetMedicines)
        .where(and(lte(cabinetMedicines.remindAt, now), gt(cabinetMedicines.memberId, after)))
        .orderBy(asc(cabinetMedicines.memberId))
        .limit(limit),
    work: async ({ memberId }) =>
      forEach(await dueOf(db, memberId, now), '到点用药提醒', (one) => inTransaction(db, (tx) => remindOf(tx, one, { ring, now }))),
  })

async function dueOf(db: Db, memberId: string, now: Date): Promise<Due[]> {
  const { id, patientId, remindAt: at } = cabinetMedicines
  const rows = await db
    .select({ id, patientId, at })
    .from(cabinetMedicines)
    .where(and(eq(cabinetMedicines.memberId, memberId), lte(at, now)))
    .orderBy(asc(at), asc(id))
  const grouped = new Map<string, Due>()
  for (const row of rows) {
    if (row.at === null) continue
    const key = `${row.patientId ?? ''} ${row.at.getTime()}`
    const one = grouped.get(key) ?? { memberId, patientId: row.patientId, at: row.at, ids: [] }
    grouped.set(key, { ...one, ids: [...one.ids, row.id] })
  }
  return [...grouped.values()]
}

type Reminding = { ring: KeyRing; now: Date }

async function remindOf(tx: Transaction, { memberId, patientId, at, ids }: Due, { ring, now }: Reminding): Promise<void> {
  // Whoever comes second sees other times, and tells nobody.
  const rows = await tx
    .select()
    .from(cabinetMedicines)
    .where(and(inArray(cabinetMedicines.id, ids), eq(cabinetMedicines.remindAt, at)))
    .orderBy(asc(cabinetMedicines.createdAt), asc(cabinetMedicines.id))
    .for('update')
  for (const row of rows)
    await tx
      .update(cabinetMedicines)
      .set({ remindAt: nextReminder(contentOf(ring, row), now) })
      .where(eq(cabinetMedicines.id, row.id))
  if (now.getTime() - at.getTime() > TOO_LATE) return
  const open = await openOf(tx, rows, { memberId, at })
  if (open.length === 0 || (await missingConsents(tx, { memberId, documents: [CONSENT.cabinet], now })).length > 0) return
  const [day, time] = [shopDate(at), shopFormat(at, 'HH:mm')]
  const patient = { ring, name: await whoseName(tx, ring, { memberId, patientId }) }
  const words = { time, drugs: drugsText(open.map((row) => contentOf(ring, row).name)) }
  const whose = patientId ?? memberId
  await notify(tx, { template: 'doseDue', memberId, event: `${whose} ${day} ${time}`, patient, words, at: now })
  await replaceOlder(tx, { memberId, template: 'doseDue', about: whose, at: now })
}

/** Those that may be used and that nobody ticked for this time. */
async function openOf(tx: Transaction, rows: readonly MedicineRow[], { memberId, at }: { memberId: string; at: Date }) {
  const [day, time] = [shopDate(at), shopFormat(at, 'HH:mm')]
  const ticked = await ticksSince(tx, memberId, day)
  return rows.filter((row) => isUsableOn(row, day) && !ticked.has(`${row.id} ${day} ${time}`))
}
