import { count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Compensation, CompensationQuery } from '../../../counter/contract/compensation'
import type { Querying } from '../../db/open'
import { maskName, maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { paged } from '../../lib/paged'
import { orders } from '../purchase/schema'
import { compensations } from './schema'

/** A page of what was given, the newest first; of the orders whose code begins so. */
export async function listCompensations(db: Querying, { page, size, code }: z.infer<typeof CompensationQuery>) {
  const wanted = code === undefined ? undefined : sql`starts_with(${compensations.orderCode}, ${code})`
  const [total] = await db.select({ hits: count() }).from(compensations).where(wanted)
  const rows = await rowsOf(db, wanted)
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(rows.map(viewOf), { page, size, hits })
}

/** One of them, which was just given. */
export async function givenCompensation(db: Querying, id: string): Promise<Compensation> {
  const [row] = await rowsOf(db, eq(compensations.id, id))
  if (!row) throw new Error(`${id} was given and is gone`)
  return viewOf(row)
}

const rowsOf = (db: Querying, wanted: SQL | undefined) =>
  db
    .select({
      ...{ compensationId: compensations.id, orderCode: compensations.orderCode, gift: compensations.gift },
      ...{ reason: compensations.reason, givenAt: compensations.givenAt, givenBy: staff.name, memberName: orders.consigneeName },
    })
    .from(compensations)
    .innerJoin(staff, eq(staff.staffId, compensations.givenBy))
    .innerJoin(orders, eq(orders.orderCode, compensations.orderCode))
    .where(wanted)
    .orderBy(desc(compensations.givenAt), desc(compensations.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const viewOf = ({ memberName, reason, givenAt, ...row }: Row): Compensation => ({
  ...row,
  memberName: maskName(memberName),
  reason: maskText(reason),
  givenAt: givenAt.toISOString(),
})
