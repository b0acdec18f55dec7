import { asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { compensation, type Compensation, type CompensationQuery } from '../../../counter/contract/compensation'
import type { Querying } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { maskName, maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { couponWords } from '../coupon/couponWords'
import { couponTypes } from '../coupon/schema'
import { orders } from '../purchase/schema'
import { compensate } from './compensate'
import { compensations } from './schema'

export const compensationWorkHandlers = implementWork(compensation, {
  list: ({ db, query }) => listed(db, query),

  coupons: async ({ db, now }) => {
    const rows = await db.select().from(couponTypes).where(gt(couponTypes.endsAt, now)).orderBy(asc(couponTypes.name))
    return {
      results: rows.map((type) => ({ couponType: type.couponType, name: type.name, rule: couponWords(type), givenOnly: type.givenOnly })),
    }
  },

  give: ({ now, staff: { staffId }, body: { orderCode, gift, reason } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      change: async (tx) => {
        const id = await compensate(tx, { orderCode, gift, reason, staffId, now })
        const [row] = await rowsOf(tx, eq(compensations.id, id))
        if (!row) throw new Error(`${id} was given and is gone`)
        return { answer: viewOf(row), changes: { compensation: { from: null, to: { gift: row.gift, reason } } } }
      },
    }),
})

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

async function listed(db: Querying, { page, size, code }: z.infer<typeof CompensationQuery>) {
  const wanted = code === undefined ? undefined : sql`starts_with(${compensations.orderCode}, ${code})`
  const [total] = await db.select({ hits: count() }).from(compensations).where(wanted)
  const rows = await rowsOf(db, wanted)
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { results: rows.map(viewOf), hits, currentPage: page, hasMore: page * size < hits }
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const viewOf = ({ memberName, reason, givenAt, ...row }: Row): Compensation => ({
  ...row,
  memberName: maskName(memberName),
  reason: maskText(reason),
  givenAt: givenAt.toISOString(),
})
