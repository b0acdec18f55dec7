import * as z from 'zod/mini'
import { Id, Instant, pageOf } from '../../src/contract/fields'
import { Difference } from './change'
import { sortedPage } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** How far a revision is: `inCheck` waits for a pharmacist; `failed` is one whose time came and that could not be published. */
export const RevisionState = z.enum(['draft', 'inCheck', 'scheduled', 'published', 'discarded', 'failed'])
export type RevisionState = z.infer<typeof RevisionState>
/** Those that something is still to be done with. */
export const OPEN_STATES = ['draft', 'inCheck', 'scheduled', 'failed'] as const

export const MAX_REASON = 200
/** Why something is edited: kept with it for good. */
export const Reason = z.string().check(z.trim(), z.minLength(2, '请写这次为什么改'), z.maxLength(MAX_REASON, `原因最多 ${MAX_REASON} 字`))

export const Revision = z.looseObject({
  revisionId: Id,
  version: Version,
  /** Counted per thing from 1: v14. */
  number: z.int(),
  /** The kind of thing, `goods`, and what staff call it. */
  subject: z.string(),
  subjectTitle: z.string(),
  subjectId: z.string(),
  /** Which one, as staff call it now. */
  label: z.string(),
  /** Of what was edited, what is to stand there. */
  edited: z.unknown(),
  differences: z.array(Difference),
  reason: z.string(),
  state: RevisionState,
  publishAt: z.nullable(Instant),
  by: z.string(),
  /** Whether whoever asks wrote it. */
  isOwn: z.boolean(),
  writtenAt: Instant,
  endedAt: z.nullable(Instant),
  /** Why it could not be published when its time came, or why a pharmacist gave it back. */
  problem: z.nullable(z.string()),
  /** The pharmacist who looked at it before it was published. */
  checkedBy: z.nullable(z.string()),
  /** Address of the shop's page that a pharmacist looks at; null where nobody has to. */
  path: z.nullable(z.string()),
  /** What it became in the list of changes, where it can be taken back. */
  changeId: z.nullable(Id),
  /** Whether it was taken back. */
  isReverted: z.boolean(),
})
export type Revision = z.infer<typeof Revision>

const What = { subject: z.string().check(z.maxLength(40)), subjectId: z.string().check(z.maxLength(100)) }

export const RevisionQuery = z.object({
  ...sortedPage(['writtenAt']),
  subject: z.optional(What.subject),
  subjectId: z.optional(What.subjectId),
  part: z._default(z.enum(['open', 'inCheck', 'all']), 'all'),
})

/** At once, as a draft, or from a moment on. */
export const When = z.union([z.literal('now'), z.literal('draft'), Instant], '请选择什么时候上线')
export type When = z.infer<typeof When>

const Written = {
  /** The fields that are edited; which they may be the subject knows. */
  edited: z.unknown(),
  reason: Reason,
  when: When,
  /** The sentence that a risky edit asks for (`LEAP`). */
  typed: z._default(z.string().check(z.maxLength(60)), ''),
}
const params = z.object({ revisionId: Id })
const operators = ['operator'] as const
const pharmacists = ['pharmacist'] as const

export const revision = {
  list: workEndpoint('GET /revisions', {
    about: 'What operators wrote of the shop: drafts, what is scheduled, what was published and when',
    roles: ['operator', 'pharmacist'],
    query: RevisionQuery,
    output: pageOf(Revision),
  }),
  one: workEndpoint('GET /revisions/{revisionId}', {
    about: 'One revision, for the pharmacist who looks at its words',
    roles: ['operator', 'pharmacist'],
    params,
    output: Revision,
  }),
  write: workEndpoint('POST /revisions', {
    about: 'Edit something of the shop: published at once, kept as a draft, or from a moment on. The version is that of what is edited',
    title: '修订商城内容',
    version: 'required',
    roles: operators,
    body: z.object({ ...What, ...Written }),
    output: Revision,
  }),
  rewrite: workEndpoint('PUT /revisions/{revisionId}', {
    about: 'Write a draft, or what is scheduled, anew, or publish it. `seen` is the version of what is edited',
    title: '改写修订',
    version: 'required',
    roles: operators,
    params,
    body: z.object({ ...Written, seen: Version }),
    output: Revision,
  }),
  approve: workEndpoint('POST /revisions/{revisionId}/approve', {
    about:
      'A pharmacist lets the words of a revision into the shop: at once, or at the time it was written for. 403 OWN_REVISION of one that whoever asks wrote',
    title: '复核通过修订',
    version: 'required',
    roles: pharmacists,
    params,
    output: Revision,
  }),
  giveBack: workEndpoint('POST /revisions/{revisionId}/give-back', {
    about: 'A pharmacist gives a revision back to whoever wrote it, as a draft, with what is wrong',
    title: '退回修订',
    version: 'required',
    roles: pharmacists,
    params,
    body: z.object({ reason: Reason }),
    output: Revision,
  }),
  discard: workEndpoint('POST /revisions/{revisionId}/discard', {
    about: 'Discard a draft, what is scheduled, or what could not be published',
    title: '放弃修订',
    version: 'required',
    roles: operators,
    params,
    output: Revision,
  }),
}
