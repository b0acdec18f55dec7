import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { payments, payNotices } from '../pay/schema'
import { svipOrders } from './schema'
import { SVIP } from './subjectOfSvip'

/** What was paid for memberships is kept without whose it was; nothing of it goes on, and what was not paid is closed. */
export async function unlinkSvip(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  await tx
    .update(svipOrders)
    .set({
      memberId: archive,
      nextAt: null,
      // Words of staff may name somebody.
      returnedFor: null,
      state: sql`case when ${svipOrders.state} = 'toPay' then 'closed' else ${svipOrders.state} end`,
    })
    .where(eq(svipOrders.memberId, memberId))
}

/** Deletes memberships of erased members that ended, or were never paid for, before a day; what was paid goes with them. */
export async function deleteSvipBefore(tx: Transaction, before: Date, limit: number): Promise<void> {
  const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
  const ended = sql<Date>`coalesce(${svipOrders.endsAt}, ${svipOrders.createdAt})`
  const over = await tx
    .select({ orderId: svipOrders.orderId })
    .from(svipOrders)
    .where(and(inArray(svipOrders.memberId, erased), lt(ended, before)))
    .limit(limit)
  const ids = over.map(({ orderId }) => orderId)
  const paidFor = and(eq(payments.subjectKind, SVIP), inArray(payments.subjectCode, ids))
  await tx.delete(payNotices).where(inArray(payNotices.payId, tx.select({ payId: payments.payId }).from(payments).where(paidFor)))
  await tx.delete(payments).where(paidFor)
  await tx.delete(svipOrders).where(inArray(svipOrders.orderId, ids))
}
