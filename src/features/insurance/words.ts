import type { InsuranceBenefit, InsurancePlan } from '@/contract/insurance'
import { shortYuan } from '@/lib/money'
import { spokenDate } from '@/lib/time'

/** 保险公司付 80%，一年最多 3000 元 */
export const planText = ({ percent, yearly }: Pick<InsurancePlan, 'percent' | 'yearly'>): string =>
  `保险公司付 ${percent}%，一年最多 ${shortYuan(yearly)} 元`

const STATES: Readonly<Record<InsuranceBenefit['state'], string>> = { coming: '还没生效', running: '保障中', over: '已到期' }
export const stateText = ({ state }: Pick<InsuranceBenefit, 'state'>): string => STATES[state]

export const periodText = ({ startsOn, endsOn }: Pick<InsuranceBenefit, 'startsOn' | 'endsOn'>): string =>
  `${spokenDate(startsOn)}至 ${spokenDate(endsOn)}`
