import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { HIDE_REASON_IDS } from '../../src/contract/reviewTags'
import { MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** From so many reports on a review stands before the others of the queue. */
export const URGENT_REPORTS = 3

/** A review in the list. Who wrote it is told by the name that everybody reads. */
export const ListedReview = z.looseObject({
  id: Id,
  product: z.looseObject({ productCode: z.string(), name: z.string() }),
  state: z.string(),
  shownName: z.string(),
  stars: z.int(),
  tags: z.array(z.string()),
  words: MaskedText,
  pictures: z.int(),
  writtenAt: Instant,
  /** Since when it waits for somebody of the shop; null where it does not. */
  waitsSince: z.nullable(Instant),
  openReports: z.int(),
  isAnswered: z.boolean(),
})
export type ListedReview = z.infer<typeof ListedReview>

export const ReviewCase = z.looseObject({
  ...ListedReview.shape,
  version: Version,
  can: z.looseObject({ publish: z.boolean(), keep: z.boolean(), hide: z.boolean(), answer: z.boolean() }),
  /** A prescription drug's: no shopper sees it. */
  isServiceOnly: z.boolean(),
  specification: z.string(),
  quantity: z.int(),
  receivedAt: Instant,
  pictureIds: z.array(Id),
  added: z.nullable(z.looseObject({ words: MaskedText, at: Instant })),
  answer: z.nullable(z.looseObject({ words: MaskedText, by: z.string(), at: Instant })),
  /** Why it is, or was, hidden. */
  hidden: z.nullable(z.looseObject({ reason: z.string(), note: z.string() })),
  decided: z.nullable(z.looseObject({ by: z.string(), at: Instant })),
  helpful: z.int(),
  reports: z.array(z.looseObject({ reason: z.string(), at: Instant })),
})
export type ReviewCase = z.infer<typeof ReviewCase>

/** `open`: somebody of the shop is to look. */
export const ReviewPart = z.enum(['open', 'published', 'hidden'])
export type ReviewPart = z.infer<typeof ReviewPart>

export const ReviewQuery = z.object({
  page: Page,
  size: Size,
  part: z._default(ReviewPart, 'open'),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  /** Part of the product's name. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(30, '最多 30 个字'))),
  order: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

export const HideForm = z.object({
  reason: z.enum(HIDE_REASON_IDS, '请选择原因'),
  note: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), ''),
})
const AnswerForm = z.object({
  words: z.string('请写下回复').check(z.trim(), z.minLength(5, '请至少写 5 个字'), z.maxLength(300, '最多 300 字')),
})

const ById = z.object({ id: Id })
const roles = ['clerk', 'operator', 'pharmacist'] as const
const moderators = ['clerk', 'operator'] as const
const answerers = ['clerk', 'pharmacist'] as const
const WRITE = { version: 'required', params: ById, output: ReviewCase } as const

export const review = {
  list: workEndpoint('GET /reviews', {
    about: 'Reviews of products; of those that wait the ones that many reported first, then the longest waiting. `counts` is of all parts',
    roles,
    query: ReviewQuery,
    output: z.extend(pageOf(ListedReview), { counts: z.looseObject({ open: z.int(), hidden: z.int() }) }),
  }),
  detail: workEndpoint('GET /reviews/{id}', {
    about: 'One review as whoever decides on it has to see it',
    title: '打开商品评价',
    record: 'review:{id}',
    roles,
    params: ById,
    output: ReviewCase,
  }),
  picture: workEndpoint('GET /reviews/{id}/pictures/{pictureId}', {
    about: 'A picture of a review, as a data URL',
    title: '查看评价图片',
    record: 'review:{id}',
    roles,
    params: z.object({ id: Id, pictureId: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  publish: workEndpoint('PUT /reviews/{id}/publication', {
    about: 'Show a review that waited, or show a hidden one again',
    title: '展示商品评价',
    roles: moderators,
    ...WRITE,
  }),
  keep: workEndpoint('PUT /reviews/{id}/keeping', {
    about: 'A published review that was reported stays as it is',
    title: '驳回对评价的举报',
    roles: moderators,
    ...WRITE,
  }),
  hide: workEndpoint('PUT /reviews/{id}/hiding', {
    about: 'Hide a review with the reason; its author is told, and can correct it. Few stars are no reason',
    title: '不展示商品评价',
    body: HideForm,
    roles: moderators,
    ...WRITE,
  }),
  answer: workEndpoint('PUT /reviews/{id}/answer', {
    about: 'Answer a published review for everybody to read, or write the answer anew. 400 SENSITIVE_WORD with what may not be written',
    title: '回复商品评价',
    body: AnswerForm,
    roles: answerers,
    ...WRITE,
  }),
}
