import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Registration } from '../../../src/contract/registration'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { members } from '../../kernel/schema'
import { callbacks, registrations } from '../callback/schema'
import { products } from '../catalogue/schema'

/** At which phone a member is called. */
export async function phoneOf(db: Querying, memberId: string): Promise<string> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  return member?.phone ?? ''
}

/** The same, the member's row locked. */
export async function lockedPhoneOf(tx: Transaction, memberId: string): Promise<string> {
  const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId)).for('update')
  return member?.phone ?? ''
}

/** What a member registered a need for, the newest first. */
export async function registeredBy(db: Querying, memberId: string): Promise<Registration[]> {
  const rows = await db
    .select({ of: callbacks, productName: products.name })
    .from(registrations)
    .innerJoin(callbacks, eq(callbacks.requestId, registrations.requestId))
    .leftJoin(products, eq(products.productCode, callbacks.productCode))
    .where(eq(registrations.memberId, memberId))
    .orderBy(desc(callbacks.at))
  return rows.map(({ of: { requestId, productCode, question, at, expectedBefore, calledAt, outcome }, productName }) => ({
    ...{ requestId, productCode: productCode ?? '', productName: productName ?? productCode ?? '', question },
    ...{ at: at.toISOString(), expectedBefore: expectedBefore.toISOString(), calledAt: calledAt?.toISOString() ?? null },
    state: calledAt === null ? 'waiting' : outcome === 'unanswered' ? 'unanswered' : 'called',
  }))
}

type Withdrawing = { memberId: string; requestId: string }

/** Takes a member's registration back. 404 of another's, 409 ALREADY_CALLED. */
export async function withdraw(tx: Transaction, { memberId, requestId }: Withdrawing): Promise<void> {
  const own = and(eq(callbacks.requestId, requestId), eq(callbacks.memberId, memberId))
  const [registered] = await tx
    .select({ requestId: registrations.requestId })
    .from(registrations)
    .where(and(eq(registrations.requestId, requestId), eq(registrations.memberId, memberId)))
  if (!registered) throw notFound('这条登记')
  const [gone] = await tx
    .delete(callbacks)
    .where(and(own, isNull(callbacks.calledAt)))
    .returning({ requestId: callbacks.requestId })
  if (!gone) throw new HttpError(409, 'ALREADY_CALLED', '药师已经给您回过电话，这条登记不能撤回了')
}
