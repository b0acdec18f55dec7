import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, ProductCode, QueryInt, SkuCode } from './fields'
import { REPORT_REASON_IDS, REVIEW_TAG_IDS } from './reviewTags'
import { Upload } from './upload'

export const MAX_REVIEW_WORDS = 300
export const MAX_REVIEW_PICTURES = 6
/** Days after the receipt within which a review is written and edited, and within which it is added to. */
export const WRITE_DAYS = 90
export const ADD_DAYS = 180
/** Up to so many stars a review is among the bad ones. */
export const LOW_STARS = 2

/** `waiting`: a clerk looks first. `hidden`: nobody else sees it until it was corrected. `deleted`: by its author; its line takes no other. */
export const REVIEW_STATES = ['waiting', 'published', 'hidden', 'deleted'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const Words = z.string().check(z.trim(), z.maxLength(MAX_REVIEW_WORDS, `最多 ${MAX_REVIEW_WORDS} 个字`))
const Stars = z.int('请选择几颗星').check(z.minimum(1, '请选择几颗星'), z.maximum(5))

/** What is written of a review. */
export const ReviewForm = z.object({
  stars: Stars,
  tags: z._default(z.array(z.enum(REVIEW_TAG_IDS)).check(z.maxLength(REVIEW_TAG_IDS.length)), []),
  words: z._default(Words, ''),
  /** Ids of pictures of the kind `review`, in their order. */
  pictures: z._default(z.array(Id).check(z.maxLength(MAX_REVIEW_PICTURES, `最多 ${MAX_REVIEW_PICTURES} 张图片`)), []),
  /** 匿名用户 instead of 周**. */
  isAnonymous: z._default(z.boolean(), true),
})
export type ReviewForm = z.infer<typeof ReviewForm>

export const AddedWords = z
  .string('请写下追评')
  .check(z.trim(), z.minLength(1, '请写下追评'), z.maxLength(MAX_REVIEW_WORDS, `最多 ${MAX_REVIEW_WORDS} 个字`))

/** A picture of a review that everybody may see; `url` below the shop's own origin. */
const ShownPicture = z.looseObject({ id: Id, url: z.string(), width: z.int(), height: z.int() })

/** A review as everybody reads it: of its author a masked name, never who he is. */
export const Review = z
  .looseObject({
    id: Id,
    /** 周**, or 匿名用户. */
    name: z.string(),
    stars: z.int(),
    /** Of `REVIEW_TAGS`; of a newer gateway maybe others. */
    tags: z.array(z.string()),
    words: z.string(),
    pictures: z.array(ShownPicture),
    writtenAt: Instant,
    specification: z.string(),
    quantity: z.int(),
    added: z.nullable(z.looseObject({ words: z.string(), at: Instant })),
    /** What the pharmacy answered, and by whom: 沈知夏 药师. */
    answer: z.nullable(z.looseObject({ words: z.string(), by: z.string(), at: Instant })),
    helpful: z.int(),
    /** Whether whoever asks said that it helped, and whether he wrote it. */
    isHelpful: z.boolean(),
    isOwn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Review' })
export type Review = z.infer<typeof Review>

/** What there is of a product's reviews. Of a prescription drug nothing. */
export const ReviewFigures = z
  .looseObject({
    count: z.int(),
    /** Of the stars, in tenths: 48 is 4.8; 0 where there is none. */
    average: z.int(),
    /** How many have one star, two, up to five. */
    stars: z.array(z.int()),
    pictured: z.int(),
    low: z.int(),
    /** Tags that somebody chose, the most frequent first. */
    tags: z.array(z.looseObject({ tag: z.string(), count: z.int() })),
  })
  .register(z.globalRegistry, { id: 'ReviewFigures' })
export type ReviewFigures = z.infer<typeof ReviewFigures>

/** A line of an order that may be reviewed, or was. */
const ReviewedLine = {
  lineId: Id,
  orderCode: Id,
  productCode: ProductCode,
  skuCode: SkuCode,
  name: z.string(),
  brandName: z.string(),
  productImageUrl: z.string(),
  specification: z.string(),
  quantity: z.int(),
  receivedAt: Instant,
}

export const PendingLine = z.looseObject({ ...ReviewedLine, /** Until when. */ until: Instant }).register(z.globalRegistry, {
  id: 'PendingReview',
})
export type PendingLine = z.infer<typeof PendingLine>

/** A review as its author reads it. */
export const OwnReview = z
  .looseObject({
    ...ReviewedLine,
    id: Id,
    state: z.string(),
    stars: z.int(),
    tags: z.array(z.string()),
    words: z.string(),
    pictures: z.array(Upload),
    isAnonymous: z.boolean(),
    writtenAt: Instant,
    added: z.nullable(z.looseObject({ words: z.string(), at: Instant })),
    answer: z.nullable(z.looseObject({ words: z.string(), by: z.string(), at: Instant })),
    helpful: z.int(),
    /** Why it is hidden, a sentence; null where it is not. */
    hiddenFor: z.nullable(z.string()),
    can: z.looseObject({ edit: z.boolean(), add: z.boolean(), remove: z.boolean() }),
  })
  .register(z.globalRegistry, { id: 'OwnReview' })
export type OwnReview = z.infer<typeof OwnReview>

/** What the form needs to know of a line, and what was written of it. */
export const ReviewDraft = z
  .looseObject({
    ...ReviewedLine,
    /** A prescription drug: stars and tags of the service, no words, no pictures; shown to nobody but the pharmacy. */
    isServiceOnly: z.boolean(),
    /** How the author would be called: 周**. */
    maskedName: z.string(),
    /** Null where it cannot be written any more. */
    until: z.nullable(Instant),
    review: z.nullable(OwnReview),
  })
  .register(z.globalRegistry, { id: 'ReviewDraft' })
export type ReviewDraft = z.infer<typeof ReviewDraft>

export const ReviewFilter = z.union([z.enum(['all', 'pictured', 'low']), z.enum(REVIEW_TAG_IDS)])
export type ReviewFilter = z.infer<typeof ReviewFilter>

const ById = z.object({ id: Id })
const ByProduct = z.object({ productCode: ProductCode })
const CHANGES = ['reviews', 'productReviews', 'orders'] as const

export const review = {
  pending: endpoint('GET /reviews/pending', {
    about: `What this member received within ${WRITE_DAYS} days and has not reviewed, the latest receipt first`,
    session: 'required',
    query: z.object({ page: Page, size: QueryInt(1, 50, 20) }),
    provides: 'reviews',
    output: pageOf(PendingLine),
    fallback: EMPTY_PAGE,
  }),
  mine: endpoint('GET /reviews', {
    about: 'What this member wrote, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: QueryInt(1, 50, 20) }),
    provides: 'reviews',
    output: pageOf(OwnReview),
    fallback: EMPTY_PAGE,
  }),
  draft: endpoint('GET /reviews/lines/{lineId}', {
    about: 'What the form needs to know of a line of this member’s received orders; 404 of any other',
    session: 'required',
    params: z.object({ lineId: Id }),
    provides: 'reviews',
    output: ReviewDraft,
  }),
  write: endpoint('POST /reviews', {
    about:
      'Review a line that was received, once. 400 SENSITIVE_WORD with what may not be written; 409 REVIEWED, 409 REVIEW_CLOSED after its time',
    collects: { scene: '写商品评价', kinds: ['picture', 'order'] },
    session: 'required',
    idempotent: true,
    body: z.object({ lineId: Id, ...ReviewForm.shape }),
    invalidates: CHANGES,
    output: OwnReview,
  }),
  edit: endpoint('PUT /reviews/{id}', {
    about: 'Write one’s review anew, within the time in which it may be written; one that was hidden is looked at again',
    collects: { scene: '写商品评价', kinds: ['picture', 'order'] },
    session: 'required',
    idempotent: true,
    params: ById,
    body: ReviewForm,
    invalidates: CHANGES,
    output: OwnReview,
  }),
  append: endpoint('POST /reviews/{id}/addition', {
    about: `Add to one’s published review after use, once, within ${ADD_DAYS} days of the receipt`,
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    params: ById,
    body: z.object({ words: AddedWords }),
    invalidates: CHANGES,
    output: OwnReview,
  }),
  remove: endpoint('DELETE /reviews/{id}', {
    about: 'Delete one’s review with its pictures; its line cannot be reviewed again',
    session: 'required',
    params: ById,
    invalidates: CHANGES,
    output: Done,
  }),
  ofProduct: endpoint('GET /product/{productCode}/reviews', {
    about: 'A product’s reviews: all, those with pictures, the bad ones, those with a tag; the most useful first, or the newest',
    params: ByProduct,
    query: z.object({
      filter: z._default(ReviewFilter, 'all'),
      sort: z._default(z.enum(['useful', 'newest']), 'useful'),
      page: Page,
      size: QueryInt(1, 50, 10),
    }),
    provides: 'productReviews',
    output: z.extend(pageOf(Review), {
      figures: ReviewFigures,
      /** What stands above and below the list; null where the product is not sold any more. */
      product: z.nullable(
        z.looseObject({ name: z.string(), skuCode: z.nullable(SkuCode), salePrice: z.nullable(Cents), isPrescription: z.boolean() }),
      ),
      /** The member's own line that waits to be reviewed; null where there is none. */
      writable: z.nullable(Id),
    }),
  }),
  help: endpoint('PUT /reviews/{id}/helpful', {
    about: 'Say that somebody else’s review helped, once, or take that back',
    collects: 'nothing',
    session: 'required',
    params: ById,
    body: z.object({ isHelpful: z.boolean() }),
    output: z.looseObject({ helpful: z.int(), isHelpful: z.boolean() }),
  }),
  report: endpoint('POST /reviews/{id}/reports', {
    about: 'Report somebody else’s review to the shop, once; it stays until a clerk has looked at it',
    collects: 'nothing',
    session: 'required',
    params: ById,
    body: z.object({ reason: z.enum(REPORT_REASON_IDS, '请选择举报的原因') }),
    invalidates: ['productReviews'],
    output: Done,
  }),
}
