import { and, asc, count, desc, eq, ilike, like, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AuditQuery } from '../../../counter/contract/audit'
import { ROLES } from '../../../counter/contract/workEndpoint'
import type { Querying } from '../../db/open'
import { escapeLike } from '../../lib/escapeLike'
import { paged } from '../../lib/paged'
import { auditLog } from '../../kernel/work/schema'

/** A page of the audit log. */
export async function listAudit(db: Querying, { page, size, who, title, record, outcome, order }: z.infer<typeof AuditQuery>) {
  const wanted = and(
    who === undefined ? undefined : ilike(auditLog.staffName, `%${escapeLike(who)}%`),
    title === undefined ? undefined : eq(auditLog.title, title),
    record === undefined ? undefined : like(auditLog.record, `${escapeLike(record)}%`),
    outcome === undefined ? undefined : outcome === 'done' ? eq(auditLog.outcome, 'done') : ne(auditLog.outcome, 'done'),
  )
  const [total] = await db.select({ hits: count() }).from(auditLog).where(wanted)
  const by = order === 'newest' ? desc : asc
  const rows = await db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(by(auditLog.at), by(auditLog.auditId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  const results = rows.map(({ staffId: _staffId, line: _line, at, roles, ...row }) => ({
    ...row,
    at: at.toISOString(),
    roles: roles === null ? null : ROLES.filter((role) => roles.split(' ').includes(role)),
  }))
  return paged(results, { page, size, hits })
}
