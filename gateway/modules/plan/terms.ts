import type { PlanSetting } from '../../../counter/contract/settings/planSetting'
import type { PlanType } from '../../../src/contract/plan'

type Paying = Pick<PlanSetting, 'type' | 'instalments'>

/** What was sold, as it stood: a copy of the plan. What is paid at once does not say so. */
export type PolicyTerms = Omit<PlanSetting, 'id' | 'family' | keyof Paying> & Partial<Paying>

export const termsOf = ({ id: _id, family: _family, type, instalments, ...terms }: PlanSetting): PolicyTerms =>
  type === 'yearly' ? terms : { ...terms, type, instalments }

export const typeOf = ({ type = 'yearly' }: Pick<PolicyTerms, 'type'>): PlanType => type
/** The lines of its instalments; none of what is paid at once. */
export const linesOf = ({ instalments = [] }: Pick<PolicyTerms, 'instalments'>): readonly string[] => instalments

/** How many times it is paid. */
export const timesOf = (terms: Pick<PolicyTerms, 'instalments'>): number => Math.max(1, linesOf(terms).length)

/** Months of a policy. */
export const MONTHS = 12

/** 标题｜一句说明｜数值, in its three parts. */
export const shownCovers = (covers: readonly string[]) =>
  covers.map((line) => {
    const [title = '', text = '', value = ''] = line.split('｜')
    return { title, text, value }
  })
