import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ReviewState } from '../../../src/contract/review'
import type { HideReason, ReportReason, ReviewTag } from '../../../src/contract/reviewTags'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { staff } from '../../kernel/work/schema'
import { orderLines } from '../purchase/schema'

/** By which pictures refer to a review. */
export const REVIEWS = 'reviews'

/**
 * Reviews of what was bought and received, one a line of an order. What is written in them is for everybody to read, so that it is not sealed;
 * its author is told by a masked name alone. One that its author deleted stays without words, so that its line takes no other.
 */
export const reviews = memberTable(
  REVIEWS,
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    lineId: text('line_id')
      .notNull()
      .unique()
      .references(() => orderLines.lineId),
    productCode: text('product_code').notNull(),
    /** As everybody reads it: 周**, 匿名用户. */
    shownName: text('shown_name').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    stars: integer('stars').notNull(),
    tags: text('tags').array().$type<ReviewTag[]>().notNull(),
    words: text('words').notNull(),
    pictureIds: text('picture_ids').array().notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    writtenAt: at('written_at').notNull(),
    addedWords: text('added_words'),
    addedAt: at('added_at'),
    answerWords: text('answer_words'),
    answeredBy: text('answered_by').references(() => staff.staffId),
    /** What the reader is told of who answered: 药师, 客服. */
    answererTitle: text('answerer_title'),
    answeredAt: at('answered_at'),
    hideReason: text('hide_reason').$type<HideReason>(),
    hideNote: text('hide_note'),
    decidedBy: text('decided_by').references(() => staff.staffId),
    decidedAt: at('decided_at'),
    /** Since when somebody of the shop is to look at it; null where nobody has to. */
    waitsSince: at('waits_since'),
    helpful: integer('helpful').notNull().default(0),
    /** Reports since somebody of the shop looked last. */
    openReports: integer('open_reports').notNull().default(0),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'reviews',
      title: '商品评价',
      words: {
        lineId: '订单商品编号',
        productCode: '商品编码',
        shownName: '显示的名字',
        isAnonymous: '是否匿名',
        stars: '评分（星）',
        tags: '标签',
        words: '评价内容',
        pictureIds: '图片编号',
        state: '状态',
        writtenAt: '评价时间',
        addedWords: '追评',
        addedAt: '追评时间',
        answerWords: '药房的回复',
        answeredBy: '回复人编号',
        answererTitle: '回复人身份',
        answeredAt: '回复时间',
        hideReason: '未展示的原因',
        hideNote: '未展示的说明',
        decidedBy: '处理人编号',
        decidedAt: '处理时间',
        waitsSince: '等待查看的时间',
        helpful: '有帮助的人数',
        openReports: '被举报次数',
      },
    },
    sample: { kind: 'order', text: '{count} 条商品评价' },
  },
  (t) => [
    index('reviews_member').on(t.memberId, t.writtenAt),
    index('reviews_useful').on(t.productCode, t.state, t.helpful, t.writtenAt),
    index('reviews_waiting')
      .on(t.waitsSince)
      .where(sql`${t.waitsSince} is not null`),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_helpful', sql`${t.helpful} >= 0`),
  ],
)

/** Who said that a review helped. */
export const reviewVotes = memberTable(
  'review_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    votedAt: at('voted_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'reviewVotes', title: '觉得有帮助的评价', words: { reviewId: '评价编号', votedAt: '点选时间' } },
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.memberId] }), index('review_votes_member').on(t.memberId)],
)

/** Who reported a review, and why. */
export const reviewReports = memberTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    reason: text('reason').$type<ReportReason>().notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'reviewReports',
      title: '举报过的评价',
      words: { reviewId: '评价编号', reason: '举报原因', reportedAt: '举报时间' },
    },
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.memberId] }), index('review_reports_member').on(t.memberId)],
)

/**
 * How many published reviews of a product there are with five stars, with pictures, with a tag (`keysOf`): counted in the transaction that
 * publishes, hides, deletes or edits one, so that the average is that of the rows at every moment.
 */
export const reviewCounts = pgTable(
  'review_counts',
  {
    productCode: text('product_code').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productCode, t.key] }), check('review_counts_count', sql`${t.count} >= 0`)],
)
