import type { Reason } from '../ledger/accounts'

const TITLES = {
  sign: '每日签到',
  weekGift: '连签周礼',
  monthGift: '全勤月礼',
  makeUp: '补签',
  makeUpCost: '补签使用',
  task: '健康任务',
  question: '每日一问',
  order: '下单抵扣',
  orderBack: '订单退回',
  orderEarned: '购物奖励',
  orderTaken: '退款扣回',
  debt: '退款补扣',
  profile: '完善健康档案',
  compensation: '客服补发',
  prize: '抽奖奖品',
  draw: '换抽奖次数',
  drawBack: '抽奖次数退回',
  expired: '到期',
} as const satisfies Readonly<Record<Reason, string>>

/** Why coins came or left, as a member reads it; a reason of a later release is named so much only. */
export const titleOf = (reason: string): string => (TITLES as Readonly<Record<string, string>>)[reason] ?? '健康币变动'
