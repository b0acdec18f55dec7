import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { daysBetween, shopDate, shopHour } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { products } from '../catalogue/schema'
import { drugsText } from '../message/drugsText'
import { notify } from '../message/notify'
import { orders } from '../purchase/schema'
import { prescriptionDrugs, prescriptions, supplyReminders } from './schema'
import { isReceived, suppliesOf, whoseOf, type Supply } from './supplies'

/** Days before a drug should be empty: a week to see a doctor; the figure is ours. */
export const DAYS_BEFORE = 7
/** Once a day, in the morning. */
const isTime = (now: Date) => shopHour(now) === 10

/**
 * Tells a member that a patient's drugs run out in a few days: once for each drug and purchase, all of a patient in one message; never who
 * turned it off, whose drug cannot be counted.
 */
export const remindOfSupplies: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  if (!isTime(now)) return
  await forEachMember({
    what: '用药快吃完的提醒',
    read: (after, limit) => membersAfter(db, { after, limit, now }),
    work: ({ memberId }) => remindMember(db, { ring, memberId, now }),
  })
}

/** Members to whom something came by a prescription, in their order. */
const membersAfter = (db: Db, { after, limit, now }: { after: string; limit: number; now: Date }) =>
  db
    .selectDistinct({ memberId: prescriptions.memberId })
    .from(prescriptions)
    .innerJoin(orders, eq(orders.prescriptionId, prescriptions.prescriptionId))
    .where(and(gt(prescriptions.memberId, after), isNull(prescriptions.hiddenAt), isReceived(now)))
    .orderBy(asc(prescriptions.memberId))
    .limit(limit)

type Reminding = { ring: KeyRing; memberId: string; now: Date }

async function remindMember(db: Db, { ring, memberId, now }: Reminding): Promise<void> {
  const left = (supply: Supply) => daysBetween(shopDate(now), supply.emptyOn)
  const supplies = [...(await suppliesOf({ db, ring, now }, memberId)).values()]
  const soon = supplies.filter((supply) => supply.isReminded && left(supply) >= 0 && left(supply) <= DAYS_BEFORE)
  for (const whose of new Set(soon.map((supply) => supply.whose)))
    await inTransaction(db, (tx) =>
      remindOf(
        tx,
        soon.filter((supply) => supply.whose === whose),
        { ring, memberId, now },
      ),
    )
}

async function remindOf(tx: Transaction, soon: readonly Supply[], { ring, memberId, now }: Reminding): Promise<void> {
  const told: Supply[] = []
  for (const supply of soon) if (await claim(tx, supply, { memberId, now })) told.push(supply)
  const [first] = told
  if (!first) return
  const days = Math.min(...told.map(({ emptyOn }) => daysBetween(shopDate(now), emptyOn)))
  const drugs = await namesOf(tx, told)
  const patient = { ring, name: first.patientName }
  const words = { drugs, days: String(days) }
  await notify(tx, { template: 'supplyEnds', memberId, event: `${first.whose} ${shopDate(now)}`, patient, words, at: now })
}

/** Of one purchase a member is told once, and not at all once it was turned off: one conditional write. */
async function claim(tx: Transaction, { whose, productCode, orderCode }: Supply, { memberId, now }: Omit<Reminding, 'ring'>) {
  const claimed = await tx
    .insert(supplyReminders)
    .values({ memberId, whose, productCode, isOff: false, toldOf: orderCode, changedAt: now })
    .onConflictDoUpdate({
      target: [supplyReminders.memberId, supplyReminders.whose, supplyReminders.productCode],
      set: { toldOf: orderCode },
      setWhere: and(eq(supplyReminders.isOff, false), or(isNull(supplyReminders.toldOf), ne(supplyReminders.toldOf, orderCode))),
    })
    .returning({ productCode: supplyReminders.productCode })
  return claimed.length > 0
}

async function namesOf(db: Querying, told: readonly Supply[]): Promise<string> {
  const codes = told.map(({ productCode }) => productCode)
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.productCode, codes))
    .orderBy(asc(products.productCode))
  return drugsText(rows.map(({ name }) => name))
}

type Turning = { memberId: string; prescriptionId: string; productCode: string; isOn: boolean; now: Date }

/** Turns the reminder of a drug on or off, for this purchase and those to come; 404 where no prescription of this member names it. */
export async function turnReminder(tx: Transaction, { memberId, prescriptionId, productCode, isOn, now }: Turning): Promise<void> {
  const [of] = await tx
    .select({ patientId: prescriptions.patientId, prescriptionId: prescriptions.prescriptionId })
    .from(prescriptions)
    .innerJoin(
      prescriptionDrugs,
      and(eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId), eq(prescriptionDrugs.productCode, productCode)),
    )
    .where(and(eq(prescriptions.prescriptionId, prescriptionId), eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt)))
  if (!of) throw notFound('这张处方里的这种药')
  await tx
    .insert(supplyReminders)
    .values({ memberId, whose: whoseOf(of), productCode, isOff: !isOn, changedAt: now })
    .onConflictDoUpdate({
      target: [supplyReminders.memberId, supplyReminders.whose, supplyReminders.productCode],
      set: { isOff: !isOn, changedAt: now },
    })
}
