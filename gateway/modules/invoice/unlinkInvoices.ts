import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { invoices } from './schema'

/** An erased member's invoices stay as the law on invoices wants them, whole; what was asked for and never issued goes. */
export async function unlinkInvoices(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  await tx
    .delete(invoices)
    .where(and(eq(invoices.memberId, memberId), isNull(invoices.number), notInArray(invoices.state, ['issuing', 'failed'])))
  await tx.update(invoices).set({ memberId: archive }).where(eq(invoices.memberId, memberId))
}

/** Deletes invoices of erased members that were asked for before a day; lines go with them. */
export async function deleteInvoicesBefore(tx: Transaction, before: Date, limit: number): Promise<void> {
  const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
  const old = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.memberId, erased), lt(invoices.askedAt, before)))
    .limit(limit)
  await tx.delete(invoices).where(inArray(invoices.id, old))
}
