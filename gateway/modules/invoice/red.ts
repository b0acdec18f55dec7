import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { RedCause } from '../../../src/contract/invoiceStates'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { piecesOf } from '../aftersales/money'
import { refundApplications } from '../aftersales/schema'
import { ORDER } from '../order/subjectOfOrder'
import { followRefunds } from '../pay/refundFollowers'
import { priceKeptClaims } from '../priceKept/schema'
import { FREIGHT, refundsOf } from './billable'
import { invoiceLines, invoices } from './schema'
import { isStanding, STANDING } from './states'
import { contentOf, linesOf, lockedInvoice, moved, redKey, sealedOf, takenOf, type StoredInvoice, type StoredLine } from './stored'
import { taxOfPart } from './tax'

/** What is taken back of a line: pieces, none where it is an amount alone, and cents with tax. */
export type Part = { lineId: string; quantity: number; amount: number }

type Reddening = { ring: KeyRing; blue: StoredInvoice; cause: RedCause; refundNumber: string | null; parts: readonly Part[]; now: Date }

/**
 * Takes a part of a blue invoice back, in the transaction of what causes it; the provider is asked by the job. Of a line never more than stands on
 * it: the row of the line counts what was taken. Undefined where the cause has its red invoice already, or where nothing is left to take.
 */
export async function redden(
  tx: Transaction,
  { ring, blue, cause, refundNumber, parts, now }: Reddening,
): Promise<StoredInvoice | undefined> {
  const own = and(eq(invoices.blueId, blue.id), eq(redKey, refundNumber ?? ''))
  if ((await tx.$count(invoices, own)) > 0) return undefined
  const lines = await linesOf(tx, [blue.id])
  const taken: Array<Part & { of: StoredLine; tax: number }> = []
  for (const part of parts) {
    const of = lines.find(({ lineId }) => lineId === part.lineId)
    const one = of && (await takenFrom(tx, of, part))
    if (one) taken.push(one)
  }
  if (taken.length === 0) return undefined
  const id = randomId()
  const { memberId, orderCode } = blue
  const [red] = await tx
    .insert(invoices)
    .values({
      ...{ id, memberId, orderCode, colour: 'red', state: 'issuing', askedAt: now, movedAt: now, nextAttemptAt: now },
      ...{ blueId: blue.id, cause, refundNumber },
      amount: taken.reduce((sum, { amount }) => sum + amount, 0),
      tax: taken.reduce((sum, { tax }) => sum + tax, 0),
      ...sealedOf(ring, id, contentOf(ring, blue)),
    })
    .returning()
  await tx.insert(invoiceLines).values(
    taken.map(({ of: { lineId, name, specification, rate }, quantity, amount, tax }, position) => ({
      ...{ invoiceId: id, position, lineId, name, specification, rate, quantity, amount, tax },
    })),
  )
  const isAll = takenOf(await linesOf(tx, [blue.id])) === blue.amount
  await moved(tx, blue, { move: isAll ? 'reddenAll' : 'redden', now })
  return red
}

/** Counts cents of a line as taken back; answers them with their tax. The order is locked: nothing of the line moves between the statements. */
async function takenFrom(tx: Transaction, of: StoredLine, { lineId, quantity, amount: wanted }: Part) {
  const amount = Math.min(wanted, of.amount - of.taken)
  if (amount <= 0) return undefined
  const after = sql`${invoiceLines.taken} + ${amount}`
  const [counted] = await tx
    .update(invoiceLines)
    .set({ taken: after })
    .where(and(eq(invoiceLines.invoiceId, of.invoiceId), eq(invoiceLines.lineId, lineId), lte(after, invoiceLines.amount)))
    .returning({ lineId: invoiceLines.lineId })
  return counted && { of, lineId, quantity, amount, tax: taxOfPart({ ...of, part: amount }) }
}

/** Takes back all that is left of a blue invoice, which is made out anew. */
export async function redAll(tx: Transaction, { ring, blue, now }: Pick<Reddening, 'ring' | 'blue' | 'now'>): Promise<void> {
  const reds = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.blueId, blue.id))
  const before = await linesOf(
    tx,
    reds.map(({ id }) => id),
  )
  const parts = (await linesOf(tx, [blue.id])).map(({ lineId, quantity, amount, taken }) => {
    const gone = before.filter((one) => one.lineId === lineId).reduce((sum, one) => sum + one.quantity, 0)
    return { lineId, quantity: Math.max(0, quantity - gone), amount: amount - taken }
  })
  await redden(tx, { ring, blue, cause: 'reissue', refundNumber: null, parts, now })
}

type Cause = { cause: RedCause; parts: Part[] }

/** What a refund of an order's payment gave back, by its key: pieces and freight of an application, or a difference in price. */
async function causeOf(tx: Transaction, orderCode: string, key: string): Promise<Cause | undefined> {
  const [application] = await tx
    .select()
    .from(refundApplications)
    .where(and(eq(refundApplications.refundNumber, key), eq(refundApplications.orderCode, orderCode)))
  if (application) {
    const pieces = (await piecesOf(tx, application.id)).map(({ lineId, quantity, cents }) => ({ lineId, quantity, amount: cents }))
    return { cause: 'refund', parts: [...pieces, { lineId: FREIGHT, quantity: 1, amount: application.freight }] }
  }
  const [claim] = await tx
    .select()
    .from(priceKeptClaims)
    .where(and(eq(priceKeptClaims.claimNumber, key), eq(priceKeptClaims.orderCode, orderCode)))
  return claim && { cause: 'priceKept', parts: [{ lineId: claim.lineId, quantity: 0, amount: claim.amount }] }
}

/**
 * The red invoices of all money that came back since a blue one was settled, each of a refund once. The order is locked; what was asked back before
 * the blue one was settled is left out of it already.
 */
export async function reddenRefunded(tx: Transaction, { ring, id, now }: { ring: KeyRing; id: string; now: Date }): Promise<void> {
  const { orderCode, before } = await lockedInvoice(tx, { id })
  for (const { key, state } of await refundsOf(tx, orderCode)) {
    if (state !== 'done' || before.includes(key)) continue
    const found = await causeOf(tx, orderCode, key)
    const blue = await lockedInvoice(tx, { id })
    if (found && isStanding(blue.state)) await redden(tx, { ring, blue, ...found, refundNumber: key, now })
  }
  await tx.update(invoices).set({ nextAttemptAt: null }).where(eq(invoices.id, id))
}

/** Money of an order is back: its invoice is put into the outbox in the same transaction (`issueInvoices`). */
followRefunds(async (tx, { subject, to, now }) => {
  if (subject.kind !== ORDER || to !== 'done') return
  await tx
    .update(invoices)
    .set({ nextAttemptAt: now })
    .where(and(eq(invoices.orderCode, subject.code), eq(invoices.colour, 'blue'), inArray(invoices.state, [...STANDING])))
})
