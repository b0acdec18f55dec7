import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, unique } from 'drizzle-orm/pg-core'
import type { InvoiceColour, InvoiceState, RedCause } from '../../../src/contract/invoiceStates'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'

/** The book of titles: names and tax numbers are sealed. */
export const invoiceTitles = memberTable(
  'invoice_titles',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
    ...sealedColumns(),
  },
  {
    onErase: 'delete',
    copy: { key: 'invoiceTitles', title: '发票抬头', words: { kind: '抬头类型', taxNumber: '税号' } },
    sample: { kind: 'account', text: '{count} 个发票抬头' },
  },
  (t) => [
    index('invoice_titles_member').on(t.memberId, t.createdAt),
    index('invoice_titles_key').on(t.keyId),
    uniqueIndex('invoice_titles_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
)

/**
 * Invoices, blue and red. Once one has its number nothing of it changes but how much of it was taken back and whose it is: a trigger refuses the
 * rest. Title and seller are sealed. The order may be forgotten before its invoices are.
 */
export const invoices = memberTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    orderCode: text('order_code').notNull(),
    colour: text('colour').$type<InvoiceColour>().notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    askedAt: at('asked_at').notNull(),
    movedAt: at('moved_at').notNull(),
    /** Cents with tax, and the tax in them; settled when the provider is asked. Above nothing in a red one, too. */
    amount: integer('amount').notNull().default(0),
    tax: integer('tax').notNull().default(0),
    /** Keys of the refunds that were asked for before it was settled: their money is left out of it. */
    before: text('before').array().notNull().default([]),
    /** Of a red one: what it takes back from, why, and the refund's or difference's number. */
    blueId: text('blue_id'),
    cause: text('cause').$type<RedCause>(),
    refundNumber: text('refund_number'),
    /** The provider's number, or the shop's own; and which of the shop's it is, without gaps. */
    number: text('number').unique(),
    serial: integer('serial').unique(),
    issuedAt: at('issued_at'),
    isDemonstration: boolean('is_demonstration').notNull().default(false),
    /** The outbox: attempts at the provider; null where none is due. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    refusal: text('refusal'),
    decidedBy: text('decided_by').references(() => staff.staffId),
    decidedAt: at('decided_at'),
    ...sealedColumns(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'invoices',
      title: '发票',
      words: {
        colour: '蓝字或红字',
        state: '进度',
        askedAt: '申请时间',
        movedAt: '最近进展时间',
        amount: '价税合计（分）',
        tax: '税额（分）',
        blueId: '对应的蓝字发票',
        cause: '红冲原因',
        refundNumber: '退款编号',
        number: '发票号码',
        issuedAt: '开票时间',
        isDemonstration: '演示发票',
        refusal: '没有开出的原因',
        kind: '抬头类型',
        taxNumber: '税号',
        sellerName: '销售方',
        sellerTaxNumber: '销售方税号',
        lines: '明细',
        rate: '税率（%）',
        taken: '其中已冲红（分）',
      },
    },
    sample: { kind: 'order', text: '{count} 张发票' },
  },
  (t) => [
    index('invoices_member').on(t.memberId, t.askedAt),
    index('invoices_order').on(t.orderCode),
    index('invoices_key').on(t.keyId),
    uniqueIndex('invoices_live')
      .on(t.orderCode)
      .where(sql`${t.colour} = 'blue' and ${t.state} in ('asked', 'issuing', 'failed', 'issued', 'partlyRed')`),
    uniqueIndex('invoices_red_once')
      .on(t.blueId, sql`coalesce(${t.refundNumber}, '')`)
      .where(sql`${t.colour} = 'red'`),
    index('invoices_asked')
      .on(t.askedAt)
      .where(sql`${t.state} = 'asked'`),
    index('invoices_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    index('invoices_failed')
      .on(t.movedAt)
      .where(sql`${t.state} = 'failed'`),
    check('invoices_amount', sql`${t.amount} >= 0 and ${t.tax} between 0 and ${t.amount}`),
    check('invoices_red', sql`(${t.colour} = 'red') = (${t.blueId} is not null)`),
    check('invoices_numbered', sql`(${t.number} is null) = (${t.issuedAt} is null) and (${t.number} is null) = (${t.serial} is null)`),
  ],
)

/** What stands on an invoice; above nothing in a red one, too. Of a blue one `taken` counts what red ones take back of the line. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The order's line; empty for the freight. */
    lineId: text('line_id').notNull(),
    name: text('name').notNull(),
    specification: text('specification').notNull(),
    quantity: integer('quantity').notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    rate: integer('rate').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.position] }),
    unique('invoice_lines_once').on(t.invoiceId, t.lineId),
    check('invoice_lines_amount', sql`${t.amount} > 0 and ${t.tax} between 0 and ${t.amount} and ${t.quantity} >= 0`),
    check('invoice_lines_taken', sql`${t.taken} between 0 and ${t.amount}`),
  ],
)

/** The one row whose lock numbers are given under. */
export const invoiceSerials = pgTable('invoice_serials', { id: text('id').primaryKey(), last: integer('last').notNull() })
