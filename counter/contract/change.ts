import * as z from 'zod/mini'
import { Id, Instant, pageOf } from '../../src/contract/fields'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** What one field was and what it became, in words. */
export const Difference = z.looseObject({ field: z.string(), from: z.string(), to: z.string() })
export type Difference = z.infer<typeof Difference>

export const Change = z.looseObject({
  changeId: Id,
  version: Version,
  /** The kind of thing: `setting`, and what staff call it. */
  subject: z.string(),
  subjectTitle: z.string(),
  subjectId: z.string(),
  /** Which one, as staff call it now. */
  label: z.string(),
  /** As it was stored; null where there was none. */
  before: z.unknown(),
  after: z.unknown(),
  differences: z.array(Difference),
  by: z.string(),
  at: Instant,
  /** Why, where whoever made it was asked. */
  reason: z.nullable(z.string()),
  /** Who took it back; null while it stands. */
  reverted: z.nullable(z.looseObject({ by: z.string(), at: Instant })),
  canRevert: z.boolean(),
})
export type Change = z.infer<typeof Change>

export const ChangeQuery = z.object({
  ...sortedPage(['at']),
  subject: z.optional(z.string().check(z.maxLength(40))),
  subjectId: z.optional(z.string().check(z.maxLength(100))),
  /** Who changed it. */
  staffId: z.optional(Id),
  standing: z.optional(z.enum(['standing', 'reverted'])),
})
export const changeOrder = ({ order }: z.infer<typeof ChangeQuery>): Order => order ?? 'down'

export const change = {
  list: workEndpoint('GET /changes', {
    about: 'What operators changed of the shop, newest first unless asked for otherwise: who, when, before and after',
    roles: ['operator'],
    query: ChangeQuery,
    output: z.extend(pageOf(Change), {
      subjects: z.array(z.looseObject({ subject: z.string(), title: z.string() })),
      /** Who has changed something. */
      people: z.array(z.looseObject({ staffId: Id, name: z.string() })),
    }),
  }),
  revert: workEndpoint('POST /changes/{changeId}/revert', {
    about: 'Take a change back: what it changed is again as before, unless it was changed since; this is a change itself',
    title: '撤回修改',
    version: 'required',
    roles: ['operator'],
    params: z.object({ changeId: Id }),
    output: Change,
  }),
}
