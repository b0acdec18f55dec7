import { HttpError } from '../../lib/httpError'
import type { Doer } from './recordAudit'

type Refused = {
  status: HttpError['status']
  code: string
  message: string
  by: Doer
  record: string
  field?: string
}

/** A refusal that leaves a line in the audit log: a wrong password, say, of somebody who exists. */
export class AuditedError extends HttpError {
  readonly by: Doer
  readonly record: string

  constructor({ status, code, message, by, record, field }: Refused) {
    super(status, code, message, field === undefined ? {} : { field })
    this.by = by
    this.record = record
  }
}
