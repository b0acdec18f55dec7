import type { Reason } from '../ledger/accounts'

const TITLES: Partial<Readonly<Record<Reason, string>>> = {
  orderEarned: '购物',
  orderTaken: '退款扣回',
  prize: '抽奖奖品',
  draw: '换抽奖次数',
  drawBack: '抽奖次数退回',
  compensation: '客服补发',
}

/** Why points came or left, as a member reads it; a reason of a later release is named so much only. */
export const titleOf = (reason: string): string => (TITLES as Readonly<Record<string, string>>)[reason] ?? '积分变动'
