import * as z from 'zod/mini'
import { AdverseReport } from '../../src/contract/adverseReport'
import { ComplaintSort } from '../../src/contract/complaintKinds'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { MaskedPhone, MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint, type Role } from './workEndpoint'

/** Who answers what: reports of adverse reactions are a pharmacist's, the rest is the service's. */
const SORTS_OF_ROLE: Readonly<Record<Role, readonly ComplaintSort[]>> = {
  pharmacist: ['adverse'],
  clerk: ['complaint', 'suggestion'],
  operator: ['complaint', 'suggestion'],
  doctor: [],
}
export const sortsOf = (roles: readonly Role[]): ComplaintSort[] => [...new Set(roles.flatMap((role) => SORTS_OF_ROLE[role]))]

/** A complaint in the list. */
export const ListedComplaint = z.looseObject({
  number: Id,
  sort: z.string(),
  kind: z.string(),
  state: z.string(),
  isAnonymous: z.boolean(),
  subject: z.nullable(z.looseObject({ kind: z.string(), id: Id, title: z.string() })),
  /** The beginning of what was written. */
  words: MaskedText,
  filedAt: Instant,
  /** Since when it waits for whoever has the next move. */
  waitsSince: Instant,
  /** By when the shop means to have answered; null where it has not the next move. */
  dueAt: z.nullable(Instant),
  takenBy: z.nullable(z.string()),
  stars: z.nullable(z.int()),
})
export type ListedComplaint = z.infer<typeof ListedComplaint>

export const ComplaintCase = z.looseObject({
  ...ListedComplaint.shape,
  version: Version,
  can: z.looseObject({ take: z.boolean(), ask: z.boolean(), answer: z.boolean(), handIn: z.boolean() }),
  words: MaskedText,
  /** Empty of an anonymous one and where none was given. */
  phone: MaskedPhone,
  callTime: z.string(),
  /** Ids of pictures; each is fetched with `picture`. */
  pictures: z.array(Id),
  report: z.nullable(AdverseReport),
  isSolved: z.nullable(z.boolean()),
  /** When a report was handed in to the national system, and its number there. */
  reported: z.nullable(z.looseObject({ at: Instant, number: z.string() })),
  /** The latest first; `by` is who of the pharmacy did it, null of the reporter's own. */
  entries: z.array(z.looseObject({ at: Instant, event: z.string(), words: z.nullable(MaskedText), by: z.nullable(z.string()) })),
})
export type ComplaintCase = z.infer<typeof ComplaintCase>

/** `open`: the shop has the next move. `theirs`: its reporter has it. */
export const ComplaintPart = z.enum(['open', 'theirs', 'ended'])
export type ComplaintPart = z.infer<typeof ComplaintPart>

export const ComplaintQuery = z.object({
  page: Page,
  size: Size,
  part: z._default(ComplaintPart, 'open'),
  sort: z.optional(ComplaintSort),
  /** The beginning of a number. */
  number: z.optional(z.string().check(z.regex(/^\w{1,20}$/))),
  order: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

const Reply = z.object({
  words: z.string('请写下要告诉顾客的话').check(z.trim(), z.minLength(5, '请至少写 5 个字'), z.maxLength(500, '最多 500 字')),
})
const HandIn = z.object({
  number: z.string('请填写上报编号').check(z.trim(), z.minLength(4, '请填写上报编号'), z.maxLength(40, '最多 40 字')),
})

const ByNumber = z.object({ number: Id })
const roles = ['clerk', 'operator', 'pharmacist'] as const
const WRITE = { version: 'required', params: ByNumber, output: ComplaintCase, roles } as const

export const complaint = {
  list: workEndpoint('GET /complaints', {
    about: 'What shoppers told the shop, of the sorts that one’s roles answer; what is due first stands first. `counts` is of all parts',
    roles,
    query: ComplaintQuery,
    output: z.extend(pageOf(ListedComplaint), { counts: z.looseObject({ open: z.int(), theirs: z.int() }) }),
  }),
  detail: workEndpoint('GET /complaints/{number}', {
    about: 'One complaint as whoever answers it has to see it, its reporter masked; 404 where one’s roles do not answer its sort',
    title: '打开投诉建议',
    record: 'complaint:{number}',
    roles,
    params: ByNumber,
    output: ComplaintCase,
  }),
  picture: workEndpoint('GET /complaints/{number}/pictures/{id}', {
    about: 'A picture of a complaint, as a data URL: no link to it is ever made',
    title: '查看投诉图片',
    record: 'complaint:{number}',
    roles,
    params: z.object({ number: Id, id: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  take: workEndpoint('PUT /complaints/{number}/taking', {
    about: 'Take a complaint in hand: its reporter reads that somebody looks at it',
    title: '受理投诉建议',
    ...WRITE,
  }),
  ask: workEndpoint('PUT /complaints/{number}/question', {
    about: 'Ask its reporter for more; it waits for him',
    title: '请顾客补充',
    body: Reply,
    ...WRITE,
  }),
  answer: workEndpoint('PUT /complaints/{number}/answer', { about: 'Answer it', title: '回复投诉建议', body: Reply, ...WRITE }),
  handIn: workEndpoint('PUT /complaints/{number}/report', {
    about: 'Write down the number under which a report was handed in to the national system, once',
    title: '登记不良反应上报',
    body: HandIn,
    ...WRITE,
    roles: ['pharmacist'],
  }),
}
