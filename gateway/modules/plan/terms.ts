import type { PlanSetting } from '../../../counter/contract/settings/planSetting'

/** What was sold, as it stood: a copy of the plan, without whose account is paid. */
export type PolicyTerms = Omit<PlanSetting, 'id' | 'family'>

export const termsOf = ({ id: _id, family: _family, ...terms }: PlanSetting): PolicyTerms => terms

/** Months of a policy. */
export const MONTHS = 12

/** 标题｜一句说明｜数值, in its three parts. */
export const shownCovers = (covers: readonly string[]) =>
  covers.map((line) => {
    const [title = '', text = '', value = ''] = line.split('｜')
    return { title, text, value }
  })
