import { audit } from '../../../counter/contract/audit'
import { implementWork } from '../../kernel/work/implementWork'
import { listAudit } from './listAudit'

export const auditWorkHandlers = implementWork(audit, { list: ({ db, query }) => listAudit(db, query) })
