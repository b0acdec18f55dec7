import { and, eq, exists, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../kernel/keyRing'
import { members } from '../../kernel/schema'
import { payments, payNotices } from '../pay/schema'
import { DECLINED_DAYS } from './people'
import { sealedPolicy, type PolicyContent } from './policyContent'
import { policies } from './schema'
import { PLAN } from './subjectOfPlan'

/** Policies are kept without whose account they were of; what became none goes. */
export async function unlinkPolicies(
  tx: Transaction,
  { memberId, archive, now }: { memberId: string; archive: string; now: Date },
): Promise<void> {
  const own = eq(policies.memberId, memberId)
  await tx.delete(policies).where(and(own, inArray(policies.state, UNISSUED), notExists(paymentsFor(tx))))
  await tx
    .update(policies)
    .set({
      memberId: archive,
      movedAt: now,
      state: sql`case when ${policies.state} in ('filling', 'underwriting', 'toPay') then 'closed' else ${policies.state} end`,
    })
    .where(own)
}

/** What was not issued, and where nothing is under way. */
const UNISSUED = ['filling', 'declined', 'closed'] as const

const paymentsFor = (db: Querying) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.subjectKind, PLAN), eq(payments.subjectCode, policies.id)))

const NOBODY: PolicyContent = {
  applicant: { patientId: '', name: '', idCardNumber: '' },
  insured: { patientId: '', name: '', idCardNumber: '', relation: 'self', guardianName: null },
  beneficiaries: [],
  answers: [],
  signature: null,
  warrant: null,
}
const BATCH = 200

/**
 * Forgets applications that became no policy, thirty days after the last word (as `ansakePrivacy` says). One for which the bank was asked keeps its
 * amounts, and nobody is named in it any more.
 */
export async function forgetUnissued(db: Db, { ring, now }: { ring: KeyRing; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - DECLINED_DAYS * DAY)
  const old = and(inArray(policies.state, UNISSUED), lt(policies.movedAt, before))
  await db.delete(policies).where(and(old, notExists(paymentsFor(db))))
  const kept = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(old, exists(paymentsFor(db)), ne(policies.insuredHmac, '')))
    .limit(BATCH)
  for (const { id } of kept)
    await db
      .update(policies)
      .set({ ...sealedPolicy(ring, id, NOBODY), insuredHmac: '' })
      .where(eq(policies.id, id))
}

/** Deletes policies of erased members that ended before a day; what was paid goes with them. */
export async function deletePoliciesBefore(tx: Transaction, before: Date, limit: number): Promise<void> {
  const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
  const ended = sql`coalesce(${policies.endsOn}::text, ${shopDateOf(policies.createdAt)})`
  const over = await tx
    .select({ id: policies.id })
    .from(policies)
    .where(and(inArray(policies.memberId, erased), sql`${ended} < ${shopDate(before)}`))
    .limit(limit)
  const ids = over.map(({ id }) => id)
  const paidFor = and(eq(payments.subjectKind, PLAN), inArray(payments.subjectCode, ids))
  await tx.delete(payNotices).where(inArray(payNotices.payId, tx.select({ payId: payments.payId }).from(payments).where(paidFor)))
  await tx.delete(payments).where(paidFor)
  await tx.delete(policies).where(inArray(policies.id, ids))
}

const shopDateOf = (column: typeof policies.createdAt) => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
