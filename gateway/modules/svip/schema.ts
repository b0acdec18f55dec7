import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import type { SvipTerms } from './plans'

/** What a row says; whether a paid one runs, is over or is still to begin follows from its days. */
export type StoredState = 'toPay' | 'paid' | 'closed' | 'returned'

/** A membership that was ordered. Its months are counted from `anchorDay`: it holds until that day of the last month is over. */
export const svipOrders = memberTable(
  'svip_orders',
  {
    orderId: text('order_id').primaryKey(),
    memberId: memberId(),
    planName: text('plan_name').notNull(),
    months: integer('months').notNull(),
    price: integer('price').notNull(),
    terms: jsonb('terms').$type<SvipTerms>().notNull(),
    state: text('state').$type<StoredState>().notNull(),
    createdAt: at('created_at').notNull(),
    payBefore: at('pay_before').notNull(),
    paidAt: at('paid_at'),
    anchorDay: date('anchor_day'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** Months of it whose coupons were given. */
    couponMonths: integer('coupon_months').notNull().default(0),
    /** When something of it changes by itself: it begins, its next coupons come, it ends. */
    nextAt: at('next_at'),
    /** When its member was told that it ends soon. */
    toldAt: at('told_at'),
    /** What was paid back, when it was given back, and when the money was there. */
    back: integer('back').notNull().default(0),
    returnedAt: at('returned_at'),
    /** Why the shop gave it back, as its member reads it; null where its member did. */
    returnedFor: text('returned_for'),
    /** By so many days of the calendar its end was moved, for days that were taken from it by mistake. */
    extraDays: integer('extra_days').notNull().default(0),
    refundedAt: at('refunded_at'),
    hiddenAt: at('hidden_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'svipOrders',
      title: '付费会员订单',
      words: {
        orderId: '订单编号',
        planName: '套餐',
        months: '月数',
        price: '价格（分）',
        terms: '权益',
        memberPercent: '会员价减（百分之）',
        freeFreight: '免运费',
        coupons: '每月专享券',
        sends: '可送的体验卡',
        payBefore: '付款期限',
        anchorDay: '起算日',
        startsAt: '开始时间',
        endsAt: '结束时间',
        couponMonths: '已发券的月数',
        nextAt: '下次变化时间',
        toldAt: '到期提醒时间',
        back: '退款（分）',
        returnedAt: '退订时间',
        returnedFor: '商城退款的原因',
        extraDays: '补回的天数',
        refundedAt: '退款到账时间',
      },
    },
    sample: { kind: 'order', text: '{count} 个付费会员订单' },
  },
  (t) => [
    index('svip_orders_member').on(t.memberId, t.createdAt),
    index('svip_orders_next')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
    index('svip_orders_to_pay')
      .on(t.payBefore)
      .where(sql`${t.state} = 'toPay'`),
    check('svip_orders_back', sql`${t.back} between 0 and ${t.price}`),
    check('svip_orders_coupon_months', sql`${t.couponMonths} between 0 and ${t.months}`),
  ],
)
export type SvipRow = typeof svipOrders.$inferSelect

/** The card of somebody who has ever been a member; its number stays the same. */
export const svipCards = memberTable(
  'svip_cards',
  {
    memberId: memberId().primaryKey(),
    cardNumber: text('card_number').notNull().unique(),
    since: at('since').notNull(),
    /** When the rights were last held against what is paid. */
    provedAt: at('proved_at'),
    /** Of the last code that was taken, in steps since 1970: none is taken twice, and none that is older. */
    usedStep: integer('used_step'),
    /** Since when its code is neither shown nor taken, and why, as its member reads it. */
    frozenAt: at('frozen_at'),
    frozenFor: text('frozen_for'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'svipCard',
      title: '付费会员卡',
      words: {
        cardNumber: '卡号',
        since: '开卡时间',
        provedAt: '核对时间',
        usedStep: '最近核验的会员码',
        frozenAt: '冻结时间',
        frozenFor: '冻结原因',
      },
    },
  },
)

/** A pause goes from being announced to being ended: taken back, lifted, lifted as a mistake, or over with the last membership. */
export type PauseState = 'announced' | 'paused' | 'takenBack' | 'lifted' | 'corrected' | 'over'

/** That a member's rights do not count for a while, whatever he holds: announced with the reason, and begun at `beginsAt` at the latest. */
export const svipPauses = memberTable(
  'svip_pauses',
  {
    pauseId: text('pause_id').primaryKey(),
    memberId: memberId(),
    state: text('state').$type<PauseState>().notNull(),
    /** As the member reads it. */
    reason: text('reason').notNull(),
    announcedAt: at('announced_at').notNull(),
    beginsAt: at('begins_at').notNull(),
    endedAt: at('ended_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'svipPauses',
      title: '付费会员权益的暂停',
      words: { pauseId: '暂停编号', reason: '原因', announcedAt: '告知时间', beginsAt: '开始时间', endedAt: '结束时间' },
    },
  },
  (t) => [
    index('svip_pauses_member').on(t.memberId, t.announcedAt),
    uniqueIndex('svip_pauses_open')
      .on(t.memberId)
      .where(sql`${t.state} in ('announced', 'paused')`),
    index('svip_pauses_due')
      .on(t.beginsAt)
      .where(sql`${t.state} = 'announced'`),
  ],
)
export type PauseRow = typeof svipPauses.$inferSelect

/** A card for a month that a member sent. Who opened it is told by the order that it made, not here. */
export const svipSends = memberTable(
  'svip_sends',
  {
    sendId: text('send_id').primaryKey(),
    memberId: memberId(),
    /** Of whose terms it is, and to whose number it counts. */
    orderId: text('order_id')
      .notNull()
      .references(() => svipOrders.orderId),
    state: text('state').$type<'offered' | 'opened' | 'withdrawn'>().notNull(),
    sentAt: at('sent_at').notNull(),
    until: at('until').notNull(),
    openedAt: at('opened_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'svipSends',
      title: '送出的体验卡',
      words: { sendId: '体验卡编号', orderId: '付费会员订单编号', sentAt: '送出时间', until: '领取期限', openedAt: '领取时间' },
    },
  },
  (t) => [index('svip_sends_member').on(t.memberId, t.sentAt), index('svip_sends_order').on(t.orderId)],
)
export type SendRow = typeof svipSends.$inferSelect
