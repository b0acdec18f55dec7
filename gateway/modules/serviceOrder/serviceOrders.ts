import { count, sql, type SQL } from 'drizzle-orm'
import type { ServiceOrder, ServiceOrderDetail } from '../../../src/contract/serviceOrder'
import { inTurn } from '../../db/inTurn'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { methodName } from '../pay/methodName'
import { moneyOfSubject } from '../pay/moneyOfSubject'
import { serviceKinds, type Opening } from './kinds'

type Row = { kind: string; id: string }

/** All services that a member ordered, of whatever kind, as one query. */
const allOf = (memberId: string): SQL => {
  const each = serviceKinds().map(({ rowsOf }) => sql`(${rowsOf(memberId)})`)
  return sql`(${sql.join(each, sql` union all `)}) as services`
}
const ROW = { kind: sql<string>`kind`, id: sql<string>`id` }

/** One page of a member's service orders, the newest first. */
export async function listServices(opening: Opening, { memberId, page, size }: { memberId: string; page: number; size: number }) {
  const { db, now } = opening
  const services = allOf(memberId)
  const [total] = await db.select({ hits: count() }).from(services)
  const rows = await db
    .select(ROW)
    .from(services)
    .orderBy(sql`at desc`, sql`id desc`)
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { ...paged(await viewsOf(opening, rows), { page, size, hits }), serverTime: now.toISOString() }
}

/** In the order of the rows; each kind is asked once. */
async function viewsOf(opening: Opening, rows: readonly Row[]): Promise<ServiceOrder[]> {
  const found = await inTurn(serviceKinds(), ({ kind, views }) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    return ids.length === 0 ? Promise.resolve([]) : views(opening, ids)
  })
  const byId = new Map(found.flat().map((service) => [service.id, service]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

/** One of this member's that he did not delete, with its money. */
export async function serviceDetail(
  { bank, ...opening }: Opening & { bank: PaymentProvider },
  { memberId, id }: { memberId: string; id: string },
): Promise<ServiceOrderDetail> {
  const rows = await opening.db
    .select(ROW)
    .from(allOf(memberId))
    .where(sql`id = ${id}`)
  const [view] = await viewsOf(opening, rows)
  if (!view) throw notFound('这笔服务订单')
  const { methodId, refunds } = await moneyOfSubject(opening.db, { kind: view.kind, code: id })
  return {
    ...view,
    paymentName: methodId === undefined ? null : methodName(bank, methodId),
    refunds: refunds.map(({ requestedAt, doneAt, ...refund }) => ({
      ...{ ...refund, requestedAt: requestedAt.toISOString() },
      doneAt: doneAt?.toISOString() ?? null,
    })),
    serverTime: opening.now.toISOString(),
  }
}

/** Takes one out of the list. Throws 409 SERVICE_UNDER_WAY where it has not ended, or money of it is on its way. */
export async function hideService(tx: Transaction, of: { memberId: string; id: string; now: Date }): Promise<void> {
  for (const { hide } of serviceKinds()) {
    const isHidden = await hide(tx, of)
    if (isHidden) return
    if (isHidden === false) throw new HttpError(409, 'SERVICE_UNDER_WAY', '服务还在进行中，或款项还在退回，不能删除')
  }
  throw notFound('这笔服务订单')
}
