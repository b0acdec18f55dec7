import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { PrizeFields } from '../../../counter/contract/lottery'
import type { PrizeType } from '../../../src/contract/lottery'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'

/** Bytes of a seed. */
const SEED_BYTES = 32

/**
 * A draw (specification 1, section 3). Once it has begun a trigger of the database refuses every change of what was published: a change is a new
 * activity. `seed` is known to nobody before it is over, its hash to everybody from the beginning.
 */
export const lotteries = pgTable(
  'lotteries',
  {
    activityId: text('activity_id').primaryKey(),
    title: text('title').notNull(),
    conditions: text('conditions').notNull(),
    prizes: jsonb('prizes').$type<PrizeFields[]>().notNull(),
    freeTimes: integer('free_times').notNull(),
    useIntegral: integer('use_integral').notNull(),
    integralLimit: integer('integral_limit').notNull(),
    shareLimit: integer('share_limit').notNull(),
    beginsAt: at('begins_at').notNull(),
    endsAt: at('ends_at').notNull(),
    seed: text('seed')
      .notNull()
      .$defaultFn(() => randomBytes(SEED_BYTES).toString('hex')),
    /** When the first chance of it was used or given: from then on it is frozen. */
    begunAt: at('begun_at'),
    stoppedAt: at('stopped_at'),
    stoppedFor: text('stopped_for'),
    /** When points for chances that nobody used had come back, after its end. */
    settledAt: at('settled_at'),
  },
  (t) => [index('lotteries_ends').on(t.endsAt), check('lotteries_period', sql`${t.endsAt} > ${t.beginsAt}`)],
)

/** How many of a prize were won; the row carries the limit, and the database keeps it. */
export const lotteryStocks = pgTable(
  'lottery_stocks',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => lotteries.activityId),
    prizeId: text('prize_id').notNull(),
    quantity: integer('quantity').notNull(),
    won: integer('won').notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.prizeId] }), check('lottery_stocks_won', sql`${t.won} between 0 and ${t.quantity}`)],
)

/** A chance that is not free: of a share that another member opened, or for points. Used by one draw. */
export const lotteryChances = memberTable(
  'lottery_chances',
  {
    chanceId: text('chance_id').primaryKey(),
    memberId: memberId(),
    activityId: text('activity_id')
      .notNull()
      .references(() => lotteries.activityId),
    way: text('way').$type<'shared' | 'exchanged'>().notNull(),
    /** The shop's day, whose limit it counts to. */
    day: date('day').notNull(),
    /** Points that it cost. */
    integral: integer('integral').notNull(),
    at: at('at').notNull(),
    usedAt: at('used_at'),
    /** When its points came back. */
    returnedAt: at('returned_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'lotteryChances',
      title: '抽奖次数',
      words: {
        chanceId: '次数编号',
        activityId: '抽奖活动编号',
        way: '来源',
        integral: '使用积分',
        usedAt: '使用时间',
        returnedAt: '退回时间',
      },
    },
  },
  (t) => [
    index('lottery_chances_member').on(t.memberId, t.activityId, t.day),
    index('lottery_chances_open')
      .on(t.activityId)
      .where(sql`${t.usedAt} is null and ${t.returnedAt} is null`),
  ],
)

/** A draw that was made. Its result follows from the seed, the member and `nonce`, which counts a member's draws without a gap. */
export const lotteryDraws = memberTable(
  'lottery_draws',
  {
    drawId: text('draw_id').primaryKey(),
    memberId: memberId(),
    activityId: text('activity_id')
      .notNull()
      .references(() => lotteries.activityId),
    nonce: integer('nonce').notNull(),
    /** Chosen by who draws, to ask for the result by. */
    key: text('key').notNull(),
    way: text('way').$type<'free' | 'shared' | 'exchanged'>().notNull(),
    day: date('day').notNull(),
    /** The prize of the seed, and what was left in its place. */
    drawnPrize: text('drawn_prize').notNull(),
    prizeId: text('prize_id').notNull(),
    prizeType: text('prize_type').$type<PrizeType>().notNull(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'lotteryDraws',
      title: '抽奖记录',
      words: {
        drawId: '抽奖编号',
        activityId: '抽奖活动编号',
        nonce: '第几次',
        key: '查询编号',
        way: '次数来源',
        drawnPrize: '抽到的奖品编号',
        prizeId: '得到的奖品编号',
        prizeType: '奖品种类',
      },
    },
    sample: { kind: 'reward', text: '{count} 次抽奖' },
  },
  (t) => [
    unique('lottery_draws_nonce').on(t.memberId, t.activityId, t.nonce),
    unique('lottery_draws_key').on(t.memberId, t.key),
    index('lottery_draws_newest').on(t.activityId, t.at),
    index('lottery_draws_member').on(t.memberId, t.at),
  ],
)

/** Goods that were won; to whom and where they go is in the encrypted content once the winner said so. */
export const lotteryParcels = memberTable(
  'lottery_parcels',
  {
    id: text('id')
      .primaryKey()
      .references(() => lotteryDraws.drawId, { onDelete: 'cascade' }),
    memberId: memberId(),
    ...sealedColumns(),
    addressedAt: at('addressed_at').notNull(),
    /** The order that it goes with; null where it goes by itself. */
    orderCode: text('order_code'),
    carrier: integer('carrier'),
    trackingNumber: text('tracking_number'),
    sentAt: at('sent_at'),
    receivedAt: at('received_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'lotteryParcels',
      title: '奖品收货信息',
      words: {
        consigneeName: '收件人',
        consigneePhone: '收件人手机号',
        region: '收件地区',
        address: '详细地址',
        addressedAt: '填写时间',
        orderCode: '随寄的订单编号',
        carrier: '快递公司编号',
        trackingNumber: '运单号',
        sentAt: '寄出时间',
        receivedAt: '收到时间',
      },
    },
  },
  (t) => [
    index('lottery_parcels_member').on(t.memberId),
    index('lottery_parcels_to_send')
      .on(t.addressedAt)
      .where(sql`${t.sentAt} is null`),
    index('lottery_parcels_key').on(t.keyId),
  ],
)

/** What a member passed on. */
export const lotteryShares = memberTable(
  'lottery_shares',
  {
    shareId: text('share_id').primaryKey(),
    memberId: memberId(),
    activityId: text('activity_id')
      .notNull()
      .references(() => lotteries.activityId),
    at: at('at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'lotteryShares', title: '分享抽奖', words: { shareId: '分享编号', activityId: '抽奖活动编号' } } },
  (t) => [unique('lottery_shares_each').on(t.memberId, t.activityId)],
)

/** Who opened what was passed on: each member once for each who shares. */
export const lotteryHelps = memberTable(
  'lottery_helps',
  {
    /** Who opened it. */
    memberId: memberId(),
    shareId: text('share_id')
      .notNull()
      .references(() => lotteryShares.shareId, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'lotteryHelps', title: '打开家人分享的抽奖', words: { shareId: '分享编号' } } },
  (t) => [primaryKey({ columns: [t.shareId, t.memberId] }), index('lottery_helps_member').on(t.memberId)],
)
