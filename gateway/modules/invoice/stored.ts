import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { Buyer, Seller } from '../../providers/invoice/invoiceProvider'
import { invoiceLines, invoices } from './schema'
import { INVOICE_MOVES, mayMove, type InvoiceMove } from './states'

export type StoredInvoice = typeof invoices.$inferSelect
export type StoredLine = typeof invoiceLines.$inferSelect
/** What of an invoice is sealed: to whom it is made out, and by whom as the shop was called when it was settled. */
export type InvoiceContent = { title: Buyer; seller: Seller }

const WHAT = '这张发票'

export const contentOf = (ring: KeyRing, row: StoredInvoice) => openContent(ring, invoices, row) as InvoiceContent
export const sealedOf = (ring: KeyRing, id: string, content: InvoiceContent) => sealContent(ring, invoices, id, content)

/** This member's; nobody else's is found. */
export async function ownInvoice(db: Querying, memberId: string, id: string): Promise<StoredInvoice> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.memberId, memberId)))
  if (!row) throw notFound(WHAT)
  return row
}

/** Whoever's it is: for staff and for the clock. */
export async function invoiceOf(db: Querying, id: string): Promise<StoredInvoice> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  if (!row) throw notFound(WHAT)
  return row
}

/** The same with its row locked. Whoever locks the order, too, locks it before. */
export async function lockedInvoice(tx: Transaction, { id }: { id: string }): Promise<StoredInvoice> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) throw notFound(WHAT)
  return row
}

/** Lines of some invoices, in the order of each paper. */
export const linesOf = (db: Querying, ids: readonly string[]): Promise<StoredLine[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(invoiceLines)
        .where(inArray(invoiceLines.invoiceId, [...ids]))
        .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position))

/** Cents of a blue invoice that red ones took back so far. */
export const takenOf = (lines: readonly StoredLine[]) => lines.reduce((sum, { taken }) => sum + taken, 0)

type Moving = { move: InvoiceMove; set?: Partial<StoredInvoice>; now: Date }

/** Moves an invoice in one conditional update. Throws 409 INVOICE_MOVED where that does not lead from where it stands. */
export async function moved(tx: Transaction, row: StoredInvoice, { move, set = {}, now }: Moving): Promise<StoredInvoice> {
  const [done] = mayMove(row.state, move)
    ? await tx
        .update(invoices)
        .set({ ...set, state: INVOICE_MOVES[move].to, movedAt: now })
        .where(and(eq(invoices.id, row.id), inArray(invoices.state, [...INVOICE_MOVES[move].from])))
        .returning()
    : []
  if (!done) throw new HttpError(409, 'INVOICE_MOVED', '这张发票已有新的进展，请刷新后再试')
  return done
}

/** `coalesce` of the unique index of red invoices: one for each refund, one that has none. */
export const redKey = sql`coalesce(${invoices.refundNumber}, '')`
