import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CarrierCode } from '../../../src/contract/carriers'
import type { RefundReason, RefundType } from '../../../src/contract/refundReasons'
import type { RefundEnding } from '../../../src/contract/refundStates'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { orderLines, orders } from '../purchase/schema'
import type { ApplicationState, InspectionState, MoneyState, ParcelState } from './states'

/** By which pictures refer to an application. */
export const APPLICATIONS = 'refund_applications'

/**
 * What shoppers ask their money back for: an application, and how it, its parcel, its inspection and its money stand (`states.ts`). The money
 * itself is a refund of `pay`, whose key is the refund number. Note, phones and what staff wrote are sealed.
 */
export const refundApplications = memberTable(
  APPLICATIONS,
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** TK, the day and digits. */
    refundNumber: text('refund_number').notNull().unique(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    type: text('type').$type<RefundType>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    isIntact: boolean('is_intact').notNull(),
    application: text('application').$type<ApplicationState>().notNull(),
    parcel: text('parcel').$type<ParcelState>().notNull(),
    inspection: text('inspection').$type<InspectionState>().notNull(),
    money: text('money').$type<MoneyState>().notNull(),
    /** What was offered and is paid, in cents: pieces (`refund_pieces`) and freight. */
    amount: integer('amount').notNull(),
    freight: integer('freight').notNull(),
    /** Coupons that come back with it: as it was offered, and once its money was asked for as it was. */
    coupons: integer('coupons').notNull(),
    /** Health coins that come back with its pieces. */
    coins: integer('coins').notNull().default(0),
    appliedAt: at('applied_at').notNull(),
    /** When it came to the code that it shows. */
    movedAt: at('moved_at').notNull(),
    takenBy: text('taken_by').references(() => staff.staffId),
    decidedBy: text('decided_by').references(() => staff.staffId),
    decidedAt: at('decided_at'),
    /** Until when the parcel has to be on its way. */
    returnBefore: at('return_before'),
    carrier: integer('carrier').$type<CarrierCode>(),
    trackingNumber: text('tracking_number'),
    sentAt: at('sent_at'),
    arrivedAt: at('arrived_at'),
    inspectedBy: text('inspected_by').references(() => staff.staffId),
    ending: text('ending').$type<RefundEnding>(),
    endedAt: at('ended_at'),
    hiddenAt: at('hidden_at'),
    ...sealedColumns(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'refunds',
      title: '退款售后',
      words: {
        refundNumber: '退款编号',
        type: '退款方式',
        reason: '退款原因',
        isIntact: '声明商品完好',
        application: '申请进度',
        parcel: '寄回进度',
        inspection: '验收进度',
        money: '退款进度',
        amount: '退款金额（分）',
        freight: '其中运费（分）',
        coupons: '退回的优惠券',
        coins: '退回的健康币',
        appliedAt: '申请时间',
        movedAt: '最近进展时间',
        takenBy: '受理客服编号',
        decidedBy: '审核客服编号',
        decidedAt: '审核时间',
        returnBefore: '寄回截止',
        carrier: '快递公司编号',
        trackingNumber: '快递单号',
        sentAt: '寄回时间',
        arrivedAt: '收到时间',
        inspectedBy: '验收人编号',
        ending: '结果',
        endedAt: '结束时间',
        note: '说明',
        phone: '联系电话',
        trackingPhone: '寄件电话',
        refusal: '未通过的原因',
      },
    },
    sample: { kind: 'order', text: '{count} 次退款售后' },
  },
  (t) => [
    index('refund_applications_member').on(t.memberId, t.appliedAt),
    index('refund_applications_number_begins').on(t.refundNumber.op('text_pattern_ops')),
    // Equal codes are found in it, too.
    index('refund_applications_order_begins').on(t.orderCode.op('text_pattern_ops')),
    index('refund_applications_key').on(t.keyId),
    index('refund_applications_open')
      .on(t.movedAt)
      .where(sql`${t.endedAt} is null`),
    index('refund_applications_awaited')
      .on(t.returnBefore)
      .where(sql`${t.parcel} = 'awaited'`),
    check('refund_applications_amount', sql`${t.amount} >= ${t.freight} and ${t.freight} >= 0`),
  ],
)

/**
 * The pieces of an application: the third of the five boxes of a line. Each has its cents for ever (`piecePrices.ts`), so that they come to
 * the line's net price in whatever order and by however many refunds they go back. A piece is in one application that stands.
 */
export const refundPieces = pgTable(
  'refund_pieces',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => refundApplications.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.lineId),
    /** From 1 on. */
    piece: integer('piece').notNull(),
    cents: integer('cents').notNull(),
    /** When its application ended without money: it may be asked for again. */
    releasedAt: at('released_at'),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.lineId, t.piece] }),
    uniqueIndex('refund_pieces_once')
      .on(t.lineId, t.piece)
      .where(sql`${t.releasedAt} is null`),
    check('refund_pieces_cents', sql`${t.cents} >= 0`),
  ],
)

/** What happened to an application: one row in the transaction of each move that changes its code. */
export const refundLog = pgTable(
  'refund_log',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => refundApplications.id),
    position: integer('position').notNull(),
    statusCode: integer('status_code').notNull(),
    dateTime: at('date_time').notNull(),
    staffId: text('staff_id').references(() => staff.staffId),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.position] })],
)
