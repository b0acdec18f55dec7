import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Invoice, InvoicePart, InvoiceSummary, OrderInvoices } from '../../../src/contract/invoice'
import { inTurn } from '../../db/inTurn'
import type { Db, Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import type { InvoiceProvider } from '../../providers/invoice/invoiceProvider'
import { ownOrder } from '../order/ownOrder'
import { orders } from '../purchase/schema'
import { liveInvoiceOf, wasReissued } from './ask'
import { billableOf, isReceived, refusalOf } from './billable'
import { signed } from './issueInvoices'
import { invoices } from './schema'
import { isStanding } from './states'
import { contentOf, linesOf, takenOf, type StoredInvoice, type StoredLine } from './stored'

/** `estimates`: what the orders of invoices that wait for the receipt come to now. */
type Shown = { ring: KeyRing; estimates?: ReadonlyMap<string, number> }

function summaryOf({ ring, estimates }: Shown, row: StoredInvoice): InvoiceSummary {
  const { id, orderCode, colour, state, number, isDemonstration, askedAt, issuedAt } = row
  const { title } = contentOf(ring, row)
  const amount = state === 'asked' ? (estimates?.get(orderCode) ?? 0) : row.amount
  return {
    ...{ id, orderCode, colour, state, number, isDemonstration, kind: title.kind, name: title.name },
    amount: colour === 'red' ? -amount : amount,
    ...{ askedAt: askedAt.toISOString(), issuedAt: issuedAt?.toISOString() ?? null },
  }
}

type Around = Shown & { lines: readonly StoredLine[]; blue: StoredInvoice | undefined }

function viewOf({ lines, blue, ...shown }: Around, row: StoredInvoice): Invoice {
  const own = lines.filter(({ invoiceId }) => invoiceId === row.id)
  const { title, seller } = contentOf(shown.ring, row)
  const sign = row.colour === 'red' ? -1 : 1
  return {
    ...summaryOf(shown, row),
    ...{ taxNumber: title.taxNumber, sellerName: seller.name, sellerTaxNumber: seller.taxNumber },
    lines: own.map((line) => ({ lineId: line.lineId === '' ? null : line.lineId, ...signed(line, sign) })),
    ...{ net: sign * (row.amount - row.tax) || 0, tax: sign * row.tax || 0, taken: takenOf(own) },
    ...{ blueId: row.blueId, blueNumber: blue?.number ?? null, cause: row.cause, refundNumber: row.refundNumber, refusal: row.refusal },
  }
}

/** Some invoices whole, in the order given. */
async function viewsOf(
  db: Querying,
  { ring }: Shown,
  rows: readonly StoredInvoice[],
  estimates?: ReadonlyMap<string, number>,
): Promise<Invoice[]> {
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return rows.map((row) => viewOf({ ring, ...(estimates && { estimates }), lines, blue: known.get(row.blueId ?? '') }, row))
}

type Of = { ring: KeyRing; provider: InvoiceProvider | null; memberId: string; orderCode: string; now: Date }

/** An order of this member's beside its invoices: the live one, then the newest first. */
export async function orderInvoicesOf(tx: Transaction, { ring, provider, memberId, orderCode, now }: Of): Promise<OrderInvoices> {
  const order = await ownOrder(tx, { memberId, orderCode })
  const { goods, freight, amount, back, count, cards } = await billableOf(tx, order)
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderCode, orderCode), eq(invoices.memberId, memberId)))
    .orderBy(desc(invoices.askedAt), desc(invoices.id))
  const live = await liveInvoiceOf(tx, orderCode)
  const refusal = refusalOf(order, amount, provider !== null)
  const canAsk = !live && refusal === null
  const isLiveOne = ({ id }: StoredInvoice) => id === live?.id
  return {
    ...{ orderCode, cards, count, goods, freight, amount, back, refusal },
    isReceived: isReceived(order),
    isDemonstration: provider?.isDemonstration ?? false,
    results: await viewsOf(
      tx,
      { ring },
      [...rows.filter(isLiveOne), ...rows.filter((row) => !isLiveOne(row))],
      new Map([[orderCode, amount]]),
    ),
    can: {
      ask: canAsk,
      withdraw: live?.state === 'asked',
      reissue: live !== undefined && isStanding(live.state) && refusal === null && !(await wasReissued(tx, orderCode)),
    },
    serverTime: now.toISOString(),
  }
}

const PARTS: Readonly<Record<InvoicePart, SQL | undefined>> = {
  all: undefined,
  open: inArray(invoices.state, ['asked', 'issuing', 'failed', 'refused']),
  issued: and(eq(invoices.colour, 'blue'), inArray(invoices.state, ['issued', 'partlyRed', 'red'])),
  red: eq(invoices.colour, 'red'),
}

type Asked = { ring: KeyRing; memberId: string; part: InvoicePart; page: number; size: number }

/** One page of a member's invoices, the newest first. */
export async function listInvoices(db: Db, { ring, memberId, part, page, size }: Asked) {
  const wanted = and(eq(invoices.memberId, memberId), PARTS[part])
  const hits = await db.$count(invoices, wanted)
  const rows = await db
    .select()
    .from(invoices)
    .where(wanted)
    .orderBy(desc(invoices.askedAt), desc(invoices.id))
    .limit(size)
    .offset((page - 1) * size)
  const waiting = rows.filter(({ state }) => state === 'asked').map(({ orderCode }) => orderCode)
  const estimates = await estimatesOf(db, waiting)
  return paged(
    rows.map((row) => summaryOf({ ring, estimates }, row)),
    { page, size, hits },
  )
}

async function estimatesOf(db: Db, orderCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderCodes.length === 0) return new Map()
  const waiting = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(inArray(orders.orderCode, [...orderCodes]))
  const amounts = await inTurn(
    waiting,
    async (order) => [order.orderCode, (await db.transaction((tx) => billableOf(tx, order))).amount] as const,
  )
  return new Map(amounts)
}
