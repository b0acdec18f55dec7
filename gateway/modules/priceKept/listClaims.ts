import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ListedPriceKept, PriceKeptQuery } from '../../../counter/contract/priceKept'
import type { Querying } from '../../db/open'
import { maskName } from '../../kernel/work/mask'
import { paged } from '../../lib/paged'
import { orderLines, orders } from '../purchase/schema'
import { priceKeptClaims } from './schema'

const { status: own, claimNumber, orderCode, lineId, askedAt, id } = priceKeptClaims

/** A page of the claims, newest first. */
export async function listClaims(db: Querying, { page, size, status, code }: z.infer<typeof PriceKeptQuery>) {
  const coded = code === undefined ? undefined : or(sql`starts_with(${claimNumber}, ${code})`, sql`starts_with(${orderCode}, ${code})`)
  const wanted = and(status === undefined ? undefined : eq(own, status), coded)
  const [total] = await db.select({ hits: count() }).from(priceKeptClaims).where(wanted)
  const rows = await db
    .select({ claim: priceKeptClaims, line: orderLines, consigneeName: orders.consigneeName })
    .from(priceKeptClaims)
    .innerJoin(orders, eq(orders.orderCode, orderCode))
    .innerJoin(orderLines, and(eq(orderLines.lineId, lineId), eq(orderLines.orderCode, orderCode)))
    .where(wanted)
    .orderBy(desc(askedAt), desc(id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(rows.map(listedOf), { page, size, hits })
}

type Row = { claim: typeof priceKeptClaims.$inferSelect; line: typeof orderLines.$inferSelect; consigneeName: string }

const listedOf = ({ claim, line, consigneeName }: Row): ListedPriceKept => ({
  claimNumber: claim.claimNumber,
  orderCode: claim.orderCode,
  memberName: maskName(consigneeName),
  name: line.card.name,
  specification: line.specification,
  quantity: claim.quantity,
  paid: claim.paid,
  today: claim.today,
  amount: claim.amount,
  status: claim.status,
  askedAt: claim.askedAt.toISOString(),
  paidAt: claim.paidAt?.toISOString() ?? null,
})
