import { spokenDate } from '../../../src/lib/time'
import type { ListedMembership, MembershipPart, MembershipPause } from '../../contract/membership'

export const PART_NAMES: Readonly<Record<MembershipPart, string>> = { held: '使用中与待生效', paused: '权益暂停', frozen: '卡已冻结' }

export const NONE: Readonly<Record<MembershipPart, string>> = {
  held: '现在没有付费会员',
  paused: '没有暂停或将要暂停权益的会员',
  frozen: '没有冻结的会员卡',
}

export const PAUSE_NAMES: Readonly<Record<MembershipPause['state'], string>> = {
  announced: '将要暂停',
  paused: '暂停中',
  takenBack: '已取消，没有暂停',
  lifted: '已恢复',
  corrected: '已恢复并补回天数',
  over: '会员期已结束',
}

/** 2026 年 11 月 29 日至 2027 年 11 月 29 日 */
export const daysOf = ({ firstDay, lastDay }: Pick<ListedMembership, 'firstDay' | 'lastDay'>): string =>
  `${spokenDate(firstDay)}至 ${spokenDate(lastDay)}`

/** Whose it is: 周* 的 SVIP 年卡 */
export const calledOf = ({ memberName, planName }: Pick<ListedMembership, 'memberName' | 'planName'>): string =>
  `${memberName || '会员'} 的 SVIP ${planName}`
