import { count, desc, eq } from 'drizzle-orm'
import { priceKeptWords } from '../../../src/contract/priceKept'
import type { Querying } from '../../db/open'
import { recordsOf } from './records'
import { priceKeptClaims } from './schema'

/** A claim as an archive of after-sales records lists it, beside records of other kinds; `title` names the product, cents. */
export type MemberRecord = {
  id: string
  orderCode: string
  at: string
  title: string
  amount: number
  status: string
  statusText: string
  /** The latest first. */
  log: ReadonlyArray<{ status: string; text: string; at: string }>
}

/** Everything of price protection that a member asked for, the newest first. */
export async function memberPriceKept(db: Querying, memberId: string): Promise<MemberRecord[]> {
  const claims = await db
    .select()
    .from(priceKeptClaims)
    .where(eq(priceKeptClaims.memberId, memberId))
    .orderBy(desc(priceKeptClaims.askedAt), desc(priceKeptClaims.id))
  return (await recordsOf(db, claims)).map(({ claimNumber, orderCode, askedAt, card, amount, status, log }) => ({
    ...{ id: claimNumber, orderCode, at: askedAt, title: `价格保护：${card.name}`, amount, status, statusText: priceKeptWords(status) },
    log: log.map(({ status: then, dateTime }) => ({ status: then, text: priceKeptWords(then), at: dateTime })),
  }))
}

/** One page of a member's claims, the newest first. */
export async function listRecords(db: Querying, { memberId, page, size }: { memberId: string; page: number; size: number }) {
  const own = eq(priceKeptClaims.memberId, memberId)
  const [total] = await db.select({ hits: count() }).from(priceKeptClaims).where(own)
  const claims = await db
    .select()
    .from(priceKeptClaims)
    .where(own)
    .orderBy(desc(priceKeptClaims.askedAt), desc(priceKeptClaims.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { results: await recordsOf(db, claims), hits, currentPage: page, hasMore: page * size < hits }
}
