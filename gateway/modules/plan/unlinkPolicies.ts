import { and, eq, exists, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { CHILD_AGE } from '../../../src/contract/patient'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { ageOf } from '../patient/storedPatient'
import { payments, payNotices } from '../pay/schema'
import { DECLINED_DAYS } from './people'
import { stepped } from './planStates'
import { policyContent, sealedPolicy, type PolicyContent } from './policyContent'
import { instalments, policies } from './schema'
import { INSTALMENT, PLAN } from './subjectOfPlan'

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
/** The same, with what the insurer did not issue and whose money is back. */
const isUnissued = or(inArray(policies.state, UNISSUED), and(eq(policies.state, 'returned'), isNotNull(policies.refundedAt)))

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
 * amounts; nobody is named in it any more, and its member does not see it.
 */
export async function forgetUnissued(db: Db, { ring, now }: { ring: KeyRing; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - DECLINED_DAYS * DAY)
  const old = and(isUnissued, lt(policies.movedAt, before))
  await db.delete(policies).where(and(old, notExists(paymentsFor(db))))
  const kept = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(old, exists(paymentsFor(db)), ne(policies.insuredHmac, '')))
    .limit(BATCH)
  for (const { id } of kept)
    await db
      .update(policies)
      .set({ ...forgotten(ring, id), hiddenAt: now })
      .where(eq(policies.id, id))
}

/** A row in which nobody is named any more. */
const forgotten = (ring: KeyRing, id: string) => ({ ...sealedPolicy(ring, id, NOBODY), insuredHmac: '' })

type OfChildren = { ring: KeyRing; memberId: string; now: Date }

/** Closes what a member applies for a child, and forgets it: the consent to keep a child's data was taken back. What is paid goes on. */
export async function forgetChildren(tx: Transaction, { ring, memberId, now }: OfChildren): Promise<void> {
  const open = and(eq(policies.memberId, memberId), inArray(policies.state, ['filling', 'underwriting', 'toPay']))
  for (const row of await tx.select().from(policies).where(open).for('update')) {
    const { idCardNumber } = policyContent(ring, row).insured
    if (ageOf(idCardNumber, now) >= CHILD_AGE) continue
    const refusal = '儿童信息的同意已撤回，申请已关闭'
    await stepped(tx, { id: row.id, move: 'close', set: { ...forgotten(ring, row.id), refusal, nextAttemptAt: null, hiddenAt: now }, now })
  }
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
  const later = tx.select({ id: instalments.id }).from(instalments).where(inArray(instalments.policyId, ids))
  const paidFor = or(
    and(eq(payments.subjectKind, PLAN), inArray(payments.subjectCode, ids)),
    and(eq(payments.subjectKind, INSTALMENT), inArray(payments.subjectCode, later)),
  )
  await tx.delete(payNotices).where(inArray(payNotices.payId, tx.select({ payId: payments.payId }).from(payments).where(paidFor)))
  await tx.delete(payments).where(paidFor)
  await tx.delete(policies).where(inArray(policies.id, ids))
}

const shopDateOf = (column: typeof policies.createdAt) => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
