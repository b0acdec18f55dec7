import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { patients } from '../patient/schema'
import { prescriptions } from '../prescription/schema'
import { benefits } from './schema'

export type BenefitRow = typeof benefits.$inferSelect

/** Cents of the year that are neither held nor taken. */
export const leftOf = ({ yearly, reserved, taken }: Pick<BenefitRow, 'yearly' | 'reserved' | 'taken'>): number => yearly - reserved - taken

/** A year's limit as it is shown. */
export const limitIn = (row: BenefitRow) => ({ yearly: row.yearly, reserved: row.reserved, taken: row.taken, left: leftOf(row) })

/** Whoever's it is, bound or not; for what refers to it. */
export async function benefitById(db: Querying, benefitId: string): Promise<BenefitRow | undefined> {
  const [found] = await db.select().from(benefits).where(eq(benefits.benefitId, benefitId))
  return found
}

/** Those that a member has bound. */
export const isOwnBenefit = (memberId: string) => and(eq(benefits.memberId, memberId), isNull(benefits.unboundAt))

type Asked = { benefitId: string; memberId: string; now: Date }

/** A member's own policy that runs today; undefined of any other. */
export async function benefitInUse(db: Querying, { benefitId, memberId, now }: Asked): Promise<BenefitRow | undefined> {
  const today = shopDate(now)
  const [found] = await db
    .select()
    .from(benefits)
    .where(and(isOwnBenefit(memberId), eq(benefits.benefitId, benefitId), lte(benefits.startsOn, today), gte(benefits.endsOn, today)))
  return found
}

/** Whether a prescription is for the very person who is insured. One whose patient was deleted is not. */
export async function isForInsured(db: Querying, prescriptionId: string, { insuredHmac }: BenefitRow): Promise<boolean> {
  const [found] = await db
    .select({ id: patients.id })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .where(and(eq(prescriptions.prescriptionId, prescriptionId), eq(patients.numberHmac, insuredHmac)))
  return found !== undefined
}
