import type { WorkEndpoint } from '../../../counter/contract/workEndpoint'
import type { Transaction } from '../../db/open'
import { auditLog } from './schema'
import { randomId } from '../../lib/hash'
import { logContext } from '../../lib/logContext'
import { chainLine } from './auditChain'
import type { Changes, StaffMember } from './workContext'

/** Who did it; before a login ends there are no roles yet. */
export type Doer = Pick<StaffMember, 'staffId' | 'name'> & Partial<Pick<StaffMember, 'roles'>>

/** Where it came from: an address, `cli` for a command or `demonstration` for a trial's own staff, and the browser. */
export type Origin = { address: string; device?: string | undefined }

type Entry = Origin & {
  now: Date
  by: Doer | undefined
  endpoint: Pick<WorkEndpoint, 'line' | 'title'>
  record: string
  outcome?: string
  changes?: Changes | undefined
}

/** Writes a line of the audit log and chains it, last of its transaction. Nobody but the kernel of the counter, `npm run staff` and a demonstration's own staff does. */
export async function recordAudit(
  tx: Transaction,
  { now, by, endpoint, record, outcome = 'done', address, device, changes }: Entry,
): Promise<void> {
  const line = {
    auditId: randomId(),
    at: now,
    staffId: by?.staffId ?? null,
    staffName: by?.name ?? '',
    line: endpoint.line,
    title: endpoint.title ?? endpoint.line,
    record,
    outcome,
    address,
    roles: by?.roles?.join(' ') ?? null,
    device: device ?? null,
    requestId: logContext().requestId ?? null,
    changes: changes ?? null,
  }
  const [written] = await tx.insert(auditLog).values(line).returning()
  if (written) await chainLine(tx, written)
}
