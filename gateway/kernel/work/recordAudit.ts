import type { WorkEndpoint } from '../../../counter/contract/workEndpoint'
import type { Querying } from '../../db/open'
import { auditLog } from '../../db/schema'
import { randomId } from '../hash'
import type { Changes } from './workContext'

type Entry = {
  now: Date
  by: { staffId: string; name: string } | undefined
  endpoint: Pick<WorkEndpoint, 'line' | 'title'>
  record: string
  outcome?: string
  address: string
  changes?: Changes | undefined
}

/** Writes a line of the audit log. Nobody but the kernel of the counter and `npm run staff` does. */
export async function recordAudit(db: Querying, { now, by, endpoint, record, outcome = 'done', address, changes }: Entry): Promise<void> {
  await db.insert(auditLog).values({
    auditId: randomId(),
    at: now,
    staffId: by?.staffId ?? null,
    staffName: by?.name ?? '',
    line: endpoint.line,
    title: endpoint.title ?? endpoint.line,
    record,
    outcome,
    address,
    changes: changes ?? null,
  })
}
