import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant, Page, pageOf, Size } from './fields'
import { ProductCard } from './productCard'
import { Upload } from './upload'

/** How an application came out: it is worked on, what was asked for was given, or it was not. */
export const RecordResult = z.enum(['open', 'granted', 'notGranted'])
export type RecordResult = z.infer<typeof RecordResult>
export const RecordFilter = z.enum(['all', ...RecordResult.options])
export type RecordFilter = z.infer<typeof RecordFilter>

const RecordLine = z.looseObject({
  lineId: Id,
  card: ProductCard,
  specification: z.string(),
  quantity: z.int(),
  /** Cents asked for. */
  amount: Cents,
})

/** Something that a member applied for after a purchase, whatever it was: its words are the gateway's, so that an older client shows a newer kind. */
export const AftersalesRecord = z
  .looseObject({
    id: Id,
    /** `refund`: its own page is `refund`. Of a kind that a client does not know it shows the record alone. */
    kind: z.string(),
    /** What is named when asking about it. */
    number: Id,
    orderCode: z.nullable(Id),
    /** What was applied for: 退货退款. */
    title: z.string(),
    /** How it stands: 等待寄回. */
    word: z.string(),
    result: z.string(),
    /** Cents that were asked for. */
    amount: Cents,
    lines: z.array(RecordLine),
    count: z.int(),
    appliedAt: Instant,
    endedAt: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'AftersalesRecord' })
export type AftersalesRecord = z.infer<typeof AftersalesRecord>

const Named = z.looseObject({ label: z.string(), text: z.string() })

/** What was asked for, what was decided with reasons, and what was paid where and when. */
export const RecordDetail = z
  .extend(AftersalesRecord, {
    asked: z.array(Named),
    pictures: z.array(Upload),
    /** Null before somebody decided. */
    decision: z.nullable(
      z.looseObject({
        granted: z.boolean(),
        /** 同意退货退款 */
        title: z.string(),
        at: Instant,
        reasons: z.array(z.string()),
      }),
    ),
    /** Null before any is on its way. */
    money: z.nullable(
      z.looseObject({
        amount: Cents,
        /** Where it goes: 原路退回微信支付. */
        to: z.string(),
        /** When it was back; null while it is under way. */
        at: z.nullable(Instant),
        /** How the amount comes about, where it has parts. */
        parts: z.array(z.looseObject({ label: z.string(), cents: Cents })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'RecordDetail' })
export type RecordDetail = z.infer<typeof RecordDetail>

/** A step of an application: specification 2, section 3 (log entries: statusCode, dateTime), with who took it and what was said. */
export const RecordStep = z.looseObject({
  /** Null for what has no such code. */
  statusCode: z.nullable(z.int()),
  dateTime: Instant,
  /** 您, 客服, 银行, 系统 */
  by: z.string(),
  title: z.string(),
  text: z.string(),
})
export type RecordStep = z.infer<typeof RecordStep>

const ById = z.object({ id: Id })

/** Everything a member ever applied for after a purchase: the archive behind /afterSalesRecordList (specification 1, section 2; its calls are not shown and are ours). */
export const aftersalesRecord = {
  list: endpoint('GET /aftersalesRecords', {
    about: 'What this member applied for after his purchases, the newest application first; without what he deleted',
    session: 'required',
    query: z.object({ filter: z._default(RecordFilter, 'all'), page: Page, size: Size }),
    provides: 'aftersalesRecords',
    output: pageOf(AftersalesRecord),
    fallback: { results: [], hits: 0, currentPage: 1, hasMore: false },
  }),
  detail: endpoint('GET /aftersalesRecords/{id}', {
    about: 'One record, by its id or its number: what was asked, decided with reasons, and paid',
    session: 'required',
    params: ById,
    provides: 'aftersalesRecords',
    output: RecordDetail,
  }),
  history: endpoint('GET /aftersalesRecords/{id}/history', {
    about: 'The steps of one record, the latest first: when, who, what was said',
    session: 'required',
    params: ById,
    provides: 'aftersalesRecords',
    output: z.looseObject({ record: AftersalesRecord, steps: z.array(RecordStep) }),
  }),
}
