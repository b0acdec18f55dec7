import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { InvoiceCase, InvoicePart, InvoiceQuery, ListedInvoice } from '../../../counter/contract/invoice'
import type { Db, Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { maskName, maskText } from '../../kernel/work/mask'
import { staffNames } from '../../kernel/work/staffNames'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import { signed } from './issueInvoices'
import { tellRefused } from './messages'
import { invoices } from './schema'
import { mayMove } from './states'
import { contentOf, invoiceOf, linesOf, lockedInvoice, moved, takenOf, type StoredInvoice } from './stored'

type Opening = { db: Querying; ring: KeyRing }

const PARTS: Readonly<Record<InvoicePart, SQL | undefined>> = {
  failed: eq(invoices.state, 'failed'),
  open: inArray(invoices.state, ['asked', 'issuing']),
  issued: and(eq(invoices.colour, 'blue'), inArray(invoices.state, ['issued', 'partlyRed', 'red'])),
  red: and(eq(invoices.colour, 'red'), eq(invoices.state, 'issued')),
  ended: inArray(invoices.state, ['refused', 'withdrawn']),
}

/** One page of invoices. */
export async function listCases(db: Db, ring: KeyRing, { page, size, part, number, order }: z.infer<typeof InvoiceQuery>) {
  const named =
    number === undefined
      ? undefined
      : or(sql`starts_with(${invoices.number}, ${number})`, sql`starts_with(${invoices.orderCode}, ${number})`)
  const wanted = and(PARTS[part], named)
  const rows = await db
    .select()
    .from(invoices)
    .where(wanted)
    .orderBy(order === 'newest' ? desc(invoices.movedAt) : asc(invoices.movedAt), asc(invoices.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = await db.$count(invoices, wanted)
  const counts = { failed: await db.$count(invoices, PARTS.failed), open: await db.$count(invoices, PARTS.open) }
  return {
    ...paged(
      rows.map((row) => listedOf(ring, row)),
      { page, size, hits },
    ),
    counts,
  }
}

function listedOf(ring: KeyRing, row: StoredInvoice): ListedInvoice {
  const { id, orderCode, colour, state, number, isDemonstration } = row
  const { kind, name } = contentOf(ring, row).title
  return {
    ...{ id, orderCode, colour, state, number, isDemonstration, kind },
    ...(kind === 'person' ? { person: maskName(name), company: '' } : { person: '', company: name }),
    amount: colour === 'red' ? -row.amount : row.amount,
    ...{ askedAt: row.askedAt.toISOString(), waitsSince: row.movedAt.toISOString() },
  }
}

/** What somebody decides by. */
async function factsIn({ db, ring }: Opening, row: StoredInvoice) {
  const { state, amount, number, lastError, refusal } = row
  return { state, amount, number, lastError, refusal, title: await maskedFacts(db, [contentOf(ring, row).title]) }
}

const DECIDED: Readonly<Partial<Record<StoredInvoice['state'], string>>> = { refused: '不予开票' }

/** An invoice with its row locked, held against what its person saw; one that was refused was decided. */
export async function standingCase(tx: Transaction, ring: KeyRing, id: string): Promise<Standing> {
  const row = await lockedInvoice(tx, { id })
  const facts = await factsIn({ db: tx, ring }, row)
  const what = DECIDED[row.state]
  const by = what === undefined ? null : (await staffNames(tx, [row.decidedBy]))(row.decidedBy)
  return { facts, decided: by === null || row.decidedAt === null || what === undefined ? null : { by, at: row.decidedAt, what } }
}

/** One invoice as whoever looks after it has to see it, what is personal masked. */
export async function caseOf({ db, ring }: Opening, id: string): Promise<InvoiceCase> {
  const row = await invoiceOf(db, id)
  const { title, seller } = contentOf(ring, row)
  const lines = await linesOf(db, [id])
  const blue = row.blueId === null ? undefined : await invoiceOf(db, row.blueId)
  const sign = row.colour === 'red' ? -1 : 1
  return {
    ...listedOf(ring, row),
    version: versionOf(await factsIn({ db, ring }, row)),
    can: { retry: mayMove(row.state, 'retry'), refuse: row.colour === 'blue' && mayMove(row.state, 'refuse') },
    ...{ taxNumber: title.taxNumber, sellerName: seller.name },
    lines: lines.map((line) => ({ lineId: line.lineId === '' ? null : line.lineId, ...signed(line, sign) })),
    ...{ net: sign * (row.amount - row.tax) || 0, tax: sign * row.tax || 0, taken: takenOf(lines) },
    issuedAt: row.issuedAt?.toISOString() ?? null,
    ...{ blueNumber: blue?.number ?? null, cause: row.cause, refundNumber: row.refundNumber, refusal: row.refusal },
    problem: row.state === 'failed' && row.lastError !== null ? maskText(row.lastError) : null,
    decidedBy: (await staffNames(db, [row.decidedBy]))(row.decidedBy),
  }
}

type Deciding = { staffId: string; now: Date }

/** Asks the provider again, under the same key: what it issued meanwhile is the same invoice. */
export async function retry(tx: Transaction, id: string, { staffId, now }: Deciding): Promise<void> {
  const row = await lockedInvoice(tx, { id })
  await moved(tx, row, { move: 'retry', set: { attempts: 0, nextAttemptAt: now, decidedBy: staffId, decidedAt: now }, now })
}

/** Of a blue one alone: what was given back is taken back on paper, too. */
export async function refuse(tx: Transaction, id: string, { reason, staffId, now }: Deciding & { reason: string }): Promise<void> {
  const row = await lockedInvoice(tx, { id })
  const refused = await moved(tx, row, { move: 'refuse', set: { refusal: reason, decidedBy: staffId, decidedAt: now }, now })
  await tellRefused(tx, refused, reason, now)
}
