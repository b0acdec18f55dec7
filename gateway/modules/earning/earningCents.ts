import { eq, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { isPromotable } from '../catalogue/appliesTo'
import type { Mark } from '../catalogue/types'
import { orderLines } from '../purchase/schema'

type Line = {
  /** Of the product as it was bought. */
  mark: Mark
  net: number | null
  refunded: number
}

/** What of an order earns, in cents: paid with money, not given back since, and for no prescription drug (LAW-AND-PRIVACY, D11). */
export const earningCents = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (isPromotable(line) ? (line.net ?? 0) - line.refunded : 0), 0)

/** The same of an order as it stands. */
export const earningCentsOf = async (db: Querying, orderCode: string): Promise<number> =>
  earningCents(
    await db
      .select({ mark: sql<Mark>`${orderLines.card} ->> 'mark'`, net: orderLines.net, refunded: orderLines.refunded })
      .from(orderLines)
      .where(eq(orderLines.orderCode, orderCode)),
  )
