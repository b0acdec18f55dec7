import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { policies, type PolicyRow } from './schema'

const WHAT = '这份保单'
type Own = { memberId: string; policyId: string }

/** One whose people were forgotten is nobody's any more. */
const own = ({ memberId, policyId }: Own) => and(eq(policies.id, policyId), eq(policies.memberId, memberId), ne(policies.insuredHmac, ''))

/** One of this member's; nobody else's is found. */
export async function ownPolicy(db: Querying, of: Own): Promise<PolicyRow> {
  const [row] = await db.select().from(policies).where(own(of))
  if (!row) throw notFound(WHAT)
  return row
}

/** The same, its row locked. */
export async function lockOwnPolicy(tx: Transaction, of: Own): Promise<PolicyRow> {
  const [row] = await tx.select().from(policies).where(own(of)).for('update')
  if (!row) throw notFound(WHAT)
  return row
}

/** Policies and applications that a list shows at most. */
const MAX_LISTED = 100

/** A member's policies and applications that he still sees, newest first. */
export async function ownPolicies(db: Querying, memberId: string): Promise<PolicyRow[]> {
  return db
    .select()
    .from(policies)
    .where(and(eq(policies.memberId, memberId), isNull(policies.hiddenAt)))
    .orderBy(desc(policies.createdAt), desc(policies.id))
    .limit(MAX_LISTED)
}

/** Whoever's it is, by the insurer's number; undefined where none has it. */
export async function policyWithNumber(db: Querying, policyNumber: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.policyNumber, policyNumber))
  return row
}

/** Whoever's it is, locked: for the bank and for the insurer. */
export async function lockPolicy(tx: Transaction, id: string): Promise<PolicyRow> {
  const [row] = await tx.select().from(policies).where(eq(policies.id, id)).for('update')
  if (!row) throw notFound(WHAT)
  return row
}

type OfPlan = { memberId: string; planId: string }

const open = ({ memberId, planId }: OfPlan) =>
  and(eq(policies.memberId, memberId), eq(policies.planId, planId), inArray(policies.state, ['filling', 'underwriting', 'toPay']))

/** A member's application for a plan that is not paid; there is one at most. */
export async function openPolicyOf(db: Querying, of: OfPlan): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(open(of))
  return row
}

/** The same, its row locked. */
export async function lockOpenPolicy(tx: Transaction, of: OfPlan): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(open(of)).for('update')
  return row
}
