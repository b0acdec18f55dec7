import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { InsuranceBenefit, InsuranceLimit } from '../../../src/contract/insurance'
import { shopDate, spokenDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { yuan } from '../../lib/yuan'
import { isOwnBenefit, leftOf, limitIn, type BenefitRow } from '../benefit/benefitInUse'
import { maskedInsured, sealedInsured } from '../benefit/insuredName'
import { benefits } from '../benefit/schema'
import { notify } from '../message/notify'
import { patients } from '../patient/schema'
import type { InsurancePlanSetting } from '../../../counter/contract/settings/insuranceSetting'
import type { Coverage } from '../../providers/insurer/insurer'

export const limitOf = (row: BenefitRow): InsuranceLimit => limitIn(row)

/** A member's policies: those that run or will, the one that ends first in front, then those that are over. */
export async function benefitsOf(db: Querying, memberId: string, now: Date): Promise<BenefitRow[]> {
  const isOver = sql`${benefits.endsOn} < ${shopDate(now)}`
  return db.select().from(benefits).where(isOwnBenefit(memberId)).orderBy(asc(isOver), asc(benefits.endsOn), desc(benefits.boundAt))
}

/** The one that is asked for, else the first that runs; nothing where there is none. */
export async function benefitAsked(
  db: Querying,
  { memberId, benefitId, now }: { memberId: string; benefitId: string | undefined; now: Date },
) {
  const today = shopDate(now)
  const own = and(isOwnBenefit(memberId), gte(benefits.endsOn, today))
  const [found] = await db
    .select()
    .from(benefits)
    .where(benefitId === undefined ? own : and(own, eq(benefits.benefitId, benefitId)))
    .orderBy(asc(benefits.endsOn))
    .limit(1)
  return found
}

/** A policy as its member sees it. */
export async function shownBenefit(db: Querying, row: BenefitRow, { ring, now }: { ring: KeyRing; now: Date }): Promise<InsuranceBenefit> {
  const today = shopDate(now)
  const [patient] = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.memberId, row.memberId), eq(patients.numberHmac, row.insuredHmac)))
  return {
    ...{
      benefitId: row.benefitId,
      planId: row.planId,
      patientId: patient?.id ?? null,
      planName: row.planName,
      insurer: row.insurer,
      insuredName: maskedInsured(ring, row),
    },
    ...{ percent: row.percent, startsOn: row.startsOn, endsOn: row.endsOn, limit: limitOf(row), isSoldHere: row.isSoldHere },
    state: today < row.startsOn ? 'coming' : today > row.endsOn ? 'over' : 'running',
  }
}

type Binding = {
  ring: KeyRing
  memberId: string
  plan: InsurancePlanSetting
  insured: { name: string; numberHmac: string }
  coverage: Coverage
  now: Date
}

/**
 * Binds a policy with the terms of this moment; again it is the same. One that somebody unbound goes on with what is left of its year. 409
 * POLICY_TAKEN where it is another account's.
 */
export async function bind(tx: Transaction, { ring, memberId, plan, insured, coverage, now }: Binding): Promise<BenefitRow> {
  const benefitId = randomId()
  const { id: planId, name: planName, insurer, percent, yearly, leaves, productCodes } = plan
  const [bound] = await tx
    .insert(benefits)
    .values({
      ...{ benefitId, memberId, planId, planName, insurer, percent, yearly, leaves, productCodes },
      ...{ policyNumber: coverage.policyNumber, startsOn: coverage.startsOn, endsOn: coverage.endsOn, boundAt: now },
      ...{ insuredName: sealedInsured(ring, benefitId, insured.name), insuredHmac: insured.numberHmac },
    })
    .onConflictDoNothing({ target: benefits.policyNumber })
    .returning()
  if (bound) return told(tx, bound, now)
  const [before] = await tx.select().from(benefits).where(eq(benefits.policyNumber, coverage.policyNumber)).for('update')
  if (before?.isSoldHere && (before.unboundAt || before.memberId !== memberId))
    throw new HttpError(409, 'POLICY_TAKEN', '这份保单是在本店投保的，请由投保人在“我的保单”里使用')
  if (before?.unboundAt) return told(tx, await takeOver(tx, before, { memberId, now }), now)
  if (before?.memberId !== memberId) throw new HttpError(409, 'POLICY_TAKEN', '这份保单已绑定在另一个账号，请先在那个账号解绑，或联系客服')
  return before
}

/** Its member reads that it can be used from now on. */
async function told(tx: Transaction, row: BenefitRow, now: Date): Promise<BenefitRow> {
  const { benefitId, memberId, planName: name, endsOn } = row
  await notify(tx, {
    template: 'powerGranted',
    words: { type: 'insurance', name, day: spokenDate(endsOn), left: `¥${yuan(leftOf(row))}` },
    ...{ memberId, event: `${benefitId}-${now.getTime()}`, at: now },
  })
  return row
}

async function takeOver(
  tx: Transaction,
  { benefitId }: BenefitRow,
  { memberId, now }: { memberId: string; now: Date },
): Promise<BenefitRow> {
  const [taken] = await tx
    .update(benefits)
    .set({ memberId, boundAt: now, unboundAt: null })
    .where(eq(benefits.benefitId, benefitId))
    .returning()
  if (!taken) throw new Error('A policy that was locked is gone')
  return taken
}

type Unbinding = { memberId: string; benefitId: string; now: Date }

/** Lets a policy go, which keeps what is left of its year. 404 of another's, 409 SOLD_HERE, BENEFIT_HELD while an order under way is paid by it. */
export async function unbind(tx: Transaction, { memberId, benefitId, now }: Unbinding): Promise<void> {
  const own = and(eq(benefits.benefitId, benefitId), isOwnBenefit(memberId))
  const [found] = await tx.select({ reserved: benefits.reserved, isSoldHere: benefits.isSoldHere }).from(benefits).where(own).for('update')
  if (!found) throw notFound('这份商保')
  if (found.isSoldHere) throw new HttpError(409, 'SOLD_HERE', '这份保单是在本店投保的，不能解绑；要退保请到“我的保单”')
  if (found.reserved > 0) throw new HttpError(409, 'BENEFIT_HELD', '有订单正在用这份商保，收货或取消后再解绑')
  await tx.update(benefits).set({ unboundAt: now }).where(own)
}
