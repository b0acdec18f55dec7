import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { ROLES, workEndpoint } from './workEndpoint'

/** What a field was and what it became. */
export const FieldChange = z.looseObject({ from: z.unknown(), to: z.unknown() })

export const AuditEntry = z.looseObject({
  auditId: Id,
  at: Instant,
  staffName: z.string(),
  title: z.string(),
  /** Kind and id of what was written: `staff:…`. */
  record: z.string(),
  /** `done`, or the code with which it was refused. */
  outcome: z.string(),
  /** Where it came from: an IP address, `cli` for a command, `demonstration` for what a trial's own staff did by itself. */
  address: z.string(),
  /** The person's roles then. Null before a login, in a command, and in lines of releases that did not write these three. */
  roles: z.nullable(z.array(z.enum(ROLES))),
  /** How the browser calls itself. */
  device: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  changes: z.nullable(z.record(z.string(), FieldChange)),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditQuery = z.object({
  page: Page,
  size: Size,
  /** A part of a name. */
  who: z.optional(z.string().check(z.maxLength(40))),
  title: z.optional(z.string().check(z.maxLength(40))),
  /** The beginning of a record: `staff:`. */
  record: z.optional(z.string().check(z.maxLength(100))),
  outcome: z.optional(z.enum(['done', 'refused'])),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
})

export const audit = {
  list: workEndpoint('GET /audit', {
    about: 'What was done here, by whom, to which record, when and from where',
    roles: ['operator'],
    query: AuditQuery,
    output: pageOf(AuditEntry),
  }),
}
