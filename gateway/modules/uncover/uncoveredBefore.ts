import { and, desc, eq } from 'drizzle-orm'
import { fieldTitle, uncover, type CaseName } from '../../../counter/contract/uncover'
import type { Querying } from '../../db/open'
import { auditLog } from '../../kernel/work/schema'

const SHOWN = 20
/** What the audit log's line says of it; the value stands nowhere. */
export const FIELD = 'uncovered'
export const REASON = 'reason'

/** Who saw what of a case in clear, and why, the newest first. */
export async function uncoveredBefore(db: Querying, { kind, recordId }: { kind: CaseName; recordId: string }) {
  const rows = await db
    .select({ by: auditLog.staffName, at: auditLog.at, changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.record, `${kind}:${recordId}`), eq(auditLog.line, uncover.open.line), eq(auditLog.outcome, 'done')))
    .orderBy(desc(auditLog.at), desc(auditLog.auditId))
    .limit(SHOWN)
  const said = (value: unknown) => (typeof value === 'string' ? value : '')
  return rows.map(({ by, at, changes }) => {
    const field = said(changes?.[FIELD]?.to)
    return { by, at: at.toISOString(), field: fieldTitle(kind, field) ?? field, reason: said(changes?.[REASON]?.to) }
  })
}
