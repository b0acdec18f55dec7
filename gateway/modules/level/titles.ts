import type { Reason } from '../ledger/accounts'

const TITLES: Partial<Readonly<Record<Reason, string>>> = {
  orderEarned: '购物',
  orderTaken: '退款扣回',
  profile: '完善健康档案',
  expired: '到期',
}

/** Why growth came or left, as a member reads it; a reason of a later release is named so much only. */
export const titleOf = (reason: string): string => (TITLES as Readonly<Record<string, string>>)[reason] ?? '成长值变动'
