import { and, desc, eq } from 'drizzle-orm'
import { MAX_TITLES, type InvoiceTitle, type InvoiceTitleForm } from '../../../src/contract/invoice'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { Buyer, InvoiceProvider } from '../../providers/invoice/invoiceProvider'
import { invoiceTitles } from './schema'

type Row = typeof invoiceTitles.$inferSelect
type Form = Pick<InvoiceTitleForm, 'kind' | 'name' | 'taxNumber'>
type Keeping = { ring: KeyRing; memberId: string; now: Date }

/** What stands on the paper; a person has no tax number, whatever was typed before. */
export const buyerOf = ({ kind, name, taxNumber }: Form): Buyer => ({ kind, name, taxNumber: kind === 'company' ? taxNumber : '' })

/** Refuses a name with a character that the provider's paper cannot show, beside its field. */
export function refuseUnprintable(provider: InvoiceProvider | null, { kind, name }: Form): void {
  const [character] = provider?.unprintable(name) ?? []
  if (character === undefined) return
  const instead = kind === 'person' ? '可以改用同音字，或填“个人”' : '请联系客服开票'
  throw new HttpError(400, 'UNPRINTABLE', `发票上印不出“${character}”这个字，${instead}`, { field: 'name' })
}

const titleIn = (ring: KeyRing, row: Row) => openContent(ring, invoiceTitles, row) as Buyer
export const shownTitle = (ring: KeyRing, row: Row): InvoiceTitle => ({ id: row.id, ...titleIn(ring, row), isDefault: row.isDefault })

/** A member's titles: the default first, then the newest. */
export const titlesOf = (db: Querying, memberId: string) =>
  db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.memberId, memberId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.createdAt), desc(invoiceTitles.id))

const own = (memberId: string, id: string) => and(eq(invoiceTitles.memberId, memberId), eq(invoiceTitles.id, id))

async function titleOf(tx: Transaction, memberId: string, id: string): Promise<Row> {
  const [row] = await tx.select().from(invoiceTitles).where(own(memberId, id))
  if (!row) throw notFound('这个抬头')
  return row
}

const isSame = (one: Buyer, other: Buyer) => one.kind === other.kind && one.name === other.name && one.taxNumber === other.taxNumber

/** Keeps a title; one that is there already stays as it is. The first becomes the default. */
export async function addTitle(tx: Transaction, { ring, memberId, now }: Keeping, form: Form & { isDefault: boolean }): Promise<Row> {
  await lockMember(tx, memberId)
  const kept = await titlesOf(tx, memberId)
  const title = buyerOf(form)
  const same = kept.find((row) => isSame(titleIn(ring, row), title))
  if (same) return form.isDefault ? makeDefault(tx, memberId, same) : same
  if (kept.length >= MAX_TITLES) throw new HttpError(409, 'TOO_MANY', `最多保存 ${MAX_TITLES} 个抬头，请先删除不用的`)
  const isDefault = form.isDefault || kept.length === 0
  if (isDefault) await clearDefault(tx, memberId)
  const id = randomId()
  const [row] = await tx
    .insert(invoiceTitles)
    .values({ id, memberId, isDefault, createdAt: now, ...sealContent(ring, invoiceTitles, id, title) })
    .returning()
  if (!row) throw new Error('A title was not stored')
  return row
}

/** Keeps the title of an invoice that was asked for, where there is room: the invoice does not fail for the book. */
export async function keepTitle(tx: Transaction, keeping: Keeping, form: Form): Promise<void> {
  await lockMember(tx, keeping.memberId)
  const kept = await titlesOf(tx, keeping.memberId)
  if (kept.length < MAX_TITLES) await addTitle(tx, keeping, { ...form, isDefault: false })
}

export async function changeTitle(
  tx: Transaction,
  { ring, memberId }: Keeping,
  { id, form }: { id: string; form: Form & { isDefault: boolean } },
): Promise<Row> {
  await lockMember(tx, memberId)
  const before = await titleOf(tx, memberId, id)
  if (form.isDefault && !before.isDefault) await clearDefault(tx, memberId)
  const [row] = await tx
    .update(invoiceTitles)
    .set({ ...sealContent(ring, invoiceTitles, id, buyerOf(form)), isDefault: form.isDefault || before.isDefault })
    .where(own(memberId, id))
    .returning()
  if (!row) throw notFound('这个抬头')
  return row
}

export async function makeDefaultTitle(tx: Transaction, memberId: string, id: string): Promise<Row> {
  await lockMember(tx, memberId)
  return makeDefault(tx, memberId, await titleOf(tx, memberId, id))
}

async function makeDefault(tx: Transaction, memberId: string, { id }: Row): Promise<Row> {
  await clearDefault(tx, memberId)
  const [row] = await tx.update(invoiceTitles).set({ isDefault: true }).where(own(memberId, id)).returning()
  if (!row) throw notFound('这个抬头')
  return row
}

/** Removes a title; when it was the default, the newest of the others takes its place. */
export async function removeTitle(tx: Transaction, memberId: string, id: string): Promise<void> {
  await lockMember(tx, memberId)
  const [gone] = await tx.delete(invoiceTitles).where(own(memberId, id)).returning()
  if (!gone) throw notFound('这个抬头')
  const [next] = gone.isDefault ? await titlesOf(tx, memberId).limit(1) : []
  if (next) await makeDefault(tx, memberId, next)
}

const clearDefault = (tx: Transaction, memberId: string) =>
  tx
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(eq(invoiceTitles.memberId, memberId), eq(invoiceTitles.isDefault, true)))
